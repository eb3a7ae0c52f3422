"""What a round is expected to bring one seat, as the offers lie and if they were changed."""

from collections.abc import Sequence

from games.bots.gotcha.market import Entry, Market
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.stalls import Stall
from games.engines.game import Seat


class Balance:
    def __init__(self, market: Market, me: Seat, stalls: Sequence[Stall]) -> None:
        self._market = market
        self._me = me
        self._is_buyer = me == market.reading.buyer
        self._entries = {stall.seat: market.entry(me, stall) for stall in stalls}
        entries = self._entries.values()
        self._kept = sum([entry.kept for entry in entries])
        self._pull = sum([entry.pull for entry in entries])
        self._more = sum([entry.pull * entry.more for entry in entries])
        self._changes: dict[tuple[Stall, ...], float] = {}
        self.now = self._total((), ())

    def after(self, *changed: Stall) -> float:
        """How much better it would be if these offers lay so."""
        # Different cards of a kind come to the same.
        better = self._changes.get(changed)
        if better is None:
            entries = [self._market.entry(self._me, stall) for stall in changed]
            better = self._changes[changed] = self._total(changed, entries) - self.now
        return better

    def _total(self, changed: Sequence[Stall], entries: Sequence[Entry]) -> float:
        if not self._entries:
            return 0.0
        kept, pull, more = self._kept, self._pull, self._more
        for (seat, _, _), after in zip(changed, entries, strict=True):
            before = self._entries[seat]
            kept += after.kept - before.kept
            pull += after.pull - before.pull
            more += after.pull * after.more - before.pull * before.more
        if not self._is_buyer:
            return kept + more / pull
        seats = [seat for seat, _, _ in changed]
        return kept + max(
            [
                *[entry.more for entry in entries],
                *[entry.more for seat, entry in self._entries.items() if seat not in seats],
            ]
        )


def balance_of(reading: Reading) -> Balance:
    """As the offers lie."""
    return Balance(Market(reading), reading.me, list(reading.stalls.values()))
