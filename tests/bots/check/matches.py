"""Matches between bots, moment by moment."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from games import bots
from games.bots.budget import Budget
from games.bots.check.notes import Notes
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.engines.check.state import State
from games.engines.check.view import View

FEW = Budget(worlds=8)


class Moment(NamedTuple):
    """Somebody is to act."""

    state: State
    seat: int
    view: View
    notes: Notes


def moments(
    levels: Sequence[str], seed: str, settings: Settings, budget: Budget = FEW
) -> Iterator[Moment]:
    rng = Random(seed)
    step = CHECK.setup(len(levels), seed, settings)
    notes = bots.blank("check", len(levels), settings)
    while True:
        notes = bots.noted("check", notes, step.events)
        actors = sorted(CHECK.actors(step.state))
        if not actors:
            return
        seat = rng.choice(actors)
        view = CHECK.view(step.state, seat)
        yield Moment(step.state, seat, view, notes)
        decided = bots.decide("check", levels[seat], view, view.legal, rng, budget, notes, seat)
        step = CHECK.apply(step.state, seat, decided.action)
