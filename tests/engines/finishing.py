"""Finished matches as JSON: they must replay to their recorded results for ever.

Every bug found in a match adds one. This plays one at random and writes it down:

    python -m tests.engines.finishing spades 4 SEED '{"jokers": true}' > NAME.json
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from games.engines import GAMES
from games.engines.game import Seat
from games.engines.replay import replay
from games.engines.wire import encode
from games.fuzzing.matches import Trial, positions


class FinishedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    seed: str
    settings: dict[str, Any]
    result: dict[str, Any]
    log: list[tuple[Seat | None, dict[str, Any]]]


def read(path: Path) -> FinishedMatch:
    return msgspec.json.decode(path.read_bytes(), type=FinishedMatch)


def result_of(match: FinishedMatch) -> Any:
    """What the match's log comes to under the rules of today."""
    game = GAMES[match.game]
    settings = msgspec.convert(match.settings, game.Settings)
    state = replay(game, match.seats, match.seed, settings, match.log).state
    return _json(game.outcome(state))


def played(trial: Trial) -> FinishedMatch:
    *_, last = positions(trial)
    return FinishedMatch(
        game=trial.game.slug,
        seats=trial.seats,
        seed=trial.seed,
        settings=_json(trial.settings),
        result=_json(trial.game.outcome(last.state)),
        log=[(seat, encode(action)) for seat, action in last.log],
    )


def written(match: FinishedMatch) -> str:
    """One line for each fact and each action, so that a difference can be read."""
    facts = msgspec.to_builtins(match)
    log = ",\n".join(f"  {json.dumps(entry)}" for entry in facts.pop("log"))
    lines = [f'"{name}": {json.dumps(value)},' for name, value in facts.items()]
    return "\n".join(["{", *lines, f'"log": [\n{log}\n]', "}\n"])


def _json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


if __name__ == "__main__":
    slug, seats, seed, settings = sys.argv[1:]
    game = GAMES[slug]
    options = msgspec.json.decode(settings, type=game.Settings)
    sys.stdout.write(written(played(Trial(game, int(seats), seed, options))))
