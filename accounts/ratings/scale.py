"""From what the model reckons with to the one number that people see, and how sure it is."""

# The model's own: what somebody is taken for before their first match.
MU, SIGMA = 25.0, 25.0 / 3.0
ZERO, STEP = 1000, 40
START = 2000
# Rated matches until a rating is no longer provisional. By then it is about a third surer than at
# the start, and one match more moves it little.
MINIMUM = 10


def shown(mu: float) -> int:
    """The rating: how strong somebody is taken to be. It begins at 2000."""
    return round(ZERO + STEP * mu)


def is_provisional(matches: int) -> bool:
    """Whether too little is known yet to rely on the rating."""
    return matches < MINIMUM


def spread(sigma: float) -> int:
    """How far off a rating may well be, for a chart."""
    return round(STEP * sigma)
