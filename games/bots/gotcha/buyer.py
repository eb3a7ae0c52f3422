"""Which offer somebody else will take as the buyer: most likely what a medium bot would."""

from collections.abc import Sequence
from math import exp

from games.bots.gotcha.counts import NOTHING
from games.bots.gotcha.market import Market
from games.bots.gotcha.reading import Reading, in_public
from games.bots.gotcha.settling import Stacks
from games.bots.gotcha.stalls import Goods, Stall
from games.engines.game import Seat

# Less likely choices are not thought of.
HARDLY = 0.03


class Buyer:
    def __init__(self, reading: Reading, doubt: float) -> None:
        # By how many points an offer must look better to be taken e times as often.
        self._doubt = doubt
        # Nobody else knows the own hand.
        self._market = Market(in_public(reading))
        self._appeals: dict[tuple[Seat, tuple[int, ...], int], float] = {}

    def picks(self, fronts: Stacks, unknown: Sequence[int]) -> list[tuple[Seat, float]]:
        """How likely each offer is to be taken, by what the buyer sees of them."""
        appeals = [
            (seat, self.appeal(seat, tuple(front), unknown[seat]))
            for seat, front in enumerate(fronts)
            if front is not None
        ]
        if not appeals:
            return []
        most = max([appeal for _, appeal in appeals])
        pulls = [(seat, exp((appeal - most) / self._doubt)) for seat, appeal in appeals]
        least = HARDLY * sum([pull for _, pull in pulls])
        likely = [each for each in pulls if each[1] > least]
        total = sum([pull for _, pull in likely])
        return [(seat, pull / total) for seat, pull in likely]

    def appeal(self, seat: Seat, front: tuple[int, ...], unknown: int) -> float:
        key = seat, front, unknown
        appeal = self._appeals.get(key)
        if appeal is None:
            counts = list(NOTHING)
            for kind in front:
                counts[kind] += 1
            goods = Goods(tuple(counts), unknown)
            appeal = self._appeals[key] = self._market.appeal(Stall(seat, goods, goods))
        return appeal
