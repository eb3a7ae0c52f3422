"""A match is its log: the state is what replaying it gives."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.engines.game import Game, Seat, Step
from games.engines.taking_back import Path, TakeBack, decode_entry, go_back


def replay(
    game: Game,
    seats: int,
    seed: str,
    settings: Any,
    log: Iterable[tuple[Seat | None, Any]],
    deck: Sequence[str] | None = None,
) -> Step:
    """The state after the log, with all events from the set-up on; of what was taken back none.

    An action of the log may be the struct or its JSON form; seat None is the clock.
    """
    path: Path[Step] = [(0, game.setup(seats, seed, settings, deck))]
    for number, (seat, action) in enumerate(log, 1):
        if not isinstance(action, msgspec.Struct):
            action = decode_entry(game, action)
        if isinstance(action, TakeBack):
            go_back(path, action)
            path.append((number, Step(path[-1][1].state)))
        else:
            path.append((number, game.apply(path[-1][1].state, seat, action)))
    events = tuple([event for _, step in path for event in step.events])
    return Step(path[-1][1].state, events)
