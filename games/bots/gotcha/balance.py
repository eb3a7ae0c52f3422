"""What a round is expected to bring one seat, as the offers lie and if they were changed."""

from collections.abc import Sequence

from games.bots.gotcha.market import Market, leaning
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.stalls import Stall
from games.engines.game import Seat

# How much more an offer has to appeal to the buyer to be taken e times as often.
DOUBT = 1.5


class Balance:
    def __init__(self, market: Market, me: Seat, stalls: Sequence[Stall], doubt: float) -> None:
        self._doubt = doubt
        self._market = market
        self._me = me
        self._is_buyer = me == market.reading.buyer
        self._kept: dict[Seat, float] = {}
        # What more it brings if the buyer takes an offer than if its seller keeps it.
        self._taken: dict[Seat, float] = {}
        self._appeals: dict[Seat, float] = {}
        for each in stalls:
            self._enter(each, self._kept, self._taken, self._appeals)
        self._changes: dict[tuple[Stall, ...], float] = {}
        self.now = self._total(self._kept, self._taken, self._appeals)

    def after(self, *changed: Stall) -> float:
        """How much better it would be if these offers lay so."""
        # Different cards of a kind come to the same.
        if changed in self._changes:
            return self._changes[changed]
        kept, taken, appeals = dict(self._kept), dict(self._taken), dict(self._appeals)
        for each in changed:
            self._enter(each, kept, taken, appeals)
        better = self._changes[changed] = self._total(kept, taken, appeals) - self.now
        return better

    def _enter(
        self,
        stall: Stall,
        kept: dict[Seat, float],
        taken: dict[Seat, float],
        appeals: dict[Seat, float],
    ) -> None:
        market, me, seat = self._market, self._me, stall.seat
        kept[seat] = market.if_kept(me, seat, stall.goods)
        taken[seat] = market.if_bought(me, seat, stall.goods) - kept[seat]
        if not self._is_buyer:
            appeals[seat] = market.appeal(stall)

    def _total(
        self, kept: dict[Seat, float], taken: dict[Seat, float], appeals: dict[Seat, float]
    ) -> float:
        if not taken:
            return 0.0
        if self._is_buyer:
            return sum(kept.values()) + max(taken.values())
        chances = leaning(appeals, self._doubt)
        return sum(kept.values()) + sum(chances[seat] * more for seat, more in taken.items())


def balance_of(reading: Reading) -> Balance:
    """As the offers lie."""
    return Balance(Market(reading), reading.me, list(reading.stalls.values()), DOUBT)
