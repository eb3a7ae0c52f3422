"""Cards that lie face down, as far as everybody can follow them."""

import msgspec

from games.bots.check import inference
from games.bots.check.inference import EVEN, Odds
from games.engines.check.points import POINTS
from games.engines.game import Seat

# A card's points, -1 or 2 to 13 -> its place in a list by rank.
RANK = {points: max(0, points - 1) for points in sorted(set(POINTS.values()))}


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A card that lies face down."""

    # Bits by seat.
    known_by: int
    # Which filling of the draw pile it came from.
    pool: int
    # Of a card that everybody has seen, otherwise 0.
    points: int = 0
    odds: Odds = EVEN


Grid = tuple[Slot | None, ...]
# By rank, how many are out of everybody's sight.
Pool = tuple[int, ...]


def slot_at(grid: Grid, position: int) -> Slot:
    slot = grid[position]
    assert slot is not None
    return slot


def with_slot(grid: Grid, position: int, slot: Slot | None) -> Grid:
    return (*grid[:position], slot, *grid[position + 1 :])


def reweighed(grid: Grid, seat: Seat, factor: Odds | None) -> Grid:
    """What a seat has done tells of the cards of its own that it knows and nobody else has seen."""
    if factor is None:
        return grid
    return tuple(
        [
            slot
            if slot is None or slot.points or not slot.known_by >> seat & 1
            else Slot(slot.known_by, slot.pool, 0, inference.joined(slot.odds, factor))
            for slot in grid
        ]
    )


def without(pools: tuple[Pool, ...], pool: int, points: int) -> tuple[Pool, ...]:
    counts = list(pools[pool])
    counts[RANK[points]] -= 1
    return (*pools[:pool], tuple(counts), *pools[pool + 1 :])
