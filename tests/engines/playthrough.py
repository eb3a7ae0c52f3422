"""Golden play-throughs: one match of a game written out, so that a change of the rules is read.

Each game has one in `tests/engines/<slug>/playthrough.txt`. Its first lines say what is played;
the rest is what then happens. Where a change is meant, write it anew and read the difference:

    python -m tests.engines.playthrough tests/engines/spades/playthrough.txt
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from games.engines import GAMES, chance
from games.engines.game import Game, Seat

LONGEST = 24  # items of a list that are all written


def rewritten(text: str) -> str:
    """What the match that a play-through's first lines name comes to today."""
    header = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    game = GAMES[header["game"]]
    settings = msgspec.json.decode(header["settings"], type=game.Settings)
    lines = transcript(game, int(header["seats"]), header["seed"], settings)
    first = "".join(f"{name}: {value}\n" for name, value in header.items())
    return first + "\n" + "".join(f"{line}\n" for line in lines)


def transcript(game: Game, seats: int, seed: str, settings: Any) -> Iterator[str]:
    step = game.setup(seats, seed, settings)
    yield from _told(step.events)
    yield from _views(game, step.state)
    number = 0
    while actors := game.actors(step.state):
        phase = game.view(step.state, None).phase
        seat = chance.drawn(sorted(actors), chance.derived(seed, "seat", number))
        action = _choice(game, step.state, seat, chance.derived(seed, "choice", number))
        step = game.apply(step.state, seat, action)
        number += 1
        yield f"{number}. seat {seat}: {_line(action)}"
        yield from _told(step.events)
        if game.view(step.state, None).phase != phase:
            yield from _views(game, step.state)


def _choice(game: Game, state: Any, seat: Seat, seed: str) -> Any:
    """Seats with even numbers play at random, the others as if they were away."""
    return game.default(state, seat) if seat % 2 else chance.drawn(game.legal(state, seat), seed)


def _told(events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        yield f"    {_line(event)}"


def _views(game: Game, state: Any) -> Iterator[str]:
    """Wherever the phase changes: what those who act next see, and in what a spectator differs."""
    shown: dict[str, Any] = {}
    for viewpoint in (*sorted(game.actors(state)), None):
        yield f"    --- seen by {'a spectator' if viewpoint is None else f'seat {viewpoint}'}"
        for name, value in msgspec.to_builtins(game.view(state, viewpoint)).items():
            if name not in shown or shown[name] != value:
                shown[name] = value
                yield f"    {name} {_json(_shortened(value))}"
    yield "    ---"


def _shortened(value: Any) -> Any:
    """Of a long list, such as every amount that may be bid, its ends: the rest is in between."""
    if not isinstance(value, list | tuple) or len(value) <= LONGEST:
        return value
    return [*value[:2], f"and {len(value) - 4} more", *value[-2:]]


def _line(value: Any) -> str:
    fields = msgspec.to_builtins(value)
    return " ".join([fields.pop("type"), *(f"{name}={_json(fields[name])}" for name in fields)])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(rewritten(path.read_text()))
