"""Swapping two cards by an ability: which, and what it is worth."""

import msgspec

from games.bots import Decision
from games.bots.check.reading import Reading
from games.engines.check.actions import ExchangeCards, Place

# What it is worth, for each point, that the strongest rival gets a worse card.
HARM = 0.3

# Place -> the points to expect there.
Points = dict[Place, float]


class Exchange(msgspec.Struct, frozen=True):
    action: ExchangeCards
    # In points.
    worth: float
    why: str


NO_EXCHANGE = Exchange(ExchangeCards(None, None), 0.0, "No swap would help me.")


class Cards:
    """The cards that an ability may touch."""

    def __init__(self, reading: Reading) -> None:
        totals = {seat: reading.total(seat) for seat in reading.rivals}
        strongest = min(totals, key=totals.__getitem__)
        self.mine: Points = {place: reading.points(place) for place in reading.own}
        self.strongest: Points = {}
        self.others: Points = {}
        for seat in reading.open_rivals:
            cards = self.strongest if seat == strongest else self.others
            cards.update({place: reading.points(place) for place in reading.places(seat)})

    def best_exchange(self) -> Exchange:
        gives = "My highest card goes for one that is probably lower."
        swaps = (
            _swap(self.mine, self.strongest, 1 + HARM, gives),
            _swap(self.mine, self.others, 1, gives),
            _swap(self.others, self.strongest, HARM, "This makes my strongest rival's hand worse."),
        )
        return max(swaps, key=lambda swap: swap.worth)

    def worth_if(self, place: Place, points: int) -> float:
        """What the best swap is worth if a card turns out to count so much."""
        groups = (self.mine, self.strongest, self.others)
        (cards,) = [group for group in groups if place in group]
        expected, cards[place] = cards[place], points
        worth = self.best_exchange().worth
        cards[place] = expected
        return worth


def _swap(high: Points, low: Points, factor: float, why: str) -> Exchange:
    """The highest of some cards for the lowest of others."""
    if not high or not low:
        return NO_EXCHANGE
    one, other = max(high, key=high.__getitem__), min(low, key=low.__getitem__)
    worth = factor * (high[one] - low[other])
    if worth <= 0:
        return NO_EXCHANGE
    first, second = sorted((one, other), key=lambda place: (place.seat, place.position))
    return Exchange(ExchangeCards(first, second), worth, why)


def choose_exchange(reading: Reading) -> Decision:
    best = Cards(reading).best_exchange()
    return Decision(best.action, best.why)
