"""From what the model reckons with to the numbers that people see."""

# The model's own: what somebody is taken for before their first match.
MU, SIGMA = 25.0, 25.0 / 3.0
FLOOR, STEP = 1000, 40
MINIMUM = 5  # rated matches before somebody is listed


def shown(mu: float, sigma: float) -> int:
    """The rating: what somebody has all but certainly shown to be worth. It begins at 1000."""
    return round(FLOOR + STEP * (mu - 3 * sigma))


def estimate(mu: float) -> int:
    """What somebody is taken for, on the same scale."""
    return round(FLOOR + STEP * mu)


def uncertainty(sigma: float) -> int:
    """How far off that may be; the rating is the estimate less three times this."""
    return round(STEP * sigma)
