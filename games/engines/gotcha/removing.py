"""Remove One and Remove Two: discard cards of any offers, face up or down."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import PlayRemoveOne, PlayRemoveTwo, Spot
from games.engines.gotcha.deck import CARDS_OF
from games.engines.gotcha.events import Event, Removed
from games.engines.gotcha.spots import grid, of_all_cards, offer_of, placed_at
from games.engines.gotcha.state import State


def check_remove_one(state: State, play: PlayRemoveOne) -> None:
    if play.seat is None or play.index is None:
        if play.seat != play.index or any(state.offers):
            raise IllegalAction("Choose a card to remove.")
    else:
        placed_at(state, play.seat, play.index)


def remove_one(state: State, seat: Seat, play: PlayRemoveOne, events: list[Event]) -> State:
    check_remove_one(state, play)
    if play.seat is None or play.index is None:
        return state
    return _removed(state, seat, (Spot(play.seat, play.index),), events)


_REMOVE_ONES = {card: grid(partial(PlayRemoveOne, card)) for card in CARDS_OF["remove_one"]}


def legal_remove_ones(state: State, seat: Seat, card: str) -> Sequence[PlayRemoveOne]:
    return of_all_cards(state, _REMOVE_ONES[card]) or [PlayRemoveOne(card, None, None)]


def check_remove_two(state: State, play: PlayRemoveTwo) -> None:
    targets = play.targets
    # With only one card on offer it removes that one.
    needed = min(2, sum(len(offer) for offer in state.offers if offer))
    if targets is None and not needed:
        return
    for spot in targets or ():
        placed_at(state, spot.seat, spot.index)
    if not targets or len(targets) != needed or len(set(targets)) < needed:
        raise IllegalAction(_HOW_MANY[needed])


_HOW_MANY = {
    0: "There is no card on offer to remove.",
    1: "Only one card is on offer: choose that one.",
    2: "Choose two different cards to remove.",
}


def remove_two(state: State, seat: Seat, play: PlayRemoveTwo, events: list[Event]) -> State:
    check_remove_two(state, play)
    return _removed(state, seat, play.targets, events) if play.targets else state


_SPOTS = grid(Spot)


def legal_remove_twos(state: State, seat: Seat, card: str) -> Sequence[PlayRemoveTwo]:
    spots = of_all_cards(state, _SPOTS)
    if not spots:
        return [PlayRemoveTwo(card, None)]
    return [PlayRemoveTwo(card, some) for some in combinations(spots, min(2, len(spots)))]


def _removed(state: State, seat: Seat, spots: tuple[Spot, ...], events: list[Event]) -> State:
    """Discarded in the order named; every position is one before the first is removed."""
    offers = list(state.offers)
    cards = []
    for spot in spots:
        card = placed_at(state, spot.seat, spot.index).card
        events.append(Removed(seat, spot.seat, spot.index, card))
        cards.append(card)
    for spot in spots:
        offer = offer_of(state, spot.seat)
        offers[spot.seat] = tuple([placed for placed in offer if placed.card not in cards])
    return replace(state, offers=tuple(offers), discard=(*state.discard, *cards))
