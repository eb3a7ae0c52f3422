"""What the end of a round is worth: how likely it makes it to win the match."""

from collections.abc import Sequence
from math import exp, sqrt

from games.engines.game import Seat

# How far totals drift apart in a round that is to come, in points; in the last round a point more
# or less still counts a little, which tells candidates apart in fewer worlds.
A_ROUND = 7.0
AT_LAST = 0.3


def spread(rounds_left: int) -> float:
    """`rounds_left`: those to be dealt after this one."""
    return AT_LAST + A_ROUND * sqrt(rounds_left)


def chance_to_win(totals: Sequence[int], me: Seat, spread: float) -> float:
    least = min(totals)
    weights = [exp((least - total) / spread) for total in totals]
    return weights[me] / sum(weights)
