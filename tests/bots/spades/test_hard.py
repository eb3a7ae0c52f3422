"""The hard bot at the table: a partner whom nobody has to forgive."""

from random import Random

import pytest

from games import bots
from games.bots.budget import Budget
from games.engines.spades.game import SPADES
from tests.bots.spades.matches import BLIND, VARIANTS, decided, turns
from tests.bots.spades.seat import held
from tests.engines.spades.table import Table, dealt, playing, word

ENOUGH = Budget(worlds=60)


def decision(table: Table, budget: Budget = ENOUGH) -> bots.Decision:
    seat = table.actor
    assert seat is not None
    view, legal = SPADES.view(table.state, seat), SPADES.legal(table.state, seat)
    notes = bots.blank("spades", 4, table.state.match.settings)
    return bots.decide("spades", "hard", view, legal, Random(1), budget, notes, seat)


def plays(text: str, **settings: bool) -> str:
    return word(decision(playing(text, **settings)).action)


# Its contract, and the others'


def test_it_takes_a_trick_that_it_needs_as_cheaply_as_it_can() -> None:
    text = """bids 4 3 3 3; tricks 2 3 2 2; trick 1:5H 2:6H 3:TH; turn 0; broken
        0 AH QH JH 4H; 1 2D 3C 4C; 2 3D 5C 6C; 3 4D 7C 8C"""

    assert plays(text) == "JH"


def test_it_leaves_a_trick_to_its_partner() -> None:
    assert (
        plays("tricks 2 3 3 3; trick 1:5H 2:KH 3:4H; turn 0; broken; 0 AH 3H; 1 2D; 2 3D; 3 4D")
        == "3H"
    )
    assert (
        plays("tricks 2 3 3 3; trick 1:5H 2:KH 3:4H; turn 0; broken; 0 9S 3C; 1 2D; 2 3D; 3 4D")
        == "3C"
    )


def test_once_its_contract_is_made_it_avoids_the_tenth_bag() -> None:
    text = """bids 3 3 3 2; bags 9 0; tricks 3 3 3 2; trick 1:5H 2:6H 3:TH; turn 0; broken
        0 JH 4H; 1 2D; 2 3D; 3 4D"""

    assert plays(text) == "4H"


def test_it_takes_a_bag_where_that_fails_the_others_contract() -> None:
    text = """bids 3 5 3 4; bags 2 0; tricks 4 3 3 3; trick 1:5H 2:6H 3:TH; turn 0; broken
        0 JH 4H 3C; 1 2D 8C; 2 3D 9C; 3 4D TC"""

    assert plays(text) == "JH"


# Nil


def test_it_plays_its_highest_card_that_stays_under_for_its_nil() -> None:
    text = """bids nil 3 4 3; tricks 0 3 4 3; trick 1:JH 2:5H 3:4H; turn 0; broken
        0 QH TH 3H; 1 2D 7D; 2 3D 9D; 3 4D JD"""

    assert plays(text) == "TH"


def test_it_covers_its_partners_nil() -> None:
    text = """bids 4 3 nil 3; tricks 3 4 0 3; trick 1:5H 2:9H 3:4H; turn 0; broken
        0 KH TH 3H; 1 2D 7D; 2 3D 9D; 3 4D JD"""

    assert plays(text) in {"TH", "KH"}


def test_it_leaves_a_trick_to_an_opponent_who_bid_nil() -> None:
    text = """bids 4 5 2 nil; tricks 3 5 2 0; trick 1:5H 2:6H 3:TH; turn 0; broken
        0 JH 4H 3C; 1 2D 8C; 2 3D 9C; 3 4D TC"""

    assert plays(text) == "4H"


def test_it_bids_nil_on_nothing_but_low_cards() -> None:
    low = "7S 4S 9H 7H 4H 2H TC 6C 3C 8D 5D 4D 2D"

    assert word(decision(held(low)).action) == "nil"
    assert word(decision(held(low, allow_nil=False)).action) != "nil"


# Bids


def test_it_bids_about_what_its_hand_is_worth() -> None:
    strong = "AS KS QS 8S 4S AH KH 3H AC 5C 2C KD 4D"

    assert word(decision(held(strong)).action) in {"6", "7", "8"}


def test_a_joker_is_worth_more_than_a_small_spade() -> None:
    small = "9S 8S 4S 3S 9H 7H 5H AC 8C 4C 9D 6D 3D"
    big = "BJ LJ 4S 3S 9H 7H 5H AC 8C 4C 9D 6D 3D"

    bids = [int(word(decision(held(hand, jokers=True)).action)) for hand in (small, big)]

    assert bids[1] > bids[0]


def test_it_looks_at_its_cards_while_there_is_time_to_catch_up() -> None:
    table = dealt("scores 50 170; round 3", blind_nil=True, blind_bid=True)

    assert word(decision(table).action) == "see"


def test_in_the_last_round_it_tries_what_can_still_win() -> None:
    far_behind = dealt("scores 180 330; round 4", blind_nil=True, blind_bid=True, round_limit=4)

    assert word(decision(far_behind).action) == "blind_nil"


# What every bot promises, for one that searches


@pytest.mark.parametrize("variant", [*VARIANTS, BLIND], ids=str)
def test_it_does_the_same_twice(variant: dict[str, bool]) -> None:
    for number, turn in enumerate(turns("twice", ("medium",), **variant)):
        if number % 5 == 0:
            first, second = (decided(turn, "hard", Random(number)) for _ in range(2))

            assert first == second


def test_without_time_it_does_what_medium_does() -> None:
    for turn in turns("no time", ("medium", "easy"), round_limit=1):
        view, legal = SPADES.view(turn.state, turn.seat), SPADES.legal(turn.state, turn.seat)
        hasty = bots.decide(
            "spades", "hard", view, legal, Random(1), Budget(seconds=0), turn.notes, turn.seat
        )

        if hasty.worlds is not None:
            assert hasty.worlds == 0
            assert hasty.action == decided(turn, "medium", Random(1)).action


def test_it_needs_neither_notes_nor_its_seat() -> None:
    for variant in VARIANTS:
        for number, turn in enumerate(turns("alone", ("easy",), **variant)):
            if number % 4 == 0:
                view, legal = (
                    SPADES.view(turn.state, turn.seat),
                    SPADES.legal(turn.state, turn.seat),
                )

                alone = bots.decide("spades", "hard", view, legal, Random(1), Budget(worlds=8))

                assert alone.action in legal


def test_cards_that_are_the_same_need_no_search() -> None:
    text = "tricks 2 3 3 3; trick 1:5H 2:KH 3:4H; turn 0; broken; 0 8H 7H; 1 2D; 2 3D; 3 4D"

    assert decision(playing(text)).worlds is None


def test_its_reasons_name_the_card_and_the_situation() -> None:
    cover = """bids 4 3 nil 3; tricks 3 4 0 3; trick 1:5H 2:9H 3:4H; turn 0; broken
        0 TH 3H 2H; 1 2D 7D; 2 3D 9D; 3 4D JD"""

    assert decision(playing(cover)).why == "My partner bid nil, and this card covers them."
