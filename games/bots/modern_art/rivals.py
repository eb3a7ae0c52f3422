"""How each rival bids compared with what is usual, from the bids that everybody has seen.

A bid put in secret says how far a seat goes. One that was made in the open says that it goes at
least as far, a price that was refused that it does not; such a bound is news only where it
contradicts what was expected.
"""

from collections.abc import Iterator
from math import sqrt

import msgspec

from games.bots.modern_art.forecast import expected
from games.bots.modern_art.habits import PARTS
from games.bots.modern_art.history import earned_in, left_after
from games.bots.modern_art.model import FIXED, HIDDEN, KINDS, ONCE, OPEN
from games.bots.modern_art.notes import Auction, Notes
from games.engines.game import Seat

# Of somebody unknown: the spread about what is usual, and how many bids that counts for.
DOUBT = 0.045
KNOWN = 2.0
SUREST = 0.03
# Nobody is taken to be further from the usual than this.
FURTHEST = 0.5
# Lots that are worth less say little.
CHEAPEST = 6.0


class Rival(msgspec.Struct, frozen=True):
    """By kind of auction, as parts of what is usual."""

    goes: tuple[float, ...] = (1.0,) * len(PARTS)
    doubt: tuple[float, ...] = (DOUBT,) * len(PARTS)


def rivals(notes: Notes | None, seats: int) -> tuple[Rival, ...]:
    if notes is None:
        return (Rival(),) * seats
    seen: list[list[list[float]]] = [[[] for _ in PARTS] for _ in range(seats)]
    for auction in notes.auctions:
        for seat, kind, part in _told(auction, _value(notes, auction), seen):
            seen[seat][kind].append(part)
    return tuple(_rival(parts) for parts in seen)


def _rival(parts: list[list[float]]) -> Rival:
    # Once around a seat goes as far as in the open.
    parts[ONCE] = parts[OPEN]
    return Rival(
        tuple(_mean(each) for each in parts),
        tuple(
            max(SUREST, sqrt(_spread(each, _mean(each)) / (KNOWN + len(each)))) for each in parts
        ),
    )


def _mean(parts: list[float]) -> float:
    return (KNOWN + sum(parts)) / (KNOWN + len(parts))


def _spread(parts: list[float], mean: float) -> float:
    return KNOWN * DOUBT**2 + sum((part - mean) ** 2 for part in parts)


def _told(
    auction: Auction, value: float, seen: list[list[list[float]]]
) -> Iterator[tuple[Seat, int, float]]:
    """What an auction tells of each seat but its auctioneer: how far it goes, by which kind."""
    if value < CHEAPEST:
        return
    kind, seats, seller = KINDS.index(auction.kind), len(auction.bids), auction.seller
    usual = value * (PARTS[kind][0] + PARTS[kind][1] / 2)
    kind = OPEN if kind == ONCE else kind
    last = auction.price / usual
    for place in range(seller + 1, seller + seats):
        seat = place % seats
        expects = _mean(seen[seat][kind])
        if kind == HIDDEN:
            yield seat, kind, _bounded(auction.bids[seat] / usual)
        elif seat == auction.buyer:
            if last > expects:
                yield seat, kind, _bounded(last)
            if kind == FIXED:
                return
        elif last < expects and (kind == FIXED or auction.bids[seat]):
            # It left the lot to another at this price.
            yield seat, kind, _bounded(last)


def _bounded(part: float) -> float:
    return min(max(part, 1 - FURTHEST), 1 + FURTHEST)


def _value(notes: Notes, auction: Auction) -> float:
    """What the lot was worth, as everybody could tell."""
    before = notes.before[: auction.round - 1]
    prices = expected(auction.played, earned_in(before), left_after(before))
    return auction.lot * prices[auction.artist]
