"""How a round ends, in numbers of cards: offers are collected, Gotchas and Things traded in.

The same as the rules do with cards, only quicker; what the buyer picks is what most buyers would.
"""

from collections.abc import Sequence
from itertools import pairwise

from games.bots.gotcha.counts import GOTCHAS, PLACE, SET_SIZE
from games.bots.gotcha.worth import ENVIED, table_for
from games.engines.game import Seat

# By seat, by kind: how many cards there are.
Held = list[list[int]]
# By seat: the kinds of the cards on offer there; None where there is no offer.
Stacks = Sequence[Sequence[int] | None]

ONCE, TWICE, BAD = GOTCHAS
# All of one kind before the next, with how many make a set.
_IN_TURN = tuple((PLACE[name], SET_SIZE[PLACE[name]]) for name in ("bad", "twice", "once"))
_BIG, _MEDIUM, _TINY = PLACE["big"], PLACE["medium"], PLACE["tiny"]
# What the next card of a kind adds to so many, and what the last of them has added.
_VALUES = table_for(5)
_NEXT = tuple(tuple(after - before for before, after in pairwise(row)) for row in _VALUES)
_KINDS = range(len(SET_SIZE))


def settled(
    points: Sequence[int], held: Held, buyer: Seat, stacks: Stacks, chosen: Seat | None
) -> tuple[list[int], Held]:
    """Points and collections when the buyer has taken an offer and all has been traded in."""
    after = list(points)
    held = [row[:] for row in held]
    for owner, kinds in enumerate(stacks):
        if kinds:
            row = held[buyer if owner == chosen else owner]
            for kind in kinds:
                row[kind] += 1
    trade_in(after, held, buyer)
    return after, held


def trade_in(points: list[int], held: Held, buyer: Seat) -> None:
    """All Gotchas and then all Things, in place."""
    for row in held:
        if has_gotcha_set(row):
            _trade_in_gotchas(points, held, buyer)
            break
    for seat, row in enumerate(held):
        points[seat] += score(row)


def has_gotcha_set(row: Sequence[int]) -> bool:
    return row[ONCE] > 1 or row[TWICE] > 1 or row[BAD] > 2


def score(row: list[int]) -> int:
    """The points for all complete Thing sets of a collection, which are gone then."""
    points = row[0]
    if points:
        row[0] = 0
    if row[_BIG] > 1:
        points += row[_BIG] // 2
        row[_BIG] %= 2
    if row[_MEDIUM] > 2:
        points += row[_MEDIUM] // 3
        row[_MEDIUM] %= 3
    if row[_TINY] > 3:
        points += row[_TINY] // 4
        row[_TINY] %= 4
    return points


def _trade_in_gotchas(points: list[int], held: Held, buyer: Seat) -> None:
    seats = len(held)
    rotation = [(buyer + step) % seats for step in range(seats)]
    while True:
        listed = [
            (kind, size, seat)
            for kind, size in _IN_TURN
            for seat in rotation
            for _ in range(held[seat][kind] // size)
        ]
        if not listed:
            return
        for kind, size, seat in listed:
            row = held[seat]
            # An earlier effect may have broken it.
            if row[kind] < size:
                continue
            row[kind] -= size
            if kind != BAD:
                for _ in range(2 if kind == TWICE else 1):
                    pick(held, buyer, seat)
            elif points[seat]:
                points[seat] -= 1
                if seat != buyer:
                    points[buyer] += 1


def pick(held: Held, buyer: Seat, victim: Seat) -> tuple[int, bool] | None:
    """One card that the buyer takes out of a collection: its kind, and whether it is stolen."""
    theirs, best, choice = held[victim], -1e9, None
    if victim == buyer:
        for kind in _KINDS:
            if theirs[kind] and -_NEXT[kind][theirs[kind] - 1] > best:
                best, choice = -_NEXT[kind][theirs[kind] - 1], (kind, False)
    else:
        own = held[buyer]
        for kind in _KINDS:
            if theirs[kind]:
                lost = ENVIED * _NEXT[kind][theirs[kind] - 1]
                won = _NEXT[kind][own[kind]]
                is_stolen = won > 0.0
                if (lost + won if is_stolen else lost) > best:
                    best, choice = (lost + won if is_stolen else lost), (kind, is_stolen)
    if choice is not None:
        kind, is_stolen = choice
        theirs[kind] -= 1
        if is_stolen:
            held[buyer][kind] += 1
    return choice
