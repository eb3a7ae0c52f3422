"""What to do with a drawn card, and what it brings."""

import msgspec

from games.bots import Decision
from games.bots.check.counting import RANK_POINTS
from games.bots.check.reading import Reading
from games.engines import cards
from games.engines.check.actions import DiscardCard, Place, SwapCard

# What it is worth to know a card of one's own, as long as there are turns to come.
LEARNING = 3.0
# How often one is the first to match one's own discard.
FIRST_COME = 0.8
# What part of the best swap that one can see now an ability is worth …
ABILITY = 0.8
# … and what its looking adds.
LOOKING = {"J": 0.0, "Q": 1.5, "K": 2.5}


class Option(msgspec.Struct, frozen=True):
    action: SwapCard | DiscardCard
    # Points that the hand is expected to lose by it.
    gain: float
    why: str


class Hand:
    """The own cards, and the best that others have to swap them for."""

    def __init__(self, reading: Reading) -> None:
        self._learning = 0.0 if reading.is_ending else LEARNING
        self._own = {place: reading.points(place) for place in reading.own}
        self._ranks = {place: reading.rank(place) for place in reading.own}
        theirs = [place for seat in reading.open_rivals for place in reading.places(seat)]
        self._lowest_of_others = min(map(reading.points, theirs), default=None)

    def best(self, rank: str, may_discard: bool = True) -> Option:
        """What to do with a card of a rank."""
        options = [self._swap(place, rank) for place in self._own]
        if may_discard:
            options.append(self._discard(rank))
        return max(options, key=lambda option: option.gain)

    def _swap(self, place: Place, rank: str) -> Option:
        action, points = SwapCard(place.position), RANK_POINTS[rank]
        gain = self._own[place] - points
        thrown = self._ranks[place]
        if thrown is None:
            why = "I don't know the card it replaces."
            return Option(action, gain + self._learning, why)
        others = {other: worth for other, worth in self._own.items() if other != place}
        gain += self._after_discard(thrown, others | {place: points}, place)
        return Option(action, gain, "The card replaces a higher one.")

    def _discard(self, rank: str) -> Option:
        gain = self._after_discard(rank, self._own)
        if gain:
            why = "The card is worth more on the discard pile than in my hand."
        else:
            why = "The card wouldn't improve my hand."
        return Option(DiscardCard(), gain, why)

    def _after_discard(
        self, rank: str, own: dict[Place, float], swapped: Place | None = None
    ) -> float:
        """What a discard brings to a hand: a match of one's own, and an ability."""
        brings = 0.0
        pairs = [place for place in own if place != swapped and self._ranks[place] == rank]
        if pairs and RANK_POINTS[rank] > 0:
            brings += FIRST_COME * RANK_POINTS[rank]
            own = {place: worth for place, worth in own.items() if place != pairs[0]}
        if rank in LOOKING:
            brings += LOOKING[rank]
            if own and self._lowest_of_others is not None:
                brings += ABILITY * max(0.0, max(own.values()) - self._lowest_of_others)
        return brings


def choose_place(reading: Reading) -> Decision:
    drawn = reading.view.drawn
    if drawn is None or drawn.card is None:
        raise ValueError("No card has been drawn.")
    best = Hand(reading).best(cards.rank(drawn.card), may_discard=drawn.source == "pile")
    return Decision(best.action, best.why)
