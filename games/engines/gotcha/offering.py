"""Phase 3: each seller places three cards, one of them face up."""

from collections.abc import Callable
from itertools import combinations
from operator import itemgetter
from typing import Any

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import PlaceOffer
from games.engines.gotcha.deck import in_order
from games.engines.gotcha.events import Event, Offered, OfferLaid, Skipped
from games.engines.gotcha.state import (
    HAND_SIZE,
    OFFER_SIZE,
    Cards,
    Ended,
    Offer,
    Offering,
    OfferingAtOnce,
    Phase,
    Placed,
    State,
    changed_at,
)


def open_offers(state: State, events: list[Event]) -> State:
    """The sellers in rotation; who has no card makes no offer."""
    sellers = state.rotation[1:]
    waiting = tuple([seat for seat in sellers if state.hands[seat]])
    if len(waiting) < len(sellers):
        events.append(Skipped("offer", tuple([seat for seat in sellers if seat not in waiting])))
    if waiting and state.match.settings.simultaneous_offers:
        return replace(state, phase=OfferingAtOnce(tuple(sorted(waiting)), state.offers))
    return replace(state, phase=_turn_of(waiting))


def _turn_of(waiting: tuple[Seat, ...]) -> Offering | Ended:
    """The first of those who are still to offer."""
    return Offering(waiting[:1], waiting[1:]) if waiting else Ended(3)


def check_offer(phase: Phase, hand: Cards, action: PlaceOffer) -> set[str]:
    """The cards that are placed, if they may be."""
    if not isinstance(phase, Offering | OfferingAtOnce):
        raise IllegalAction("This is not the time to make an offer.")
    # Whoever has fewer than three places all of them.
    size = min(OFFER_SIZE, len(hand))
    if len(action.face_down) != size - 1:
        raise IllegalAction(_HOW_MANY[size])
    cards = {action.face_up, *action.face_down}
    if not cards.issubset(hand):
        raise IllegalAction("You do not have that card in your hand.")
    if len(cards) < size:
        raise IllegalAction("You can place a card only once.")
    return cards


_HOW_MANY = {
    1: "Place your one card face up and none face down.",
    2: "Place one card face up and one face down.",
    3: "Place one card face up and two face down.",
}


def make_offer(state: State, seat: Seat, action: PlaceOffer, events: list[Event]) -> State:
    phase, hand = state.phase, state.hands[seat]
    placed = check_offer(phase, hand, action)
    face_up, face_down = action.face_up, action.face_down
    kept = tuple([card for card in hand if card not in placed])
    hands = changed_at(seat, state.hands, kept)
    offer = (Placed(face_up, True, seat), *[Placed(card, False, seat) for card in face_down])
    if isinstance(phase, OfferingAtOnce):
        return _laid(replace(state, hands=hands), phase, seat, offer, events)
    assert isinstance(phase, Offering)
    events.append(Offered(seat, face_up, len(face_down)))
    offers = changed_at(seat, state.offers, offer)
    return replace(state, hands=hands, offers=offers, phase=_turn_of(phase.waiting))


def _laid(
    state: State, phase: OfferingAtOnce, seat: Seat, offer: Offer, events: list[Event]
) -> State:
    """An offer is in; with the last one all are shown."""
    events.append(OfferLaid(seat))
    laid = changed_at(seat, phase.laid, offer)
    actors = tuple([other for other in phase.actors if other != seat])
    if actors:
        return replace(state, phase=OfferingAtOnce(actors, laid))
    for seller in state.rotation:
        shown = laid[seller]
        if shown is not None:
            events.append(Offered(seller, shown[0].card, len(shown) - 1))
    return replace(state, offers=laid, phase=Ended(3))


def _every_choice(cards: int) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Of a hand of so many cards the face-up card of each possible offer, and of all pairs
    of the hand the pair that goes with it."""
    pairs = list(combinations(range(cards), 2))
    choices = [
        (up, number) for up in range(cards) for number, pair in enumerate(pairs) if up not in pair
    ]
    return itemgetter(*[up for up, _ in choices]), itemgetter(*[number for _, number in choices])


_CHOICES = {cards: _every_choice(cards) for cards in range(OFFER_SIZE, HAND_SIZE + 1)}


def legal_offers(state: State, seat: Seat) -> tuple[PlaceOffer, ...]:
    """Each choice of face-down cards once."""
    hand = in_order(state.hands[seat])
    if len(hand) >= OFFER_SIZE:
        ups, downs = _CHOICES[len(hand)]
        return tuple(map(PlaceOffer, ups(hand), downs(tuple(combinations(hand, 2)))))
    return tuple(
        [PlaceOffer(card, tuple([other for other in hand if other != card])) for card in hand]
    )


def default_offer(state: State, seat: Seat) -> PlaceOffer:
    """The cards that have been in the hand for longest."""
    face_up, *face_down = state.hands[seat][:OFFER_SIZE]
    return PlaceOffer(face_up, tuple(in_order(face_down)))
