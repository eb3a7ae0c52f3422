"""What each offer is worth to whoever gets it, and which of them the buyer favours."""

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from games.bots.gotcha.counts import GOTCHAS, SET_SIZE
from games.bots.gotcha.prospects import Prospects
from games.bots.gotcha.reading import Reading
from games.bots.gotcha.stalls import Goods, Stall
from games.bots.gotcha.worth import point_for, worth
from games.engines.game import Seat

# What it is worth to get the money bag, and so to be the next buyer.
BAG = 0.4
# By how much an offer has to appeal more to the buyer to be taken e times as often: cards will be
# turned up, Action cards played, and tastes differ.
DOUBT = 1.5


class Gain(NamedTuple):
    # To whoever collects the cards.
    own: float
    # To the buyer, by the Gotchas that this completes.
    buyers: float


class Entry(NamedTuple):
    """An offer in the books of one seat."""

    # What it is worth to the seat that its seller keeps it, and how much more if it is bought.
    kept: float
    more: float
    # How strongly it draws the buyer, to whom it is not open what the buyer will do.
    pull: float


class Market:
    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.prospects = Prospects(reading)
        self._before = [
            worth(table, counts)
            for table, counts in zip(reading.tables, reading.counts, strict=True)
        ]
        self._gains: dict[tuple[Seat, Goods], Gain] = {}
        self._entries: dict[tuple[Seat, Stall], Entry] = {}

    def if_kept(self, viewer: Seat, seat: Seat, goods: Goods) -> float:
        """What it is worth to one seat that another keeps these goods of its own."""
        cares = self.reading.cares[viewer]
        gain = self.gain(seat, goods)
        return cares[seat] * gain.own + cares[self.reading.buyer] * gain.buyers

    def if_bought(self, viewer: Seat, seat: Seat, goods: Goods) -> float:
        """What it is worth to one seat that the buyer takes these goods from another."""
        cares, buyer = self.reading.cares[viewer], self.reading.buyer
        return cares[buyer] * self.gain(buyer, goods).own + cares[seat] * BAG

    def appeal(self, stall: Stall) -> float:
        """How much better the buyer does with an offer than without, by what everybody sees."""
        buyer, seat, front = self.reading.buyer, stall.seat, stall.front
        return self.if_bought(buyer, seat, front) - self.if_kept(buyer, seat, front)

    def entry(self, viewer: Seat, stall: Stall) -> Entry:
        entry = self._entries.get((viewer, stall))
        if entry is None:
            seat, goods = stall.seat, stall.goods
            kept = self.if_kept(viewer, seat, goods)
            more = self.if_bought(viewer, seat, goods) - kept
            pull = 0.0 if viewer == self.reading.buyer else exp(self.appeal(stall) / DOUBT)
            entry = self._entries[viewer, stall] = Entry(kept, more, pull)
        return entry

    def gain(self, seat: Seat, goods: Goods) -> Gain:
        """What it brings to collect these goods, before the Gotchas are traded in and after."""
        gain = self._gains.get((seat, goods))
        if gain is None:
            gain = self._gains[seat, goods] = self._gain(seat, goods)
        return gain

    def _gain(self, seat: Seat, goods: Goods) -> Gain:
        reading = self.reading
        own = self.prospects.worth(seat, goods) - self._before[seat]
        buyers = 0.0
        once, twice, bad = self.prospects.sets(seat, goods)
        is_buyer = seat == reading.buyer
        if bad and reading.points[seat]:
            # It has to be won again.
            own -= bad * point_for(reading.short[seat] + 1)
            if not is_buyer:
                buyers += bad * point_for(reading.short[reading.buyer])
        if picks := once + 2 * twice:
            lost, won = self._own_discard(goods) if is_buyer else self._best_pick(seat, goods)
            own -= lost * picks
            buyers += won * picks
        return Gain(own, buyers)

    def _best_pick(self, victim: Seat, goods: Goods) -> tuple[float, float]:
        """What the victim loses and the buyer wins with the card that the buyer would pick."""
        reading = self.reading
        had, values = reading.counts[reading.buyer], reading.tables[reading.buyer]
        envy = -reading.cares[reading.buyer][victim]
        picked = (0.0, 0.0)
        for kind, lost in self._losses(victim, goods):
            won = values[kind][had[kind] + 1] - values[kind][had[kind]]
            if kind not in GOTCHAS and envy * lost + won > envy * picked[0] + picked[1]:
                picked = (lost, won)
        return picked

    def _own_discard(self, goods: Goods) -> tuple[float, float]:
        """What the buyer loses with the card that the buyer needs least."""
        losses = self._losses(self.reading.buyer, goods)
        return min((lost for _, lost in losses), default=0.0), 0.0

    def _losses(self, seat: Seat, goods: Goods) -> Iterator[tuple[int, float]]:
        """Each kind that a collection has with these goods, and what one card of it is worth."""
        held, values = self.reading.counts[seat], self.reading.tables[seat]
        for kind, known in enumerate(goods.known):
            cards = held[kind] + known
            if kind in GOTCHAS:
                # By then complete sets of them are gone.
                cards %= SET_SIZE[kind]
            if cards:
                yield kind, values[kind][cards] - values[kind][cards - 1]
