"""What the cards of a collection are worth to their owner, in points.

The numbers began as a fit to matches of medium bots: how much likelier somebody is to win who
begins a round with that card, next to how much likelier with one point more.
"""

from itertools import accumulate

from games.bots.gotcha.counts import Counts
from games.engines.gotcha.deck import KINDS, Kind

# Of a set of Things that is not complete, by how many cards of it there are.
STARTED = {
    "giant": (0.0,),
    "big": (0.0, 0.35),
    "medium": (0.0, 0.2, 0.55),
    "tiny": (0.0, 0.1, 0.25, 0.55),
}
# Of a set of Gotchas: what it is feared for. What it does when it is complete is another matter.
FEARED = {
    "once": (0.0, -0.19),
    "twice": (0.0, -0.22),
    "bad": (0.0, -0.1, -0.6),
}
# Of an Action card that is kept.
HELD = {
    "flip_one": 0.15,
    "add_one": 0.5,
    "remove_one": 0.2,
    "remove_two": 0.4,
    "steal_a_point": 0.9,
}
# As a part of that, one more of the kind than there are already.
ANOTHER = 0.5
# What another loses, as a part of what one wins oneself.
ENVIED = 0.5
# How much more a point counts to who is one point short of winning, or two.
LAST_POINT = 3.0
LAST_BUT_ONE = 1.5

# More than anybody could collect of a kind, however much may be added in thought.
MOST = 48

# By kind and by how many cards there are of it.
Table = tuple[tuple[float, ...], ...]


def _of_kind(kind: Kind, point: float) -> tuple[float, ...]:
    if kind.family == "action":
        each = [HELD[kind.name] * ANOTHER**before for before in range(MOST)]
        return tuple(accumulate(each, initial=0.0))
    size = kind.set_size
    if kind.family == "gotcha":
        return tuple(FEARED[kind.name][cards % size] for cards in range(MOST))
    started = STARTED[kind.name]
    return tuple(point * (cards // size) + started[cards % size] for cards in range(MOST))


def _table(point: float) -> Table:
    return tuple(_of_kind(kind, point) for kind in KINDS.values())


_POINT = {1: LAST_POINT, 2: LAST_BUT_ONE}
_TABLES = {short: _table(point) for short, point in _POINT.items()}
_USUAL = _table(1.0)


def table_for(short: int) -> Table:
    """To somebody who is so many points short of winning; who is tied has one more to win."""
    return _TABLES.get(max(short, 1), _USUAL)


def point_for(short: int) -> float:
    """What one more point is worth there."""
    return _POINT.get(max(short, 1), 1.0)


def worth(table: Table, counts: Counts) -> float:
    return sum(values[cards] for values, cards in zip(table, counts, strict=True))
