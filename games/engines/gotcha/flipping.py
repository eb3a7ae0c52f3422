"""Phase 4: the buyer turns one face-down card of any offer face up."""

from msgspec.structs import replace

from games.engines.game import IllegalAction, Seat
from games.engines.gotcha.actions import Flip
from games.engines.gotcha.events import Event, Skipped
from games.engines.gotcha.spots import check_flip, flip, grid, has_face_down, of_face_down_cards
from games.engines.gotcha.state import Ended, Flipping, State


def open_flip(state: State, events: list[Event]) -> State:
    if has_face_down(state):
        return replace(state, phase=Flipping((state.buyer,)))
    events.append(Skipped("buyer_flip", (state.buyer,)))
    return replace(state, phase=Ended(4))


def check_buyer_flip(state: State, action: Flip) -> None:
    if not isinstance(state.phase, Flipping):
        raise IllegalAction("This is not the time to turn a card up.")
    check_flip(state, action.seat, action.index)


def buyer_flip(state: State, seat: Seat, action: Flip, events: list[Event]) -> State:
    check_buyer_flip(state, action)
    return replace(flip(state, seat, action.seat, action.index, events), phase=Ended(4))


_FLIPS = grid(Flip)


def legal_flips(state: State, seat: Seat) -> tuple[Flip, ...]:
    return tuple(of_face_down_cards(state, _FLIPS))


def first_flip(state: State, seat: Seat) -> Flip:
    return legal_flips(state, seat)[0]
