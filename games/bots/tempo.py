"""How long a bot seems to think."""

from math import log
from random import Random

# Of a log-normal distribution: most pauses near the middle, a few long ones.
SPREAD = 0.35


def hesitation(rng: Random, shortest: float, longest: float) -> float:
    """Seconds between the two; the geometric mean of them is the most common."""
    middle = (log(shortest) + log(longest)) / 2
    return min(max(rng.lognormvariate(middle, SPREAD), shortest), longest)
