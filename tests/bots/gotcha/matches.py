"""Matches that bots play, turn by turn."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from games import bots
from games.bots.budget import Budget
from games.bots.gotcha.notes import Notes
from games.engines.game import Seat
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import State

FEW = Budget(worlds=3)


class Turn(NamedTuple):
    state: State
    seat: Seat
    notes: Notes
    # Of the generator with which the match goes on from here.
    chance: Any = None


def turns(seats: int, seed: str, level: str = "medium", **settings: bool | int) -> Iterator[Turn]:
    """Every turn of a match that bots of one level play."""
    chosen = Settings(**settings)  # type: ignore[arg-type]
    rng = Random(seed)
    notes = bots.blank("gotcha", seats, chosen)
    step = GOTCHA.setup(seats, seed, chosen)
    while True:
        notes = bots.noted("gotcha", notes, step.events)
        actors = sorted(GOTCHA.actors(step.state))
        if not actors:
            return
        turn = Turn(step.state, rng.choice(actors), notes, rng.getstate())
        yield turn
        step = GOTCHA.apply(turn.state, turn.seat, decision(level, turn, rng).action)


def decision(level: str, turn: Turn, rng: Random, budget: Budget = FEW) -> bots.Decision:
    state, seat, notes = turn[:3]
    view, legal = GOTCHA.view(state, seat), GOTCHA.legal(state, seat)
    return bots.decide("gotcha", level, view, legal, rng, budget, notes, seat)
