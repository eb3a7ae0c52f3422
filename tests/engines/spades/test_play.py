"""Playing cards: following suit, breaking spades, taking tricks."""

import pytest

from tests.engines.spades.table import playing

HANDS = """
    0  KS KH QH 2C
    1  9S AH 3H 4D
    2  2S 3S 4C 5D
    3  JS TH 5C 6D
"""


def test_a_player_who_can_follow_suit_must() -> None:
    table = playing(HANDS).plays("0:KH")

    assert table.legal(1) == "AH 3H"
    table.refuses("1:9S 1:4D", because="You must follow suit: play a heart.")


@pytest.mark.parametrize(
    ("led", "hand", "word"),
    [("2C", "9S 3C", "club"), ("2D", "9S 3D", "diamond"), ("2S", "3S 9H", "spade")],
)
def test_the_refusal_names_the_suit(led: str, hand: str, word: str) -> None:
    table = playing(f"trick 0:{led}; 1 {hand}")

    other = next(card for card in hand.split() if card[1] != led[1])
    table.refuses(f"1:{other}", because=f"You must follow suit: play a {word}.")


def test_a_player_who_cannot_follow_suit_may_play_anything() -> None:
    table = playing(HANDS).plays("0:KH 1:AH")

    assert table.legal(2) == "2S 3S 4C 5D"


def test_a_spade_may_be_thrown_in_the_first_trick() -> None:
    table = playing(HANDS).plays("0:KH 1:AH 2:2S 3:TH")

    assert table.view()["last_trick"]["winner"] == 2


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    table = playing(HANDS)

    table.refuses("0:AH 0:AD 0:BJ", because="You do not have that card.")


def test_nobody_plays_out_of_turn() -> None:
    table = playing(HANDS)

    table.refuses("1:AH 2:4C 3:TH", because="It is not your turn.")
    table.plays("0:KH").refuses("0:QH 2:2S", because="It is not your turn.")


def test_spades_may_not_be_led_until_one_has_been_played() -> None:
    table = playing(HANDS)

    assert table.legal(0) == "KH QH 2C"
    table.refuses("0:KS", because="Spades are not broken yet: lead another suit.")


def test_a_spade_thrown_breaks_spades() -> None:
    table = playing(HANDS).plays("0:KH 1:AH 2:2S")
    assert table.view()["spades_broken"] is True
    assert table.happened() == "card_played card_played card_played spades_broken"

    table.plays("3:TH")
    assert table.legal(2) == "3S 4C 5D"


def test_spades_are_broken_once() -> None:
    table = playing(HANDS).plays("0:KH 1:AH 2:2S 3:TH").plays("2:3S")

    assert table.happened() == "card_played"


def test_a_hand_of_spades_only_may_lead_one_and_breaks_them() -> None:
    table = playing("0 KS QS; 1 2H 3H; 2 4H 5H; 3 6H 7H")
    assert table.legal(0) == "KS QS"

    table.plays("0:KS")
    assert table.view()["spades_broken"] is True


def test_a_joker_counts_as_a_spade_in_a_hand_of_spades_only() -> None:
    assert playing("0 BJ QS; 1 2H 3H", jokers=True).legal(0) == "BJ QS"
    assert playing("0 BJ QS 2H; 1 2H 3H", jokers=True).legal(0) == "2H"


def test_a_joker_may_not_be_led_before_spades_are_broken() -> None:
    table = playing("0 BJ LJ 2H; 1 2H 3H", jokers=True)

    table.refuses("0:BJ 0:LJ", because="Spades are not broken yet: lead another suit.")


def test_leading_a_joker_is_leading_spades() -> None:
    table = playing("broken; 0 LJ 2H; 1 3S 4H; 2 BJ 5H; 3 6H 7H", jokers=True).plays("0:LJ")

    assert table.legal(1) == "3S"
    table.refuses("1:4H", because="You must follow suit: play a spade.")
    assert table.plays("1:3S").legal(2) == "BJ"
    assert table.plays("2:BJ").legal(3) == "6H 7H"


def test_a_joker_does_not_follow_another_suit() -> None:
    table = playing("trick 0:2H; 1 LJ 3H; 2 BJ 4D", jokers=True)

    table.refuses("1:LJ", because="You must follow suit: play a heart.")
    assert table.plays("1:3H").legal(2) == "BJ 4D"


def test_a_joker_trumps_and_breaks_spades() -> None:
    table = playing("trick 0:AH 1:3H; 2 LJ 4D; 3 5H 6H", jokers=True).plays("2:LJ")
    assert table.view()["spades_broken"] is True

    assert table.plays("3:5H").view()["last_trick"]["winner"] == 2


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("2H 3H 4H 5H", 3),
        ("AH 3H 4H 5H", 0),
        ("2H AC AD 3C", 0),
        ("2H 3H AC KD", 1),
        ("2H 2S AH KH", 1),
        ("2H 3S 2S AH", 1),
        ("2H 2S 3S AH", 2),
        ("AS KS QS JS", 0),
        ("JS QS KS AS", 3),
        ("2C TC 9C JC", 3),
        ("TC 9C 8C 7C", 0),
        ("9C TC KC QC", 2),
    ],
)
def test_the_highest_spade_or_else_the_highest_of_the_suit_led_takes_the_trick(
    trick: str, winner: int
) -> None:
    cards = trick.split()
    hands = "; ".join(f"{seat} {card} 2D" for seat, card in enumerate(cards))
    table = playing(f"broken; {hands}").plays(
        " ".join(f"{seat}:{card}" for seat, card in enumerate(cards))
    )

    assert table.view()["last_trick"]["winner"] == winner
    assert table.view()["tricks_won"] == [int(seat == winner) for seat in range(4)]
    assert table.actor == winner


def test_the_two_of_hearts_is_low_also_where_the_two_of_spades_is_high() -> None:
    table = playing("0 2H 2S; 1 3H 4D; 2 4H 5D; 3 5H 6D", deuce_high=True)

    assert table.plays("0:2H 1:3H 2:4H 3:5H").view()["last_trick"]["winner"] == 3


def test_a_trick_is_announced_with_its_winner_and_winning_card() -> None:
    *_, taken = playing(HANDS).plays("0:KH 1:AH 2:4C 3:TH").events

    assert (taken.winner, taken.card) == (1, "AH")
    assert [play.card for play in taken.plays] == ["KH", "AH", "4C", "TH"]


def test_the_trick_is_empty_once_its_fourth_card_has_fallen() -> None:
    table = playing(HANDS).plays("0:KH 1:AH 2:4C")
    assert table.view()["trick"] == [
        {"seat": 0, "card": "KH"},
        {"seat": 1, "card": "AH"},
        {"seat": 2, "card": "4C"},
    ]

    table.plays("3:TH")
    assert table.view()["trick"] == []


def test_the_last_trick_stays_until_the_next_is_complete() -> None:
    table = playing(HANDS)
    assert table.view()["last_trick"] is None
    table.plays("0:KH 1:AH 2:4C 3:TH")
    first = table.view()["last_trick"]
    assert first == {
        "plays": [
            {"seat": 0, "card": "KH"},
            {"seat": 1, "card": "AH"},
            {"seat": 2, "card": "4C"},
            {"seat": 3, "card": "TH"},
        ],
        "winner": 1,
    }

    table.plays("1:4D 2:5D 3:6D")
    assert table.view()["last_trick"] == first
    table.plays("0:2C")
    assert table.view()["last_trick"]["plays"][0] == {"seat": 1, "card": "4D"}


def test_a_played_card_leaves_the_hand() -> None:
    table = playing(HANDS).plays("0:KH")

    assert table.view(0)["hand"] == ["KS", "QH", "2C"]
    assert [player["hand_size"] for player in table.view()["players"]] == [3, 4, 4, 4]
