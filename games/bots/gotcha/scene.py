"""The offers as one seat sees them, and what becomes of a stall when a card of it goes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.bots.gotcha.counts import NOTHING
from games.bots.gotcha.stalls import Goods, Stall
from games.bots.gotcha.table import Lying
from games.engines.game import Seat

Spot = tuple[Seat, int]
# By position: the kind, None where the seat does not know it, and whether it lies face up.
Places = tuple[tuple[int | None, bool], ...]


class Scene(NamedTuple):
    """The offers as one seat sees them."""

    stalls: tuple[Stall, ...]
    # By seat; None where there is no offer.
    seen: tuple[Places | None, ...]

    def stall(self, seat: Seat) -> Stall:
        for stall in self.stalls:
            if stall.seat == seat:
                return stall
        raise KeyError(seat)


def viewed(seat: Seat, viewer: Seat, stack: Sequence[Lying]) -> tuple[Stall, Places]:
    known, shown = list(NOTHING), list(NOTHING)
    unknown = down = 0
    places = []
    for kind, is_up, by in stack:
        if is_up:
            shown[kind] += 1
        else:
            down += 1
        is_known = is_up or by == viewer
        if is_known:
            known[kind] += 1
        else:
            unknown += 1
        places.append((kind if is_known else None, is_up))
    return Stall(seat, Goods(tuple(known), unknown), Goods(tuple(shown), down)), tuple(places)


def distinct(
    scene: Scene, only_down: bool = False
) -> Iterator[tuple[Spot, tuple[int | None, bool]]]:
    """One of all cards that look the same to the seat."""
    for seat, places in enumerate(scene.seen):
        if places is None:
            continue
        found = set()
        for index, place in enumerate(places):
            if place not in found and not (only_down and place[1]):
                found.add(place)
                yield (seat, index), place


def at(scene: Scene, spot: Spot) -> tuple[int | None, bool]:
    places = scene.seen[spot[0]]
    assert places is not None
    return places[spot[1]]


def without(stall: Stall, place: tuple[int | None, bool]) -> Stall:
    kind, is_up = place
    return Stall(
        stall.seat, stall.goods.without(kind), stall.front.without(kind if is_up else None)
    )
