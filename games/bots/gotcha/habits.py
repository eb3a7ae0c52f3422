"""What a medium bot would do at a table in thought: the same rules of thumb, only quicker.

All go by what everybody sees and by what they have placed or hold themselves; the chance of what
is unseen is everybody's. What was once worked out for a table that looks the same is remembered.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import NamedTuple

from games.bots.gotcha.balance import Balance
from games.bots.gotcha.counts import GOTCHAS, NAMES, NOTHING, Counts
from games.bots.gotcha.hand import IN_THE_WAY, LATER
from games.bots.gotcha.market import DOUBT, Market
from games.bots.gotcha.offering import NEARLY
from games.bots.gotcha.reading import Reading, in_public, with_points
from games.bots.gotcha.removing import CANDIDATES
from games.bots.gotcha.stalls import Goods, Stall, empty_stall
from games.bots.gotcha.table import (
    ACTION_CARDS,
    ADD_ONE,
    FLIP_ONE,
    REMOVE_ONE,
    REMOVE_TWO,
    STEAL_A_POINT,
    Lying,
    Move,
    Stack,
    Table,
)
from games.bots.gotcha.worth import point_for
from games.engines.game import Seat
from games.engines.gotcha.state import OFFER_SIZE

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


class Habits:
    def __init__(self, reading: Reading) -> None:
        self._public = in_public(reading)
        self._markets: dict[tuple[int, ...], Market] = {}
        self._views: dict[tuple[Seat, Seat, Stack], tuple[Stall, Places]] = {}
        self._flips: dict[object, Spot] = {}
        self._choices: dict[object, Seat] = {}
        self._moves: dict[object, Move | None] = {}
        # By seller and three kinds: what it is worth to keep them, and how much more if bought.
        self._threes: dict[tuple[Seat, tuple[int, ...]], tuple[float, float]] = {}
        self._fronts = [
            Goods((*NOTHING[:kind], 1, *NOTHING[kind + 1 :]), OFFER_SIZE - 1)
            for kind in range(len(NAMES))
        ]

    def market(self, points: tuple[int, ...]) -> Market:
        market = self._markets.get(points)
        if market is None:
            market = self._markets[points] = Market(with_points(self._public, points))
        return market

    # Offering

    def offer(self, table: Table, seat: Seat, rng: Random, is_seen: bool) -> Sequence[int]:
        """The kinds that it offers, the first of them face up; `is_seen`: the earlier offers."""
        market, hand = self.market(self._public.points), table.hands[seat]
        if len(hand) < OFFER_SIZE:
            return hand
        others = [market.entry(seat, stall) for stall in self._others(table, seat, is_seen)]
        pulled = sum([entry.pull for entry in others])
        lost = sum([entry.pull * entry.more for entry in others])
        chances: dict[int, tuple[float, float]] = {}
        for kind in set(hand):
            front = self._fronts[kind]
            pull = exp(market.appeal(Stall(seat, front, front)) / DOUBT)
            chances[kind] = pull / (pull + pulled), lost / (pull + pulled)
        best, values = -1e9, []
        for three in combinations(sorted(hand), OFFER_SIZE):
            kept, more = self._three(market, seat, three)
            for place, kind in enumerate(three):
                taken, other = chances[kind]
                value = kept + taken * more + other
                if value > best:
                    best = value
                values.append((value, three, place))
        good = [each for each in values if each[0] >= best - NEARLY]
        _, three, place = good[int(rng.random() * len(good))]
        return (three[place], *three[:place], *three[place + 1 :])

    def _others(self, table: Table, seat: Seat, is_seen: bool) -> Iterator[Stall]:
        for other, stack in enumerate(table.stacks):
            if other in (seat, table.buyer):
                continue
            if stack is None or not is_seen:
                yield empty_stall(other)
            else:
                yield self._view(other, seat, stack)[0]

    def _three(self, market: Market, seat: Seat, three: tuple[int, ...]) -> tuple[float, float]:
        found = self._threes.get((seat, three))
        if found is None:
            counts = list(NOTHING)
            for kind in three:
                counts[kind] += 1
            goods = Goods(tuple(counts), 0)
            kept = market.if_kept(seat, seat, goods)
            more = market.if_bought(seat, seat, goods) - kept
            reading = market.reading
            in_hand = sum([_in_hand(reading, seat, kind) for kind in three])
            found = self._threes[seat, three] = kept - in_hand, more
        return found

    # The buyer

    def flip(self, table: Table) -> Spot | None:
        scene = self._scene(table, table.buyer)
        key = table.points, scene
        if key not in self._flips:
            market = self.market(table.points)
            balance = Balance(market, table.buyer, scene.stalls)
            spots = dict(_distinct(scene, only_down=True))
            if not spots:
                return None
            self._flips[key] = max(
                spots, key=lambda spot: _turning(market.reading, balance, scene, spot)
            )
        return self._flips[key]

    def choose(self, table: Table) -> Seat | None:
        scene = self._scene(table, table.buyer)
        if not scene.stalls:
            return None
        key = table.points, scene
        seat = self._choices.get(key)
        if seat is None:
            market, buyer = self.market(table.points), table.buyer
            best = max(scene.stalls, key=lambda stall: market.entry(buyer, stall).more)
            seat = self._choices[key] = best.seat
        return seat

    # Action cards

    def act(self, table: Table, seat: Seat) -> Move | None:
        """The Action card that it plays; None if it is done."""
        row = table.held[seat]
        hand = tuple(sorted(set(table.hands[seat]))) if row[ADD_ONE] else ()
        scene = self._scene(table, seat)
        key = seat, table.points, row[ACTION_CARDS[0] :], hand, scene
        if key not in self._moves:
            self._moves[key] = self._best_move(table, seat, row, hand, scene)
        return self._moves[key]

    def _best_move(
        self, table: Table, seat: Seat, row: Counts, hand: Sequence[int], scene: Scene
    ) -> Move | None:
        market = self.market(table.points)
        balance = Balance(market, seat, scene.stalls)
        values = market.reading.tables[seat]
        best, most = None, 0.0
        for move, brings in _moves(market.reading, balance, table, seat, row, hand, scene):
            cards = row[move.kind]
            more = brings - (values[move.kind][cards] - values[move.kind][cards - 1])
            if more > most:
                best, most = move, more
        return best

    def _scene(self, table: Table, viewer: Seat) -> Scene:
        stalls: list[Stall] = []
        seen: list[Places | None] = []
        for seat, stack in enumerate(table.stacks):
            if stack is None:
                seen.append(None)
                continue
            stall, places = self._view(seat, viewer, stack)
            stalls.append(stall)
            seen.append(places)
        return Scene(tuple(stalls), tuple(seen))

    def _view(self, seat: Seat, viewer: Seat, stack: Stack) -> tuple[Stall, Places]:
        key = seat, viewer, stack
        view = self._views.get(key)
        if view is None:
            view = self._views[key] = _viewed(seat, viewer, stack)
        return view


def _viewed(seat: Seat, viewer: Seat, stack: Sequence[Lying]) -> tuple[Stall, Places]:
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


def _in_hand(reading: Reading, seat: Seat, kind: int) -> float:
    if kind in GOTCHAS:
        return -IN_THE_WAY
    values, cards = reading.tables[seat][kind], reading.counts[seat][kind]
    return LATER * (values[cards + 1] - values[cards])


def _distinct(
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


def _moves(
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
        for spot, _ in _distinct(scene, only_down=True):
            yield Move(FLIP_ONE, (spot,)), _turning(reading, balance, scene, spot)
    for kind in hand:
        later = _in_hand(reading, seat, kind)
        for stall in scene.stalls:
            move = Move(ADD_ONE, ((stall.seat, -1),), kind)
            yield move, balance.after(stall.added_to(kind)) - later
    if any(row[REMOVE_ONE:STEAL_A_POINT]):
        yield from _removals(balance, scene, row)


def _removals(balance: Balance, scene: Scene, row: Counts) -> Iterator[tuple[Move, float]]:
    brings = {}
    for seat, places in enumerate(scene.seen):
        for index, place in enumerate(places or ()):
            brings[seat, index] = balance.after(_without(scene.stall(seat), place))
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
        stall = _without(scene.stall(one[0]), _at(scene, one))
        if one[0] == other[0]:
            value = balance.after(_without(stall, _at(scene, other)))
        else:
            value = balance.after(stall, _without(scene.stall(other[0]), _at(scene, other)))
        yield Move(REMOVE_TWO, (one, other)), value


def _at(scene: Scene, spot: Spot) -> tuple[int | None, bool]:
    places = scene.seen[spot[0]]
    assert places is not None
    return places[spot[1]]


def _without(stall: Stall, place: tuple[int | None, bool]) -> Stall:
    kind, is_up = place
    return Stall(
        stall.seat, stall.goods.without(kind), stall.front.without(kind if is_up else None)
    )


def _turning(reading: Reading, balance: Balance, scene: Scene, spot: Spot) -> float:
    stall, (kind, _) = scene.stall(spot[0]), _at(scene, spot)
    if kind is not None:
        return balance.after(stall.turned_up(kind, is_known=True))
    return sum(
        [
            chance * balance.after(stall.turned_up(possible, is_known=False))
            for possible, chance in enumerate(reading.odds)
            if chance
        ]
    )
