"""What the rounds before came to: cards that have gone, tiles that were won."""

from collections import Counter

from games.bots.modern_art.notes import Counts
from games.engines.modern_art.paintings import ARTISTS, PLACE
from games.engines.modern_art.ranking import TILES, ranked

_PRINTED = Counter(PLACE.values())


def left_after(rounds: tuple[Counts, ...]) -> tuple[float, ...]:
    """By artist, how many cards are left after rounds in which so many were played."""
    return tuple(
        float(_PRINTED[place] - sum(counts[place] for counts in rounds))
        for place in range(len(ARTISTS))
    )


def earned_in(rounds: tuple[Counts, ...]) -> tuple[int, ...]:
    """By artist, what its tiles add up to."""
    earned = [0] * len(ARTISTS)
    for counts in rounds:
        for artist, tile in zip(ranked(counts), TILES, strict=False):
            earned[artist] += tile
    return tuple(earned)
