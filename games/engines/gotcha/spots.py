"""Cards on offer, addressed by their position: what may be named, and what turning one up does."""

from collections.abc import Callable

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.deck import KINDS
from games.engines.gotcha.events import Event, Flipped
from games.engines.gotcha.state import OFFER_SIZE, SEATS, Item, Offer, Placed, State, changed_at

# No offer can grow beyond its three cards and every Add One of the deck.
DEEPEST = OFFER_SIZE + KINDS["add_one"].cards

# Something for each seat and each position in its offer, made once for all matches.
Grid = tuple[tuple[Item, ...], ...]


def grid(make: Callable[[Seat, int], Item]) -> Grid[Item]:
    return tuple(tuple(make(seat, index) for index in range(DEEPEST)) for seat in range(SEATS[-1]))


def of_all_cards(state: State, items: Grid[Item]) -> list[Item]:
    """The items of those positions at which a card is on offer."""
    return [
        item
        for seat, offer in enumerate(state.offers)
        if offer
        for item in items[seat][: len(offer)]
    ]


def of_face_down_cards(state: State, items: Grid[Item]) -> list[Item]:
    return [
        items[seat][index]
        for seat, offer in enumerate(state.offers)
        if offer
        for index, placed in enumerate(offer)
        if not placed.face_up
    ]


def has_face_down(state: State) -> bool:
    return any(not placed.face_up for offer in state.offers if offer for placed in offer)


def offer_of(state: State, seat: object) -> Offer:
    """The offer of a seat that is named; a bool is an int to Python and no seat."""
    if type(seat) is int and 0 <= seat < len(state.offers):
        offer = state.offers[seat]
        if offer is not None:
            return offer
    raise IllegalAction("There is no such offer.")


def placed_at(state: State, seat: object, index: object) -> Placed:
    offer = offer_of(state, seat)
    if type(index) is not int or not 0 <= index < len(offer):
        raise IllegalAction("There is no such card in that offer.")
    return offer[index]


def check_flip(state: State, offer: object, index: object) -> None:
    if placed_at(state, offer, index).face_up:
        raise IllegalAction("That card is already face up.")


def flip(state: State, seat: Seat, owner: Seat, index: int, events: list[Event]) -> State:
    """A face-down card turned up, for all to see."""
    offer = offer_of(state, owner)
    placed = offer[index]
    events.append(Flipped(seat, owner, index, placed.card))
    shown = (*offer[:index], Placed(placed.card, True, placed.by), *offer[index + 1 :])
    return replace(state, offers=changed_at(owner, state.offers, shown))
