"""How likely a nil is to be made with a hand.

The numbers are log-odds, a logistic fit to the nils of some eight thousand weak hands that
were played out with a covering partner against two attackers.
"""

from collections.abc import Sequence
from math import exp

from games.engines.cards import RANKS
from games.engines.spades.pack import SUIT, Pack

BASE = -1.0
# The lowest card of a side suit, the second lowest and so on, by rank: 5 and lower, 6 … A.
SIDE = (
    (0.53, 0.37, 0.13, 0.06, -0.12, -0.50, -0.62, -0.82, -1.20, -1.90),
    (0.38, 0.38, 0.26, 0.08, -0.07, -0.27, -0.54, -0.78, -1.11, -2.42),
    (-0.24, -0.24, -0.26, -0.26, -0.26, -0.33, -0.44, -0.61, -0.77, -1.23),
    (0.20, 0.15, 0.10, 0.00, 0.00, -0.10, -0.12, -0.17, -0.24, -0.29),
)
LOWEST_RANK = RANKS.index("5")
VOID, SINGLETON = 0.86, 0.29
# The number of spades, from none to 5.
SPADES = (0.90, 0.54, 0.07, -0.03, -0.67, -1.80)
# The highest spade, the second and the third, by their place from the top of the pack.
HIGHEST_SPADES = (
    (-9.0, -1.24, -0.43, -0.29, -0.11, -0.06, 0.02, 0.24),
    (-9.0, -2.00, -1.31, -1.01, -0.60, -0.26, 0.11, 0.23, 0.43),
    (-9.0, -2.00, -1.50, -1.20, -1.00, -1.00, -0.90, -0.28, 0.12),
)
# What each trick of the partner's bid above or below the usual adds.
PARTNER = 0.22
USUAL_BID = 4


def nil_chance(hand: Sequence[str], pack: Pack, partner_bid: int | None) -> float:
    """`partner_bid` is None where the partner has not bid."""
    suits = {suit: [card for card in hand if SUIT[card] == suit] for suit in "SHCD"}
    spades = suits.pop("S")
    odds = BASE + _spades(spades, pack) + sum(_side(cards) for cards in suits.values())
    if partner_bid is not None:
        odds += PARTNER * (partner_bid - USUAL_BID)
    return 1 / (1 + exp(-odds))


def _spades(spades: list[str], pack: Pack) -> float:
    if len(spades) >= len(SPADES):
        return -9.0
    odds = SPADES[len(spades)]
    places = sorted(pack.place[card] for card in spades)
    for place, by_place in zip(places, HIGHEST_SPADES, strict=False):
        odds += by_place[min(place, len(by_place) - 1)]
    return odds


def _side(cards: list[str]) -> float:
    if not cards:
        return VOID
    odds = SINGLETON if len(cards) == 1 else 0.0
    ranks = sorted(max(0, RANKS.index(card[0]) - LOWEST_RANK) for card in cards)
    for rank, by_rank in zip(ranks, SIDE, strict=False):
        odds += by_rank[rank]
    return odds
