"""The easy bot: it forgets, overlooks matches, seldom calls, and often does not think."""

from collections import Counter

from tests.bots.check.seat import chosen, seated
from tests.engines.check.table import Table

OWN = "0.0 0.1 0.2 0.3"
SEEDS = range(300)


def shares(table: Table) -> dict[str, float]:
    """How often it does what."""
    done = Counter(chosen("easy", table, seed=seed) for seed in SEEDS)
    return {what: number / len(SEEDS) for what, number in done.items()}


def test_it_misses_most_of_its_matches() -> None:
    table = seated("0 5C 9D 2C 8D; 1 3C 5D 6H 7S; pile 9S TS; turn 1", OWN)

    does = shares(table.plays("1:draw 1:discard"))

    assert set(does) == {"match1", "pass"}
    assert 0.08 < does["match1"] < 0.35


def test_it_never_matches_with_a_card_that_it_does_not_know() -> None:
    table = seated("0 5C 9D 2C 8D; 1 3C 5D 6H 7S; pile 9S TS; turn 1", "0.2 0.3")

    assert shares(table.plays("1:draw 1:discard")) == {"pass": 1}


def test_it_puts_a_low_card_anywhere_but_seldom_lets_it_go() -> None:
    does = shares(seated("0 5C TD 2C 8D; 1 3C 5D 6H 7S; pile 3S TS", OWN).plays("0:draw"))

    assert set(does) == {"swap0", "swap1", "swap2", "swap3", "discard"}
    assert does["swap1"] > does["discard"]


def test_it_takes_nothing_but_low_cards_from_the_discard_pile() -> None:
    text = "0 5C 9D 2C 8D; 1 3C 5D 6H 7S; discard {}"

    assert shares(seated(text.format("3S"), OWN)) == {"take": 1}
    assert shares(seated(text.format("4S"), OWN)) == {"draw": 1}


def test_it_calls_only_where_it_remembers_a_low_hand() -> None:
    assert 0.0 < shares(seated("0 AC 2D 3C AD; 1 3H 5D 6H 7S", OWN))["check"] < 0.3
    assert shares(seated("0 5C 2D 3C 4D; 1 3H 5D 6H 7S", OWN)) == {"draw": 1}


def test_it_forgets_nothing_that_it_is_being_shown() -> None:
    table = seated("0 5C 9D 2C 8D; 1 3C 5D 6H 7S; pile KS TS", "0.0 0.2 0.3")
    table.plays("0:draw 0:discard").all_pass().plays("0:peek0.1")

    assert "peek0.1" not in shares(table)


def test_it_swaps_a_high_card_for_any_other_but_not_for_one_of_a_locked_player() -> None:
    table = seated("0 KC AD 2C AH; 1 3C 5D 6H 7S; 2 8C 8D; caller 1; last 2; pile JS TS", OWN)

    does = shares(table.plays("0:draw 0:discard").all_pass())

    assert {"exchange0.0,2.0", "exchange0.0,2.1"} <= set(does)
    assert not [what for what in does if ",1." in what]
