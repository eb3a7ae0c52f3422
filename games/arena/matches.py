"""One match between bots."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from games import bots
from games.bots.budget import Budget
from games.bots.search import FLOOR
from games.engines import GAMES
from games.engines.game import Outcome, Seat


class Contest(msgspec.Struct, frozen=True):
    """What is played: the same for every deal."""

    slug: str
    # A level by seat, before the seats are changed round.
    seats: tuple[str, ...]
    budget: Budget
    settings: Any


class Clocked(msgspec.Struct):
    """How long a level thought, in seconds, and how often it had no time to search."""

    seconds: list[float] = []
    searched: int = 0
    degraded: int = 0


class Played(msgspec.Struct, frozen=True):
    levels: tuple[str, ...]
    outcome: Outcome
    rounds: int
    # By level.
    clocks: dict[str, Clocked]


def play(contest: Contest, levels: Sequence[str], seed: str) -> Played:
    """A match of one deal. Each seat has chance of its own, apart from the deal's."""
    game = GAMES[contest.slug]
    chances = [Random(f"{seed}/{seat}/{level}") for seat, level in enumerate(levels)]
    turns = Random(f"{seed}/turns")
    clocks = {level: Clocked() for level in levels}
    step = game.setup(len(levels), seed, contest.settings)
    notes = bots.blank(contest.slug, len(levels), contest.settings)
    while True:
        notes = bots.noted(contest.slug, notes, step.events)
        actors = sorted(game.actors(step.state))
        if not actors:
            break
        # Where several may act, none of them is always the first.
        seat = actors[0] if len(actors) == 1 else turns.choice(actors)
        action = _decided(contest, levels[seat], step.state, seat, chances[seat], notes, clocks)
        step = game.apply(step.state, seat, action)
    outcome = game.outcome(step.state)
    assert outcome is not None
    return Played(tuple(levels), outcome, game.view(step.state, None).round, clocks)


def _decided(
    contest: Contest,
    level: str,
    state: Any,
    seat: Seat,
    rng: Random,
    notes: Any,
    clocks: dict[str, Clocked],
) -> Any:
    game, clock = GAMES[contest.slug], clocks[level]
    view, legal = game.view(state, seat), game.legal(state, seat)
    began = perf_counter()
    decision = bots.decide(contest.slug, level, view, legal, rng, contest.budget, notes, seat)
    clock.seconds.append(perf_counter() - began)
    if decision.worlds is not None:
        clock.searched += 1
        clock.degraded += decision.worlds < min(FLOOR, contest.budget.worlds)
    return decision.action
