"""The first look: every seat is shown its bottom row, once."""

from msgspec.structs import replace

from games.engines.check.actions import ClosePeek, SayReady
from games.engines.check.asking import not_now
from games.engines.check.events import PeekClosed, Readied
from games.engines.check.order import begin_turn
from games.engines.check.state import ONLY, Peeking, State
from games.engines.game import IllegalAction, Seat, Step, Timer

READY = SayReady()
_CLOSE = ClosePeek()


def say_ready(state: State, seat: Seat) -> Step:
    phase = state.phase
    if not isinstance(phase, Peeking):
        raise not_now(phase)
    waiting = phase.waiting - ONLY[seat]
    events = (Readied(seat),)
    if waiting:
        return Step(replace(state, phase=Peeking(waiting)), events)
    return begin_turn(state, state.turn, events)


def peek_timer(state: State) -> Timer | None:
    seconds = state.match.settings.peek_seconds
    return Timer(seconds, _CLOSE, f"peek/{state.round}") if seconds else None


def close_peek(state: State) -> Step:
    if not isinstance(state.phase, Peeking) or peek_timer(state) is None:
        raise IllegalAction("No clock is running for the first look at the cards.")
    return begin_turn(state, state.turn, (PeekClosed(),))
