"""How likely everybody is to win who begins a round like this.

Fitted to the rounds of many matches between bots: each seat's prospects are the sum of what it
has, and it wins as often as e to the power of them among everybody's.
"""

from collections.abc import Sequence
from math import exp
from operator import getitem

import msgspec

from games.bots.gotcha.counts import DECK, NAMES, PLACE, SET_SIZE
from games.bots.gotcha.fitted import (
    AVAILABLE,
    BAG,
    BAG_AHEAD,
    HAND,
    LATE,
    MORE,
    ONE,
    POINTS,
    STARTED,
)
from games.bots.gotcha.worth import MOST
from games.engines.game import Seat

_THINGS = tuple(PLACE[name] for name in ("big", "medium", "tiny"))
_FAR = len(POINTS) - 1


def _row(name: str, part: float) -> tuple[float, ...]:
    if name in STARTED:
        size, started = SET_SIZE[PLACE[name]], STARTED[name]
        scale = part if PLACE[name] in _THINGS else 1.0
        return tuple(scale * started[cards % size] for cards in range(MOST))
    one, more = ONE.get(name, 0.0), MORE.get(name, 0.0)
    return tuple(one + more * (cards - 1) if cards else 0.0 for cards in range(MOST))


# By how many points are missing to win, by kind and by how many cards there are of it.
_TABLES = tuple(tuple(_row(name, LATE[short]) for name in NAMES) for short in range(_FAR + 1))
_USUAL_HAND = sum(cards * worth for cards, worth in zip(DECK, HAND, strict=True)) / sum(DECK)


class Outlook(msgspec.Struct, frozen=True):
    target: int

    def prospects(self, points: int, row: Sequence[int]) -> float:
        """Of a seat with these points and this collection."""
        short = self.target - points
        short = 0 if short < 0 else _FAR if short > _FAR else short
        return POINTS[short] + sum(map(getitem, _TABLES[short], row))

    def chance(
        self, points: list[int], prospects: Sequence[float], bag: Seat, viewer: Seat
    ) -> float:
        """How likely one seat is to win when the round is over and the bag has gone on."""
        most, target = max(points), self.target
        if most >= target and points.count(most) == 1:
            return 1.0 if points[viewer] == most else 0.0
        of_bag = BAG if points[bag] < target - 1 else BAG + BAG_AHEAD
        own = prospects[viewer]
        others = sum([exp(each - own) for each in prospects])
        if bag == viewer:
            return 1.0 / (1.0 + (others - 1.0) * exp(-of_bag))
        return 1.0 / (others + exp(prospects[bag] - own) * (exp(of_bag) - 1.0))


def in_hand(kinds: Sequence[int], row: Sequence[int]) -> float:
    """What cards kept in the hand are worth beside such a collection."""
    value, counts = 0.0, [0] * len(HAND)
    for kind in kinds:
        value += HAND[kind] - _USUAL_HAND
        counts[kind] += 1
    sets = 0
    for kind in _THINGS:
        if counts[kind]:
            sets += (row[kind] + counts[kind]) // SET_SIZE[kind]
    return value + AVAILABLE * sets
