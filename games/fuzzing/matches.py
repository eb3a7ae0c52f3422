"""Matches played at random."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from games.engines.game import Game, Seat


@dataclass(frozen=True)
class Trial:
    """One match to be played."""

    game: Game
    seats: int
    seed: str
    settings: Any


@dataclass
class Position:
    """A match in the middle of being played."""

    trial: Trial
    state: Any
    events: list[Any]
    log: list[tuple[Seat | None, Any]] = field(default_factory=list)

    @property
    def viewpoints(self) -> tuple[Seat | None, ...]:
        return (*range(self.trial.seats), None)

    @property
    def rng(self) -> random.Random:
        """Chance that is the same whenever this position is looked at."""
        return random.Random(f"{self.trial.seed}/{len(self.log)}")


def opening(trial: Trial) -> Position:
    step = trial.game.setup(trial.seats, trial.seed, trial.settings)
    return Position(trial, step.state, list(step.events))


def positions(trial: Trial) -> Iterator[Position]:
    """Every position of a random match, the last one included; it is one object that moves on."""
    position = opening(trial)
    rng = random.Random(trial.seed)
    # Pure chance seldom plays well enough to get far; the default action is often wiser.
    caution = rng.choice((0.0, 0.0, 0.5, 0.9))
    yield position
    while trial.game.actors(position.state):
        advance(position, *_choice(position, rng, caution))
        yield position


def advance(position: Position, seat: Seat | None, action: Any) -> None:
    # Logged first, so that a crash can be told from its log.
    position.log.append((seat, action))
    step = position.trial.game.apply(position.state, seat, action)
    position.state = step.state
    position.events.extend(step.events)


def _choice(position: Position, rng: random.Random, caution: float) -> tuple[Seat | None, Any]:
    game, state = position.trial.game, position.state
    timer = game.timer(state)
    if timer is not None and rng.random() < 0.1:
        return None, timer.action
    seat = rng.choice(sorted(game.actors(state)))
    if rng.random() < caution:
        return seat, game.default(state, seat)
    return seat, rng.choice(game.legal(state, seat))
