"""Whose turn comes next, and how a turn begins."""

from msgspec.structs import replace

from games.engines.check.ending import end_round
from games.engines.check.events import Event
from games.engines.check.piles import must_end, refilled
from games.engines.check.state import Call, State, Turn
from games.engines.game import Seat, Step


def next_turn(state: State, events: tuple[Event, ...]) -> Step:
    """The turn in progress is over, and these events have ended it."""
    call = state.call
    if call.caller is None:
        return begin_turn(state, (state.turn + 1) % state.match.seats, events)
    if call.last_turns:
        # Every other seat has exactly one more turn.
        seat, *others = call.last_turns
        state = replace(state, call=Call(call.caller, call.locked, tuple(others)))
        return begin_turn(state, seat, events)
    return ended(end_round(state, "last_turns"), events)


def begin_turn(state: State, seat: Seat, events: tuple[Event, ...]) -> Step:
    state = replace(state, turn=seat, turns=state.turns + 1, phase=Turn())
    if state.piles.draw:
        return Step(state, events)
    if must_end(state.piles):
        return ended(end_round(state, "fourth_refill"), events)
    state, refilling = refilled(state)
    events += refilling
    if state.piles.draw:
        return Step(state, events)
    return ended(end_round(state, "empty_pile"), events)


def ended(step: Step, events: tuple[Event, ...]) -> Step:
    """The end of a round, and before it what led to it."""
    return Step(step.state, events + step.events)
