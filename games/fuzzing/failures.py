"""A failure as seed, settings and log: what it takes to see it again."""

from dataclasses import dataclass
from typing import Any

import msgspec

from games.engines import GAMES
from games.engines.game import Seat
from games.engines.wire import decode, encode
from games.fuzzing.matches import Position, Trial, advance, opening, positions
from games.fuzzing.promises import Probes, check_position, check_replay


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON form of a match and of what went wrong in it."""

    game: str
    seats: int
    seed: str
    settings: dict[str, Any]
    log: tuple[tuple[Seat | None, dict[str, Any]], ...]
    failure: str


@dataclass
class Failure(Exception):
    record: Record


def run(trial: Trial, probes: Probes | None) -> int:
    """Play one match and check every position; the number of actions it took."""
    position: Position | None = None
    try:
        for position in positions(trial):
            check_position(position, probes)
        assert position is not None
        check_replay(position)
    except Exception as error:
        raise Failure(_record(trial, position, error)) from error
    return len(position.log)


def rerun(record: Record, probes: Probes | None) -> None:
    """Go through a recorded match again with all checks; raises what still goes wrong."""
    game = GAMES[record.game]
    settings = msgspec.convert(record.settings, game.Settings)
    position = opening(Trial(game, record.seats, record.seed, settings))
    check_position(position, probes)
    for seat, action in record.log:
        advance(position, seat, decode(game, action))
        check_position(position, probes)
    check_replay(position)


def _record(trial: Trial, position: Position | None, error: Exception) -> Record:
    log = () if position is None else position.log
    return Record(
        game=trial.game.slug,
        seats=trial.seats,
        seed=trial.seed,
        settings=msgspec.to_builtins(trial.settings),
        log=tuple((seat, encode(action)) for seat, action in log),
        failure=f"{type(error).__name__}: {error}",
    )
