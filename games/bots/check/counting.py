"""Counting cards: what may lie face down, as far as one view tells.

What a seat does not see is in the draw pile, in the grids or below the top of the discard pile.
People throw high cards away and keep low ones, but the draw pile knows nothing of that: it may
hold any card that is out of sight.
"""

from collections.abc import Iterable, Mapping
from math import exp

import msgspec

from games.engines.cards import RANKS, rank
from games.engines.check.points import POINTS

RANK_POINTS = {rank(card): points for card, points in POINTS.items()}


class Guess(msgspec.Struct, frozen=True):
    """What one can say of a card that one does not know."""

    # Rank -> how likely it is.
    odds: dict[str, float]
    # The points to expect, and their variance.
    points: float
    variance: float


def unseen(seen: Iterable[str]) -> dict[str, int]:
    """Rank -> how many of its cards are out of sight."""
    left = dict.fromkeys(RANKS, 4)
    for card in seen:
        left[rank(card)] -= 1
    return left


def guess(left: Mapping[str, int], choosy: float = 0.0) -> Guess:
    """A card out of sight; the more `choosy` whoever kept it was, the lower it is."""
    weights = {each: cards * exp(-choosy * RANK_POINTS[each]) for each, cards in left.items()}
    total = sum(weights.values())
    odds = {each: weight / total for each, weight in weights.items() if weight}
    points = sum(chance * RANK_POINTS[each] for each, chance in odds.items())
    squares = sum(chance * RANK_POINTS[each] ** 2 for each, chance in odds.items())
    return Guess(odds, points, squares - points * points)
