"""The medium bot at the table: a partner whom a beginner would accept."""

from tests.bots.spades.seat import after, chosen
from tests.engines.spades.table import playing


def plays(text: str, **settings: bool) -> str:
    return chosen("medium", playing(text, **settings))


# Its contract


def test_it_takes_a_trick_that_it_needs_as_cheaply_as_it_can() -> None:
    assert (
        plays("tricks 2 3 2 2; trick 1:5H 2:6H 3:TH; turn 0; 0 AH QH JH 4H; 1 2D; 2 3D; 3 4D")
        == "JH"
    )


def test_it_trumps_with_its_lowest_spade_that_wins() -> None:
    assert (
        plays(
            "tricks 2 3 2 2; trick 1:5H 2:6H 3:7S; turn 0; broken; 0 AS 9S 8S 2S; 1 2D; 2 3D; 3 4D"
        )
        == "8S"
    )


def test_it_leaves_a_trick_to_its_partner() -> None:
    assert plays("tricks 2 3 3 3; trick 1:5H 2:KH 3:4H; turn 0; 0 AH 3H; 1 2D; 2 3D; 3 4D") == "3H"
    assert plays("tricks 2 3 3 3; trick 1:5H 2:KH 3:4H; turn 0; 0 9S 3C; 1 2D; 2 3D; 3 4D") == "3C"


def test_it_does_not_trump_its_partners_ace() -> None:
    text = """tricks 2 3 2 2; trick 2:AH 3:4H; turn 0
        0 9S 3S 8C 3C; 1 2D 5D 6D 7D; 2 3D 8D 9D; 3 4D TD JD"""

    assert plays(text) == "3C"


def test_it_wastes_nothing_on_a_trick_that_is_lost() -> None:
    text = """tricks 2 3 2 2; trick 1:5H 2:KH 3:2S; turn 0; broken
        0 AH QH 9H 3H; 1 2D 5D 6D; 2 3D; 3 4D"""

    assert plays(text) == "3H"


def test_it_leads_an_ace_before_it_can_be_trumped() -> None:
    text = """bids 2 3 4 3; turn 0
        0 8S 4S AH 7H 3H KC 9C 5C 2C QD 8D 6D 4D
        1 AS 3S 2S QH 6H 4H AC QC 4C AD 7D 5D 2D
        2 KS QS JS TS 9H 2H 8C 7C KD JD TD 9D 3D
        3 9S 7S 6S 5S KH JH TH 8H 5H JC TC 6C 3C"""

    assert plays(text) == "AH"


def test_it_knows_that_its_king_is_good_once_the_ace_has_fallen() -> None:
    second_trick = """bids 4 3 2 3; tricks 1 0 0 0; turn 0
        0 9S 6S KH 7H 6H QC 8C 5C 4C JD 8D 3D
        1 AS 3S 2S QH 9H 6C 2C AD 7D 5D 2D KD
        2 KS QS JS TS 2H TC 9C JC 9D 6D 4D TD
        3 8S 7S 5S 4S JH TH 8H KC 7C 3C QD 4H"""
    ace_of_hearts, ace_of_clubs = "0:AH 1:3H 2:4H 3:5H", "0:AC 1:3C 2:7C 3:6C"

    assert chosen("medium", after(ace_of_hearts, 0, second_trick)) == "KH"
    assert chosen("medium", after(ace_of_clubs, 0, second_trick)) != "KH"


# Bags, and the others' contract


def test_once_its_contract_is_made_it_avoids_bags() -> None:
    text = """bids 3 3 3 4; bags 8 0; tricks 4 2 3 1; trick 1:5H 2:6H 3:TH; turn 0; broken
        0 JH 4H 3C; 1 2D 8C; 2 3D 9C; 3 4D TC"""

    assert plays(text) == "4H"


def test_a_trick_that_it_cannot_use_is_where_it_gets_rid_of_high_cards() -> None:
    text = """bids 3 3 3 1; bags 8 0; tricks 4 2 3 1; trick 1:5H 2:6H 3:KH; turn 0; broken
        0 QH 4H 3C; 1 2D 8C; 2 3D 9C; 3 4D TC"""

    assert plays(text) == "QH"


def test_it_takes_a_bag_where_that_fails_the_others_contract() -> None:
    text = """bids 3 5 3 4; bags 2 0; tricks 4 3 3 3; trick 1:5H 2:6H 3:TH; turn 0; broken
        0 JH 4H 3C; 1 2D 8C; 2 3D 9C; 3 4D TC"""

    assert plays(text) == "JH"


# Nil


def test_it_plays_its_highest_card_that_stays_under_for_its_nil() -> None:
    text = """bids nil 3 4 3; tricks 0 3 4 3; trick 1:JH 2:5H 3:4H; turn 0; broken
        0 QH TH 3H; 1 2D 7D; 2 3D 9D; 3 4D JD"""

    assert plays(text) == "TH"


def test_a_void_is_where_its_nil_gets_rid_of_what_could_take_a_trick() -> None:
    text = """bids nil 3 4 3; tricks 0 3 4 3; trick 1:JH 2:5H 3:4H; turn 0; broken
        0 KC 4C 3D; 1 2D 7D; 2 8D 9D; 3 4D JD"""

    assert plays(text) == "KC"


def test_it_covers_its_partners_nil() -> None:
    text = """bids 4 3 nil 3; tricks 3 4 0 3; trick 1:5H 2:9H 3:4H; turn 0
        0 KH TH 3H; 1 2D 7D; 2 3D 9D; 3 4D JD"""

    assert plays(text) == "TH"


def test_it_covers_even_when_its_contract_is_made_and_bags_hurt() -> None:
    text = """bids 1 3 nil 3; bags 8 0; tricks 4 2 0 3; trick 1:5H 2:9H 3:4H; turn 0; broken
        0 KH TH 3H; 1 2D 7D; 2 3D 9D; 3 4D JD"""

    assert plays(text) == "TH"


def test_it_leaves_a_trick_to_an_opponent_who_bid_nil() -> None:
    text = """bids 4 5 2 nil; tricks 3 5 2 0; trick 1:5H 2:6H 3:TH; turn 0
        0 JH 4H 3C; 1 2D 8C; 2 3D 9C; 3 4D TC"""

    assert plays(text) == "4H"


def test_a_nil_that_has_failed_is_no_longer_worth_ducking_under() -> None:
    text = """bids 4 5 3 nil; tricks 3 4 2 1; trick 1:5H 2:6H 3:TH; turn 0
        0 JH 4H 3C; 1 2D 8C; 2 3D 9C; 3 4D TC"""

    assert plays(text) == "JH"


# Variants


def test_it_knows_what_beats_what_with_jokers() -> None:
    text = "tricks 2 3 3 2; trick 1:AS 2:3S 3:LJ; turn 0; broken; 0 BJ KS 4S; 1 2H; 2 3D; 3 4D"

    assert plays(text, jokers=True) == "BJ"


def test_it_wins_with_a_high_deuce() -> None:
    text = "tricks 2 3 3 2; trick 1:AS 2:3S 3:6S; turn 0; broken; 0 2S KS 4S; 1 2H; 2 3D; 3 4D"

    assert plays(text, deuce_high=True) == "2S"
