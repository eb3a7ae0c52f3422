"""What a medium bot would do at a table in thought: the same rules of thumb, only quicker.

All go by what everybody sees and by what they have placed or hold themselves; the chance of what
is unseen is everybody's. What was once worked out for a table that looks the same is remembered.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from random import Random

from games.bots.gotcha.balance import Balance
from games.bots.gotcha.counts import NAMES, NOTHING, Counts
from games.bots.gotcha.market import DOUBT, Market
from games.bots.gotcha.offering import NEARLY
from games.bots.gotcha.reading import Reading, in_public, with_points
from games.bots.gotcha.scene import Places, Scene, Spot, distinct, viewed
from games.bots.gotcha.stalls import Goods, Stall, empty_stall
from games.bots.gotcha.table import (
    ACTION_CARDS,
    ADD_ONE,
    Move,
    Stack,
    Table,
)
from games.bots.gotcha.weighing import in_hand, moves, turning
from games.engines.game import Seat
from games.engines.gotcha.state import OFFER_SIZE


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
            later = sum([in_hand(reading, seat, kind) for kind in three])
            found = self._threes[seat, three] = kept - later, more
        return found

    # The buyer

    def flip(self, table: Table) -> Spot | None:
        scene = self._scene(table, table.buyer)
        key = table.points, scene
        if key not in self._flips:
            market = self.market(table.points)
            balance = Balance(market, table.buyer, scene.stalls)
            spots = dict(distinct(scene, only_down=True))
            if not spots:
                return None
            self._flips[key] = max(
                spots, key=lambda spot: turning(market.reading, balance, scene, spot)
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
        for move, brings in moves(market.reading, balance, table, seat, row, hand, scene):
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
            view = self._views[key] = viewed(seat, viewer, stack)
        return view
