"""The easy bot: forgets most of what it has seen, and often does the first thing it thinks of."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.check.beginning import CALL, DRAW, TAKE
from games.bots.check.matching import choose_match
from games.bots.check.notes import Notes
from games.bots.check.reading import Reading, read
from games.bots.check.viewpoint import own_seat
from games.engines.cards import rank
from games.engines.check.actions import (
    Action,
    DiscardCard,
    ExchangeCards,
    PassMatch,
    PeekAt,
    SayReady,
    SwapCard,
)
from games.engines.check.points import PEEKS, POINTS
from games.engines.check.view import View
from games.engines.game import Seat

# How often a card slips its mind, and how often it does not notice that it could match.
FORGETS = 0.65
OVERLOOKS = 0.5
# How often it does not think about where a card should go.
CARELESS = 0.65
# The points of an open card that it takes, of a card that it swaps away by an ability, and of a
# hand with which it calls.
LOW_CARD = 3
HIGH_CARD = 8
LOW_HAND = 6


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if view.phase == "peek":
        return Decision(SayReady(), "I have seen my two cards.")
    me = own_seat(view, legal) if seat is None else seat
    # Not what it is being shown right now.
    known = [seen for seen in view.known if seen in view.peeked or rng.random() >= FORGETS]
    if view.phase == "match":
        if rng.random() < OVERLOOKS:
            return Decision(PassMatch(), "I didn't look for a card of that rank.")
        return choose_match(view, me, known)
    reading = read(view, me, known)
    if view.ability is not None:
        if view.ability.step == "peek":
            return _peek(reading)
        return _exchange(reading, rng)
    if view.drawn is None:
        return _begin(reading, legal)
    if rng.random() < CARELESS:
        return Decision(rng.choice(legal), "I didn't think about it for long.")
    return _place(reading)


def _begin(reading: Reading, legal: Sequence[Action]) -> Decision:
    if CALL in legal and reading.total(reading.me) <= LOW_HAND:
        return Decision(CALL, "I think my hand is low.")
    top = reading.view.discard_top
    if TAKE in legal and top is not None and POINTS[top] <= LOW_CARD:
        return Decision(TAKE, "The open card is low.")
    return Decision(DRAW, "I draw and see what I get.")


def _place(reading: Reading) -> Decision:
    drawn = reading.view.drawn
    if drawn is None or drawn.card is None:
        raise ValueError("No card has been drawn.")
    highest = max(reading.own, key=reading.points)
    if drawn.source == "discard":
        return Decision(SwapCard(highest.position), "I make room for the open card.")
    if rank(drawn.card) not in PEEKS and POINTS[drawn.card] < reading.points(highest):
        return Decision(SwapCard(highest.position), "The card is lower than one of mine.")
    return Decision(DiscardCard(), "I have no use for the card.")


def _peek(reading: Reading) -> Decision:
    for place in reading.own:
        if place not in reading.known:
            return Decision(PeekAt((place,)), "I look at one of my own cards.")
    return Decision(PeekAt(()), "I think I know my cards.")


def _exchange(reading: Reading, rng: Random) -> Decision:
    mine = max(reading.own, key=reading.points)
    theirs = [place for seat in reading.open_rivals for place in reading.places(seat)]
    if rng.random() < CARELESS:
        mine = rng.choice(reading.own)
    if not theirs or reading.points(mine) < HIGH_CARD:
        return Decision(ExchangeCards(None, None), "I leave the cards where they are.")
    swapped = sorted((mine, rng.choice(theirs)), key=lambda place: (place.seat, place.position))
    return Decision(ExchangeCards(*swapped), "I swap a high card for any other.")
