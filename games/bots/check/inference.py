"""What players' actions tell of cards that they know and others do not.

Each action multiplies the odds of the ranks that a card may have. Fitted to matches of bots, and
softened, since people overlook things.
"""

from functools import cache
from math import exp

VALUES = (-1, *range(2, 14))  # the points by rank
# By rank.
Odds = tuple[float, ...]

EVEN: Odds = (1.0,) * len(VALUES)
IMPOSSIBLE = 1e-9  # not 0, so that a card can always be something
# How often somebody does what speaks against a card all the same.
SELDOM = 0.1
UNMATCHED = 0.06
# How high a card may be that is put where one does not know one's own.
NOT_HIGH = 9
# By how much an open card must be lower than one's own for nobody to leave it.
DECLINED = 7

GIVEN: Odds = tuple(exp(0.25 * points) for points in VALUES)
CHOSEN: Odds = tuple(exp(-0.25 * points) for points in VALUES)
CALLED: Odds = tuple(exp(-0.35 * points) for points in VALUES)


def joined(odds: Odds, factor: Odds) -> Odds:
    return tuple([one * other for one, other in zip(odds, factor, strict=True)])


@cache
def is_not(points: int) -> Odds:
    return tuple(IMPOSSIBLE if each == points else 1.0 for each in VALUES)


@cache
def unmatched(points: int) -> Odds | None:
    """Somebody has passed: few have a card of that rank and know it. Nobody gives up an ace."""
    if points < 0:
        return None
    return tuple(UNMATCHED if each == points else 1.0 for each in VALUES)


@cache
def up_to(points: int) -> Odds:
    return tuple(1.0 if each <= points else SELDOM for each in VALUES)


@cache
def declined(points: int) -> Odds | None:
    """The cards of who has left an open card where it was."""
    if points > 4:
        return None
    return tuple(1.0 if each < points + DECLINED else SELDOM for each in VALUES)


def kept(thrown: int, knew: bool) -> Odds:
    """A drawn card that took the place of one that its owner knew, or did not know."""
    return up_to(thrown - 1 if knew else NOT_HIGH)


def swapped(thrown: int, knew: bool) -> Odds:
    """The other cards of who has thrown one away."""
    return up_to(max(thrown, 2) if knew else NOT_HIGH)


def refused(thrown: int) -> Odds | None:
    """The cards of who did not want the one that they drew; a court card is thrown for its use."""
    return up_to(max(thrown, 2)) if thrown < 11 else None
