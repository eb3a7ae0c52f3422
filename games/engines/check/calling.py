"""Check is called, or a hand is emptied: who is locked, and who has a last turn."""

from games.engines.check.events import CheckCalled, Event, Locked
from games.engines.check.state import ONLY, Call, State
from games.engines.game import Seat


def called(state: State, seat: Seat, emptied: bool) -> tuple[Call, tuple[Event, ...]]:
    """Every other seat has one more turn, from the seat after the one whose turn it is."""
    seats = state.match.seats
    order = [(state.turn + step) % seats for step in range(1, seats + 1)]
    last_turns = tuple(other for other in order if other != seat)
    events = (CheckCalled(seat, emptied, during=state.turn), Locked(seat))
    return Call(seat, ONLY[seat], last_turns), events


def hand_emptied(state: State, seat: Seat) -> tuple[Call, tuple[Event, ...]]:
    """An emptied hand calls check for its player, if nobody has yet."""
    call = state.call
    if call.caller is None:
        return called(state, seat, emptied=True)
    # They lose their own remaining turn; nothing else changes.
    last_turns = tuple(other for other in call.last_turns if other != seat)
    return Call(call.caller, call.locked | ONLY[seat], last_turns), (Locked(seat),)
