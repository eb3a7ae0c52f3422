"""A match is its log: the state is what replaying it gives."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.engines.game import Game, Seat, Step
from games.engines.wire import decode


def replay(
    game: Game,
    seats: int,
    seed: str,
    settings: Any,
    log: Iterable[tuple[Seat | None, Any]],
    deck: Sequence[str] | None = None,
) -> Step:
    """The state after the log, with all events from the set-up on.

    An action of the log may be the struct or its JSON form; seat None is the clock.
    """
    step = game.setup(seats, seed, settings, deck)
    state, events = step.state, list(step.events)
    for seat, action in log:
        if not isinstance(action, msgspec.Struct):
            action = decode(game, action)
        step = game.apply(state, seat, action)
        state = step.state
        events.extend(step.events)
    return Step(state, tuple(events))
