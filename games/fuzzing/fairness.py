"""Whether a bot's decision depends on what it cannot see: all of that is dealt anew, and the
decision must stay the same."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games import bots
from games.bots.budget import Budget
from games.engines.game import Game, Seat

Resample = Callable[[Any, Seat, Random], Any]


class Leak(Exception):
    """A bot did something else where only what is hidden from it was different."""


def decisions(
    game: Game, seats: int, settings: Any, level: str, resample: Resample, budget: Budget, seed: str
) -> Iterator[int]:
    """Play a match between bots of this level; how many decisions have been checked so far."""
    step = game.setup(seats, seed, settings)
    notes = bots.blank(game.slug, seats, settings)
    turns, checked = Random(seed), 0
    while True:
        notes = bots.noted(game.slug, notes, step.events)
        actors = sorted(game.actors(step.state))
        if not actors:
            return
        seat = turns.choice(actors)
        other = resample(step.state, seat, turns)
        decided, again = (
            bots.decide(
                *(game.slug, level, game.view(state, seat), game.legal(state, seat)),
                *(Random(f"{seed}/{checked}"), budget, notes, seat),
            )
            for state in (step.state, other)
        )
        if decided != again:
            raise Leak(f"{game.slug} {level}, seed {seed!r}: decision {checked} of seat {seat}")
        checked += 1
        yield checked
        step = game.apply(step.state, seat, decided.action)
