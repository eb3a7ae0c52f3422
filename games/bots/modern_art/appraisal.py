"""A lot as one seat sees it, from the trials of what it is worth."""

from collections.abc import Iterable, Sequence

from games.bots.modern_art.lots import Worth
from games.bots.modern_art.saleroom import Sale
from games.engines.game import Seat


class Appraisal:
    def __init__(self, worth: Worth, me: Seat, seller: Seat) -> None:
        self.me, self.seller = me, seller
        self.trials, self.counts = worth.trials, worth.counts
        self.seats = len(worth.counts)
        # By trial, what it is worth that this seat has the lot for nothing, or the other one.
        self.mine = [self._sum(trial.mine) for trial in worth.trials]
        self.theirs = [self._sum(trial.theirs) for trial in worth.trials]
        number = len(worth.trials)
        self.gain = (sum(self.mine) - sum(self.theirs)) / number
        self.danger = -sum(worth.counts[trial.other] for trial in worth.trials) / number

    def _sum(self, fortunes: Sequence[float]) -> float:
        return sum(count * money for count, money in zip(self.counts, fortunes, strict=True))

    @property
    def worth(self) -> float:
        """What the lot is worth to this seat: the price at which it is all one who buys it."""
        return self.gain / (1 + self.danger)

    @property
    def limit(self) -> float:
        """How far to go where everybody sees the bids. An auctioneer who takes the lot pays the
        bank, and who lets it go has the money: with rivals that count alike that makes it all one
        at n / (2n - 1) of the worth."""
        if self.me == self.seller:
            return self.gain / (2 + self.danger)
        return self.worth

    @property
    def strongest(self) -> float:
        """How far the strongest of the others goes, on average."""
        return sum(
            max(limit for seat, limit in enumerate(trial.limits) if seat != self.me)
            for trial in self.trials
        ) / len(self.trials)

    def value(self, sales: Iterable[Sale]) -> float:
        """What it is worth on average if the trials end in these sales."""
        counts, me, seller = self.counts, self.me, self.seller
        total = 0.0
        for (buyer, price), mine, theirs in zip(sales, self.mine, self.theirs, strict=True):
            total += mine if buyer == me else theirs
            if price:
                total -= counts[buyer] * price
                if buyer != seller:
                    total += counts[seller] * price
        return total / len(self.mine)
