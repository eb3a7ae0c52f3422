"""Matches of Spades turn by turn, with the notes that bots take of them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from games import bots
from games.bots.budget import Budget
from games.bots.spades.notes import Notes
from games.engines.game import Seat
from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from games.engines.spades.state import State

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"jokers": True},
    {"deuce_high": True},
    {"jokers": True, "deuce_high": True},
)
# Where teams fall far enough behind to bid blind.
BLIND = {"blind_nil": True, "blind_bid": True, "win_target": 1000}


class Turn(NamedTuple):
    state: State
    seat: Seat
    notes: Notes


def turns(seed: str, levels: Sequence[str], **settings: Any) -> Iterator[Turn]:
    """Every turn of a match among bots, who take the seats in their order again and again."""
    options = Settings(**{"round_limit": 2, **settings})
    rng = Random(seed)
    step = SPADES.setup(4, seed, options)
    notes = bots.blank("spades", 4, options)
    while True:
        notes = bots.noted("spades", notes, step.events)
        actors = SPADES.actors(step.state)
        if not actors:
            return
        (seat,) = actors
        yield Turn(step.state, seat, notes)
        level = levels[seat % len(levels)]
        step = SPADES.apply(
            step.state, seat, decided(Turn(step.state, seat, notes), level, rng).action
        )


def decided(turn: Turn, level: str, rng: Random, worlds: int = 8) -> bots.Decision:
    view, legal = SPADES.view(turn.state, turn.seat), SPADES.legal(turn.state, turn.seat)
    budget = Budget(worlds=worlds)
    return bots.decide("spades", level, view, legal, rng, budget, turn.notes, turn.seat)
