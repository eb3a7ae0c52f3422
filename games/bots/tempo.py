"""How long a bot seems to think."""

from math import log
from random import Random

# Of a log-normal distribution: most pauses near the middle, a few long ones.
SPREAD = 0.35


def hesitation(rng: Random, shortest: float, longest: float) -> float:
    """Seconds between the two, most often near their geometric mean."""
    middle = (log(shortest) + log(longest)) / 2
    while True:
        seconds = rng.lognormvariate(middle, SPREAD)
        # Drawn again rather than cut off, so that the bounds themselves are not common.
        if shortest <= seconds <= longest:
            return seconds
