"""Add One: add a card of one's own hand, face down, to any existing offer."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import PlayAddOne
from games.engines.gotcha.events import Added, Event
from games.engines.gotcha.spots import offer_of
from games.engines.gotcha.state import Placed, State, changed_at


def check_add_one(state: State, seat: Seat, play: PlayAddOne) -> None:
    hand = state.hands[seat]
    if play.hand_card is None or play.seat is None:
        is_half = play.hand_card is not None or play.seat is not None
        if is_half or (hand and any(offer is not None for offer in state.offers)):
            raise IllegalAction("Choose a card of your hand and an offer to add it to.")
        return
    if play.hand_card not in hand:
        raise IllegalAction("You do not have that card in your hand.")
    offer_of(state, play.seat)


def add_one(state: State, seat: Seat, play: PlayAddOne, events: list[Event]) -> State:
    check_add_one(state, seat, play)
    if play.hand_card is None or play.seat is None:
        return state
    events.append(Added(seat, play.seat))
    kept = tuple([card for card in state.hands[seat] if card != play.hand_card])
    offer = (*offer_of(state, play.seat), Placed(play.hand_card, False, seat))
    return replace(
        state,
        hands=changed_at(seat, state.hands, kept),
        offers=changed_at(play.seat, state.offers, offer),
    )


def legal_add_ones(state: State, seat: Seat, card: str) -> Sequence[PlayAddOne]:
    owners = [owner for owner, offer in enumerate(state.offers) if offer is not None]
    plays = [
        PlayAddOne(card, hand_card, owner) for hand_card in state.hands[seat] for owner in owners
    ]
    return plays or [PlayAddOne(card, None, None)]
