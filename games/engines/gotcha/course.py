"""The course of a round: its ten phases, of which some ask somebody and some just happen."""

from collections.abc import Callable

from games.engines.gotcha.acting import open_actions
from games.engines.gotcha.dealing import assign_buyer, deal
from games.engines.gotcha.events import Event
from games.engines.gotcha.flipping import open_flip
from games.engines.gotcha.gotchas import trade_in_gotchas
from games.engines.gotcha.offering import open_offers
from games.engines.gotcha.selecting import distribute, open_selection
from games.engines.gotcha.state import Ended, State
from games.engines.gotcha.things import trade_in_things
from games.engines.gotcha.winning import find_winner

# Each begins its phase, and ends it at once where there is nobody to ask.
PHASES: tuple[Callable[[State, list[Event]], State], ...] = (
    assign_buyer,
    deal,
    open_offers,
    open_flip,
    open_actions,
    open_selection,
    distribute,
    trade_in_gotchas,
    trade_in_things,
    find_winner,
)


def run_on(state: State, events: list[Event]) -> State:
    """From phase to phase and round to round until somebody has to act or the match is over."""
    while isinstance(state.phase, Ended):
        # Phases are counted from 1, so this is the next one; after the tenth, the first.
        state = PHASES[state.phase.number % len(PHASES)](state, events)
    return state
