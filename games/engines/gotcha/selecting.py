"""Phases 6 and 7: the buyer chooses an offer, the money bag moves, and all offers are collected."""

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import SelectOffer
from games.engines.gotcha.events import BagMoved, Collected, Event, OfferChosen, Skipped
from games.engines.gotcha.spots import offer_of
from games.engines.gotcha.state import Ended, Selecting, State


def open_selection(state: State, events: list[Event]) -> State:
    """If there is no offer at all the buyer keeps the bag."""
    if any(offer is not None for offer in state.offers):
        return replace(state, phase=Selecting((state.buyer,)))
    events.append(Skipped("select_offer", (state.buyer,)))
    return replace(state, phase=Ended(6))


def check_selection(state: State, action: SelectOffer) -> None:
    if not isinstance(state.phase, Selecting):
        raise IllegalAction("This is not the time to choose an offer.")
    offer_of(state, action.seat)


def select_offer(state: State, seat: Seat, action: SelectOffer, events: list[Event]) -> State:
    check_selection(state, action)
    events.append(OfferChosen(seat, action.seat))
    events.append(BagMoved(seat, action.seat))
    return replace(state, bag=action.seat, phase=Ended(6))


def legal_selections(state: State, seat: Seat) -> tuple[SelectOffer, ...]:
    return tuple(
        [SelectOffer(seat) for seat, offer in enumerate(state.offers) if offer is not None]
    )


def first_offer(state: State, seat: Seat) -> SelectOffer:
    """In rotation."""
    return next(SelectOffer(owner) for owner in state.rotation if state.offers[owner] is not None)


def distribute(state: State, events: list[Event]) -> State:
    """The chosen offer to the buyer, every other to its own seller; in order of position."""
    collections = list(state.collections)
    for owner in state.rotation:
        offer = state.offers[owner]
        if offer:
            # The bag went to whoever made the chosen offer.
            receiver = state.buyer if owner == state.bag else owner
            cards = tuple([placed.card for placed in offer])
            collections[receiver] += cards
            events.append(Collected(receiver, owner, cards))
    return replace(
        state,
        collections=tuple(collections),
        offers=(None,) * len(state.offers),
        phase=Ended(7),
    )
