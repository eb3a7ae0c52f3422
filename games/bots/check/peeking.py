"""What to look at before a swap."""

from collections.abc import Sequence

from games.bots import Decision
from games.bots.check.counting import RANK_POINTS
from games.bots.check.exchanging import Cards
from games.bots.check.reading import Reading
from games.engines.check.actions import Action, PeekAt, Place

# What it is worth to know a card of one's own, as long as there are turns to come.
LEARNING = 2.0


def choose_peek(reading: Reading, legal: Sequence[Action]) -> Decision:
    """One card at a time: what a King shows first tells where to look next."""
    cards = Cards(reading)
    worths: dict[Place, float] = {}
    # Cards of one row of one seat, none of them known, are as good to look at.
    looked_into: set[tuple[int, float]] = set()
    for place in _targets(legal):
        alike = (place.seat, reading.guess(place).points)
        if place not in reading.known and alike not in looked_into:
            looked_into.add(alike)
            worths[place] = _worth(reading, cards, place)
    if not worths:
        return Decision(PeekAt(()), "I know all the cards I may look at.")
    best = max(worths, key=worths.__getitem__)
    if best.seat == reading.me:
        return Decision(PeekAt((best,)), "I don't know this card of mine yet.")
    return Decision(PeekAt((best,)), "There may be a low card worth taking.")


def _targets(legal: Sequence[Action]) -> list[Place]:
    peeks = [action.targets for action in legal if isinstance(action, PeekAt)]
    return [targets[0] for targets in peeks if len(targets) == 1]


def _worth(reading: Reading, cards: Cards, place: Place) -> float:
    """What the swap is expected to be worth once the card is known."""
    odds = reading.guess(place).odds
    worth = sum(chance * cards.worth_if(place, RANK_POINTS[rank]) for rank, chance in odds.items())
    learns = place.seat == reading.me and not reading.is_ending
    return worth + LEARNING if learns else worth
