"""What a seller is likely to hide under a card: what a sensible seller would have offered so.

A seller shows that card of three which makes the three worth most, and offers the three which are
worth more on the table than in the hand; what would have been offered or shown otherwise is
unlikely to lie there.
"""

from collections.abc import Sequence
from math import exp
from operator import mul

from games.bots.gotcha.counts import GOTCHAS, NAMES, NOTHING
from games.bots.gotcha.hand import IN_THE_WAY, LATER
from games.bots.gotcha.market import DOUBT, Market
from games.bots.gotcha.stalls import Goods, Stall
from games.engines.game import Seat

# By how many points three cards must be worth more to be offered e times as often, and to be
# shown so.
OFFERED, SHOWN = 0.7, 0.04
# Nothing is so tempting to offer that it lies there more often than this times its number.
AT_MOST = 3.0
# How often sellers offer anything, at least.
ANYHOW = 0.2

_ALL = range(len(NAMES))


def pairs(
    market: Market,
    seller: Seat,
    shown: int,
    others: Sequence[float],
    unseen: Sequence[int],
    known: int | None = None,
    anyhow: float = ANYHOW,
) -> tuple[list[tuple[int, int]], list[float]]:
    """Every two kinds that may lie under the card shown, with how likely that is; `others` is how
    much each other offer appeals to the buyer, `anyhow` how often the seller offers anything. If
    one of the two is known, it comes first."""
    mine = _Offers(market, seller, others)
    found: list[tuple[int, int]] = []
    ways: list[int] = []
    offered: list[float] = []
    shown_so: list[float] = []
    for first in _ALL if known is None else (known,):
        for second in _ALL if known is not None else range(first, len(NAMES)):
            if known is not None:
                many = unseen[second]
            elif first == second:
                many = unseen[first] * (unseen[first] - 1)
            else:
                many = 2 * unseen[first] * unseen[second]
            if many > 0:
                worth, share = mine.likelihood(shown, first, second)
                found.append((first, second))
                ways.append(many)
                offered.append(worth)
                shown_so.append(share)
    most = max(offered, default=0.0)
    pulls = [exp((worth - most) / OFFERED) for worth in offered]
    usual = sum(map(mul, pulls, ways)) / max(1, sum(ways))
    weights = [
        many * ((1 - anyhow) * min(pull / usual, AT_MOST) * share + anyhow / 3)
        for many, pull, share in zip(ways, pulls, shown_so, strict=True)
    ]
    return found, weights


class _Offers:
    def __init__(self, market: Market, seller: Seat, others: Sequence[float]) -> None:
        self._market = market
        self._seller = seller
        self._pull = sum([exp(appeal / DOUBT) for appeal in others])
        reading = market.reading
        values, row = reading.tables[seller], reading.counts[seller]
        self._in_hand = [
            -IN_THE_WAY
            if kind in GOTCHAS
            else LATER * (values[kind][row[kind] + 1] - values[kind][row[kind]])
            for kind in _ALL
        ]
        # By the card shown: how likely the buyer is to take it.
        self._taken = [self._chance(kind) for kind in _ALL]

    def _chance(self, shown: int) -> float:
        counts = list(NOTHING)
        counts[shown] = 1
        front = Goods(tuple(counts), 2)
        pull = exp(self._market.appeal(Stall(self._seller, front, front)) / DOUBT)
        return pull / (pull + self._pull)

    def likelihood(self, shown: int, first: int, second: int) -> tuple[float, float]:
        """How much more the three are worth offered than kept, and how likely they are shown so."""
        market, seller = self._market, self._seller
        counts = list(NOTHING)
        for kind in (shown, first, second):
            counts[kind] += 1
        goods = Goods(tuple(counts), 0)
        kept = market.if_kept(seller, seller, goods)
        more = market.if_bought(seller, seller, goods) - kept
        taken = self._taken
        values = [taken[kind] * more for kind in (shown, first, second)]
        most = max(values)
        shares = [exp((value - most) / SHOWN) for value in values]
        later = self._in_hand[shown] + self._in_hand[first] + self._in_hand[second]
        return kept + values[0] - later, shares[0] / sum(shares)
