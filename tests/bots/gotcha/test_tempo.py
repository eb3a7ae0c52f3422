"""How long a bot takes at a Things & Gotchas table, from what everybody sees."""

from random import Random
from statistics import median

from games import bots
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.contract import resample
from tests.engines.gotcha.table import Table, at, opened

OFFERS = "offers 1 giant-1 / tiny-1 tiny-2; offers 2 bad-1 / tiny-3 tiny-4"


def pauses(table: Table) -> list[float]:
    public = GOTCHA.view(table.state, None)
    return [bots.pause("gotcha", public, Random(seed)) for seed in range(200)]


def between(shortest: float, longest: float, table: Table) -> bool:
    return all(shortest <= seconds <= longest for seconds in pauses(table))


def test_an_offer_takes_a_few_seconds() -> None:
    table = opened()

    assert between(1.5, 4, table)
    assert 2 < median(pauses(table)) < 3


def test_a_flip_an_action_card_and_a_choice_take_less() -> None:
    picking = at("gotcha", "collects 1 once-1 once-2 tiny-1 tiny-2")

    assert between(1, 2.5, at("buyer_flip", OFFERS))
    assert between(1, 3, at("action", f"collects 1 flip_one-1; {OFFERS}"))
    assert between(1.5, 3.5, at("select_offer", OFFERS))
    assert between(1.5, 3.5, picking)


def test_a_finished_round_can_be_read_before_the_next_offer() -> None:
    table = at("assignment", "round 1")
    assert (table.phase, table.view()["round"]) == ("offer", 2)
    assert between(3.5, 5.5, table)

    first, *rest = table.hand(1).split()[:3]
    assert between(1.5, 4, table.plays(f"1 offers {first} / {' '.join(rest)}"))


def test_only_the_first_to_offer_waits_also_where_all_offer_at_once() -> None:
    table = at("assignment", "round 1", simultaneous_offers=True)
    assert table.actors == [1, 2]
    assert between(3.5, 5.5, table)

    first, *rest = table.hand(2).split()[:3]
    assert between(1.5, 4, table.plays(f"2 offers {first} / {' '.join(rest)}"))


def test_a_pause_is_the_same_whatever_lies_hidden() -> None:
    table = at("action", f"hand 1 giant-2; collects 1 add_one-1; {OFFERS}")
    before = pauses(table)

    table.state = resample(table.state, None, Random(1))

    assert table.hand(1) != "giant-2"
    assert pauses(table) == before


def test_pauses_differ() -> None:
    assert len(set(pauses(opened()))) > 150
