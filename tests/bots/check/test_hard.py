"""The hard bot at the table."""

from random import Random
from typing import Any

from games import bots
from games.bots.budget import Budget
from games.bots.check.notes import Notes
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from tests.bots.check.seat import seated
from tests.engines.check.table import Table, deck_of, opened, word

SOME = Budget(worlds=60)
OWN = "0.0 0.1 0.2 0.3"


def told(plays: str, *hands: str, **settings: Any) -> tuple[Table, Notes]:
    """A match from its deal, and the notes of it."""
    notes = bots.blank("check", len(hands), Settings(**settings))
    table = opened(len(hands), deck=deck_of(*hands), **settings)
    notes = bots.noted("check", notes, table.events)
    everybody = " ".join(f"{seat}:ready" for seat in range(len(hands)))
    table.plays(f"{everybody} {plays}")
    return table, bots.noted("check", notes, table.events)


def decided(
    table: Table, notes: Notes | None = None, seat: int = 0, budget: Budget = SOME
) -> bots.Decision:
    view = CHECK.view(table.state, seat)
    return bots.decide("check", "hard", view, view.legal, Random(3), budget, notes, seat)


def does(table: Table, notes: Notes | None = None, seat: int = 0) -> str:
    return word(decided(table, notes, seat).action)


# Matching. The next card of the pile is 2C, then 3C and so on, but for those that are dealt.

HANDS = ("5C 2D KC 8D", "3D 5D 6H 7S")


def test_it_matches_with_a_card_that_it_knows() -> None:
    table, notes = told("0:draw 0:discard 0:pass 1:pass 1:draw 1:swap0", "5C 2D KC 3S", HANDS[1])

    assert does(table, notes) == "match3"


def test_where_a_wrong_match_costs_nothing_it_tries_a_card_that_it_does_not_know() -> None:
    table, notes = told("0:draw 0:discard", *HANDS)

    assert does(table, notes) in ("match0", "match1")
    assert does(table, notes, 1) in ("match0", "match1")


def test_where_a_wrong_match_costs_a_card_it_tries_none_that_it_does_not_know() -> None:
    table, notes = told("0:draw 0:discard", *HANDS, match_penalty=True)

    assert does(table, notes) == "pass"


def test_not_told_what_a_wrong_match_costs_it_tries_none_either() -> None:
    table, _ = told("0:draw 0:discard", *HANDS)

    assert does(table) == "pass"


def test_it_does_not_try_the_same_card_twice_for_the_same_rank() -> None:
    hands = ("9C 9D KC 8D", "2D 2H 6H 7S")
    plays = "0:draw 0:discard 0:match0 1:pass 1:draw 1:swap0"
    table, notes = told(plays, *hands)

    assert does(table, notes) == "match1"


def test_it_does_not_give_up_an_ace() -> None:
    table, notes = told("0:draw 0:swap0", "AC 2D KC AD", HANDS[1])

    assert does(table, notes) == "pass"


# Calling


def test_it_calls_with_a_hand_that_is_likely_to_stay_the_lowest() -> None:
    assert does(seated("0 AC 2D 2C AD; 1 3C 5D 6H 7S; discard 9S", OWN)) == "check"


def test_it_does_not_call_against_a_hand_that_it_knows_to_be_lower() -> None:
    table = seated("0 3C 2D 2C AH; 1 AC AD . .; discard 9S", f"{OWN} 1.0 1.1")

    assert does(table) != "check"


def test_behind_in_the_last_round_it_does_not_call_a_round_that_would_not_win_the_match() -> None:
    text = "0 AC 2D 2C 3H; 1 5C 5D 6H 7S; discard 9S; totals 40 0"

    assert does(seated(text, OWN)) != "check"


# Cards


def test_it_takes_an_open_ace() -> None:
    assert does(seated("0 TC 9D 2C 4D; 1 3C 5D 6H 7S; discard AS", OWN)) == "take"


def test_it_swaps_a_high_card_for_a_low_one_that_it_knows() -> None:
    text = "0 5C QD 2C 4D; 1 AC 5D 6H 7S; pile JS TS"
    table = seated(text, f"{OWN} 1.0").plays("0:draw 0:discard").all_pass()

    assert does(table) == "exchange0.1,1.0"


def test_in_its_last_turn_it_takes_what_it_needs_to_win() -> None:
    text = "0 9C 2D 2C AD; 1 6C 5D . .; caller 1; discard AS; pile KS TS"

    assert does(seated(text, f"{OWN} 1.0 1.1")) == "take"


# Time


def test_without_time_it_does_what_medium_does() -> None:
    table = seated("0 TC 9D 2C 4D; 1 3C 5D 6H 7S; discard 9S", OWN)
    view = CHECK.view(table.state, 0)
    medium = bots.decide("check", "medium", view, view.legal, Random(3), SOME, None, 0)

    found = decided(table, budget=Budget(seconds=0))

    assert (found.action, found.why, found.worlds) == (medium.action, medium.why, 0)


def test_where_there_is_no_choice_nothing_is_searched() -> None:
    table = seated("0 TC . . .; 1 3C 5D 6H 7S; caller 1", "0.0")

    assert decided(table).worlds is None


def test_a_match_is_answered_without_a_search() -> None:
    table, notes = told("0:draw 0:discard", *HANDS)

    assert decided(table, notes).worlds is None
