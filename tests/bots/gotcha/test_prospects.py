"""What a collection is expected to be worth with cards that are not known."""

from itertools import product
from math import prod

import pytest

from games.bots.gotcha.counts import GOTCHAS, NAMES, SET_SIZE, Counts, counted, with_one
from games.bots.gotcha.prospects import Prospects
from games.bots.gotcha.stalls import Goods
from games.bots.gotcha.worth import worth
from tests.bots.gotcha.test_reading import reading

READING = reading()
SEAT = 2
KNOWN = ["big-3", "once-2", "bad-7", "bad-8"]


def possible(unknown: int) -> list[tuple[float, Counts]]:
    """Every collection that may come of it, and how likely it is."""
    collections = []
    for kinds in product(range(len(NAMES)), repeat=unknown):
        counts = counted([*READING.view.players[SEAT].collection, *KNOWN])
        for kind in kinds:
            counts = with_one(counts, kind)
        collections.append((prod(READING.odds[kind] for kind in kinds), counts))
    return collections


@pytest.mark.parametrize("unknown", [0, 1, 2, 3])
def test_it_is_the_mean_over_everything_that_the_cards_may_be(unknown: int) -> None:
    prospects, goods = Prospects(READING), Goods(counted(KNOWN), unknown)
    table = READING.tables[SEAT]

    assert prospects.worth(SEAT, goods) == pytest.approx(
        sum(chance * worth(table, counts) for chance, counts in possible(unknown))
    )
    assert prospects.sets(SEAT, goods) == pytest.approx(
        [
            sum(chance * (counts[kind] // SET_SIZE[kind]) for chance, counts in possible(unknown))
            for kind in GOTCHAS
        ]
    )
