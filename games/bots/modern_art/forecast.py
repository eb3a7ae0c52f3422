"""What paintings will sell for at the end of a round.

A position of a round is how many cards of each artist have been played. From each the next card
may be by any artist, with odds that grow with what the artist has going: cards on the table,
cards left, tiles of earlier rounds. So all positions are worked out from the last ones, which
the rules decide, back to the first, once for a round.
"""

from functools import lru_cache
from itertools import product
from math import exp

from games.engines.modern_art.ending import CARDS_THAT_END_A_ROUND as LAST
from games.engines.modern_art.paintings import ARTISTS
from games.engines.modern_art.ranking import TILES, ranked

# What a painting sells for, by artist.
Prices = tuple[float, ...]

# How much likelier the next card is by an artist: by cards played this round (a logarithm),
# by the thousands that earlier tiles add, and as a power of the cards left. Fitted to what
# bots played, and softened, for people do not play as alike as they do.
PLAYED = (0.0, 1.2, 0.9, 1.2, 0.3)
EARNED = 0.02
LEFT = 1.2

_STEPS = tuple((LAST + 1) ** place for place in range(len(ARTISTS)))


def place_of(played: tuple[int, ...]) -> int:
    return sum(count * step for count, step in zip(played, _STEPS, strict=True))


# Later ones first: every step from a position leads to one before it.
_POSITIONS = [
    (place_of(played), *played) for played in product(range(LAST - 1, -1, -1), repeat=len(ARTISTS))
]
_ENDS = [
    (place_of(played), tuple(ranked(played)))
    for played in product(range(LAST + 1), repeat=len(ARTISTS))
    if played.count(LAST) == 1
]


def sold_at(ranking: tuple[int, ...], earned: tuple[int, ...]) -> Prices:
    """What the bank pays if the round ends with this ranking."""
    prices = [0] * len(ARTISTS)
    for artist, tile in zip(ranking, TILES, strict=False):
        prices[artist] = tile + earned[artist]
    return tuple(prices)


def expected(played: tuple[int, ...], earned: tuple[int, ...], left: tuple[float, ...]) -> Prices:
    """What to expect of the bank once so many cards have been played, of as many as were left
    when the round began."""
    return worked_out(earned, left)[place_of(played)]


@lru_cache(maxsize=8)
def worked_out(earned: tuple[int, ...], left: tuple[float, ...]) -> list[Prices]:
    """The same for every position of a round, which `place_of` tells."""
    known: list[Prices] = [()] * (LAST + 1) ** len(ARTISTS)
    sold = {ranking: sold_at(ranking, earned) for ranking in {ranking for _, ranking in _ENDS}}
    for index, ranking in _ENDS:
        known[index] = sold[ranking]
    odds = [_odds(*facts) for facts in zip(earned, left, strict=True)]
    odds_a, odds_b, odds_c, odds_d, odds_e = odds
    step_a, step_b, step_c, step_d, step_e = _STEPS
    # Written out for the five artists: it is done three thousand times.
    for index, a, b, c, d, e in _POSITIONS:
        p, q, r, s, t = odds_a[a], odds_b[b], odds_c[c], odds_d[d], odds_e[e]
        total = p + q + r + s + t
        p, q, r, s, t = p / total, q / total, r / total, s / total, t / total
        a1, b1, c1, d1, e1 = known[index + step_a]
        a2, b2, c2, d2, e2 = known[index + step_b]
        a3, b3, c3, d3, e3 = known[index + step_c]
        a4, b4, c4, d4, e4 = known[index + step_d]
        a5, b5, c5, d5, e5 = known[index + step_e]
        known[index] = (
            p * a1 + q * a2 + r * a3 + s * a4 + t * a5,
            p * b1 + q * b2 + r * b3 + s * b4 + t * b5,
            p * c1 + q * c2 + r * c3 + s * c4 + t * c5,
            p * d1 + q * d2 + r * d3 + s * d4 + t * d5,
            p * e1 + q * e2 + r * e3 + s * e4 + t * e5,
        )
    return known


def _odds(earned: int, left: float) -> list[float]:
    """By cards played, how likely the next one is by this artist."""
    # Who seems to have none left may have been counted wrong.
    return [
        exp(PLAYED[count] + EARNED * earned) * max(0.1, left - count) ** LEFT
        for count in range(LAST)
    ]
