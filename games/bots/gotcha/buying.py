"""What the hard bot does as the buyer: it takes what is best over all that may lie there."""

from collections.abc import Sequence
from random import Random

from games.bots.budget import Clock
from games.bots.gotcha.beliefs import Beliefs, World
from games.bots.gotcha.plans import Plan
from games.engines.game import Seat

# With fewer worlds than this of a kind of card, what it would mean is blurred with the rest.
BLUR = 4.0


class Trials:
    """Plans tried in worlds: for each of them, each world and each offer, how likely one wins."""

    def __init__(self, plans: Sequence[Plan], beliefs: Beliefs) -> None:
        self.plans = plans
        self.worlds = 0
        self._beliefs = beliefs
        self._sellers = beliefs.sellers
        self._seen: list[World] = []
        self._rows: list[list[list[float]]] = [[] for _ in plans]

    def run(self, alive: Sequence[int], until: int, rng: Random, clock: Clock) -> None:
        while self.worlds < until and not clock.is_over:
            world = self._beliefs.world(rng)
            rows = []
            for index in alive:
                plan = self.plans[index]
                stacks = plan.stacks(world)
                rows.append(plan.after.wins(stacks, self._sellers))
                if clock.is_over:
                    break
            if len(rows) < len(alive):
                return
            self._seen.append(world)
            for index, row in zip(alive, rows, strict=True):
                self._rows[index].append(row)
            self.worlds += 1

    def value(self, index: int) -> float:
        """With the best choice that one can make by what one then knows."""
        rows, plan = self._rows[index], self.plans[index]
        everything = _means(rows)
        if plan.turned is None:
            return max(everything)
        seat, place = plan.turned
        groups: dict[int, list[list[float]]] = {}
        for row, world in zip(rows, self._seen, strict=False):
            stack = world[seat]
            assert stack is not None
            groups.setdefault(stack[place], []).append(row)
        value = 0.0
        for group in groups.values():
            means = _means(group)
            blurred = [
                (len(group) * mean + BLUR * usual) / (len(group) + BLUR)
                for mean, usual in zip(means, everything, strict=True)
            ]
            chosen = max(range(len(means)), key=blurred.__getitem__)
            value += len(group) / len(rows) * means[chosen]
        return value

    def best_offer(self, index: int) -> Seat:
        means = _means(self._rows[index])
        return self._sellers[max(range(len(means)), key=means.__getitem__)]


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
