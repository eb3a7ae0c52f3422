"""Which offer the medium bot takes as the buyer."""

from collections.abc import Sequence

from games.bots import Decision
from games.bots.gotcha.market import Market
from games.bots.gotcha.reading import Reading
from games.engines.gotcha.actions import SelectOffer


def choose_purchase(reading: Reading, legal: Sequence[SelectOffer]) -> Decision:
    market, me = Market(reading), reading.me

    def own_gain(choice: SelectOffer) -> float:
        return market.gain(me, reading.stalls[choice.seat].goods).own

    def value(choice: SelectOffer) -> float:
        """Taking an offer is also denying it to its seller, and handing them the money bag."""
        goods = reading.stalls[choice.seat].goods
        return market.if_bought(me, choice.seat, goods) - market.if_kept(me, choice.seat, goods)

    choice = max(legal, key=value)
    if own_gain(choice) < max(map(own_gain, legal)):
        return Decision(choice, "The seller must not keep this offer.")
    return Decision(choice, "This offer promises the most.")
