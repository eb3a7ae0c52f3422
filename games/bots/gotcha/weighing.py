"""What each Action card that a medium bot may play would bring it, and what a flip would."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from games.bots.gotcha.balance import Balance
from games.bots.gotcha.counts import GOTCHAS, Counts
from games.bots.gotcha.hand import IN_THE_WAY, LATER
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.removing import CANDIDATES
from games.bots.gotcha.scene import Scene, Spot, at, distinct, without
from games.bots.gotcha.table import (
    ADD_ONE,
    FLIP_ONE,
    REMOVE_ONE,
    REMOVE_TWO,
    STEAL_A_POINT,
    Move,
    Table,
)
from games.bots.gotcha.worth import point_for
from games.engines.game import Seat


def in_hand(reading: Reading, seat: Seat, kind: int) -> float:
    if kind in GOTCHAS:
        return -IN_THE_WAY
    values, cards = reading.tables[seat][kind], reading.counts[seat][kind]
    return LATER * (values[cards + 1] - values[cards])


def moves(
    reading: Reading,
    balance: Balance,
    table: Table,
    seat: Seat,
    row: Counts,
    hand: Sequence[int],
    scene: Scene,
) -> Iterator[tuple[Move, float]]:
    """Each that does something, with what it brings."""
    if row[STEAL_A_POINT]:
        for target, points in enumerate(table.points):
            if points > table.points[seat]:
                won = point_for(reading.short[seat])
                lost = reading.cares[seat][target] * point_for(reading.short[target] + 1)
                yield Move(STEAL_A_POINT, ((target, 0),)), won - lost
    if row[FLIP_ONE]:
        for spot, _ in distinct(scene, only_down=True):
            yield Move(FLIP_ONE, (spot,)), turning(reading, balance, scene, spot)
    for kind in hand:
        later = in_hand(reading, seat, kind)
        for stall in scene.stalls:
            move = Move(ADD_ONE, ((stall.seat, -1),), kind)
            yield move, balance.after(stall.added_to(kind)) - later
    if any(row[REMOVE_ONE:STEAL_A_POINT]):
        yield from _removals(balance, scene, row)


def _removals(balance: Balance, scene: Scene, row: Counts) -> Iterator[tuple[Move, float]]:
    brings = {}
    for seat, places in enumerate(scene.seen):
        for index, place in enumerate(places or ()):
            brings[seat, index] = balance.after(without(scene.stall(seat), place))
    if row[REMOVE_ONE]:
        for spot, value in brings.items():
            yield Move(REMOVE_ONE, (spot,)), value
    if not row[REMOVE_TWO]:
        return
    if len(brings) == 1:
        ((spot, value),) = brings.items()
        yield Move(REMOVE_TWO, (spot,)), value
    best = sorted(brings, key=brings.__getitem__, reverse=True)[:CANDIDATES]
    for one, other in combinations(best, 2):
        stall = without(scene.stall(one[0]), at(scene, one))
        if one[0] == other[0]:
            value = balance.after(without(stall, at(scene, other)))
        else:
            value = balance.after(stall, without(scene.stall(other[0]), at(scene, other)))
        yield Move(REMOVE_TWO, (one, other)), value


def turning(reading: Reading, balance: Balance, scene: Scene, spot: Spot) -> float:
    stall, (kind, _) = scene.stall(spot[0]), at(scene, spot)
    if kind is not None:
        return balance.after(stall.turned_up(kind, is_known=True))
    return sum(
        [
            chance * balance.after(stall.turned_up(possible, is_known=False))
            for possible, chance in enumerate(reading.odds)
            if chance
        ]
    )
