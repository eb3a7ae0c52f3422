"""What deals prove: means, with intervals from drawing the deals again."""

from collections.abc import Sequence
from math import inf, log
from random import Random
from statistics import fmean

import msgspec

from games.arena.deals import Deal
from games.arena.matches import Clocked

RESAMPLES = 10_000


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Row(msgspec.Struct, frozen=True):
    """One level in a contest."""

    level: str
    share: Estimate
    lead: Estimate
    # Milliseconds a decision.
    median: float
    p95: float
    longest: float
    # Of its searches, those that had no time for enough worlds.
    degraded: float


def rows(deals: Sequence[Deal]) -> list[Row]:
    return [_row(level, deals) for level in deals[0].standings]


def estimate(values: Sequence[float], resamples: int = RESAMPLES) -> Estimate:
    """By the bootstrap over deals: matches of one deal are not independent of each other."""
    rng = Random("bootstrap")
    means = sorted(fmean(rng.choices(values, k=len(values))) for _ in range(resamples))
    tail = resamples // 40
    return Estimate(fmean(values), means[tail], means[-1 - tail])


def elo(share: float, seats: int) -> float:
    """The difference in strength that a win share among so many players tells."""
    if not 0 < share < 1:
        return inf if share else -inf
    return 173.7 * log(share * (seats - 1) / (1 - share))


def _row(level: str, deals: Sequence[Deal]) -> Row:
    standings = [deal.standings[level] for deal in deals]
    clocks = [deal.clocks[level] for deal in deals]
    seconds = sorted(second for clock in clocks for second in clock.seconds)
    return Row(
        level=level,
        share=estimate([standing.share for standing in standings]),
        lead=estimate([standing.lead for standing in standings]),
        median=1_000 * seconds[len(seconds) // 2],
        p95=1_000 * seconds[len(seconds) * 95 // 100],
        longest=1_000 * seconds[-1],
        degraded=_degraded(clocks),
    )


def _degraded(clocks: Sequence[Clocked]) -> float:
    searched = sum(clock.searched for clock in clocks)
    return sum(clock.degraded for clock in clocks) / searched if searched else 0.0
