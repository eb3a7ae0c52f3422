"""Matches to look into: every turn with the notes that a bot would have."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from games import bots
from games.bots.budget import Budget
from games.bots.modern_art.notes import Notes
from games.engines.game import Seat, Step
from games.engines.modern_art.actions import Action, CloseAuction
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.settings import Settings
from games.engines.modern_art.state import State
from games.engines.modern_art.view import View

FEW = Budget(worlds=8)


class Turn(NamedTuple):
    state: State
    seat: Seat
    notes: Notes

    @property
    def view(self) -> View:
        return MODERN_ART.view(self.state, self.seat)

    @property
    def legal(self) -> tuple[Action, ...]:
        return MODERN_ART.legal(self.state, self.seat)


def noted(notes: Notes, step: Step) -> Notes:
    return bots.noted("modern_art", notes, step.events)


def turns(
    seats: int, seed: str, levels: tuple[str, ...] = ("random",), countdown: int = 5
) -> Iterator[Turn]:
    """Every turn of a match among bots, the levels taken in turn round the table."""
    for turn, _ in _match(seats, seed, levels, countdown):
        if turn is not None:
            yield turn


def steps(
    seats: int, seed: str, levels: tuple[str, ...] = ("random",), countdown: int = 5
) -> Iterator[Step]:
    """Every step of such a match, the deal first."""
    for _, step in _match(seats, seed, levels, countdown):
        yield step


def _match(
    seats: int, seed: str, levels: tuple[str, ...], countdown: int
) -> Iterator[tuple[Turn | None, Step]]:
    settings = Settings(open_countdown=countdown)
    rng = Random(seed)
    step = MODERN_ART.setup(seats, seed, settings)
    notes = noted(bots.blank("modern_art", seats, settings), step)
    yield None, step
    while actors := MODERN_ART.actors(step.state):
        turn = Turn(step.state, rng.choice(sorted(actors)), notes)
        step = _acted(turn, levels[turn.seat % len(levels)], rng)
        notes = noted(notes, step)
        yield turn, step


def _acted(turn: Turn, level: str, rng: Random) -> Step:
    if level != "random":
        return MODERN_ART.apply(turn.state, turn.seat, decided(turn, level, rng).action)
    # The clock closes an open auction now and then.
    if MODERN_ART.timer(turn.state) and rng.random() < 0.3:
        return MODERN_ART.apply(turn.state, None, CloseAuction())
    # By kind first: there are many amounts, and one pass.
    legal = turn.legal
    kind = rng.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
    action = rng.choice([action for action in legal if type(action) is kind])
    return MODERN_ART.apply(turn.state, turn.seat, action)


def decided(turn: Turn, level: str, rng: Random, budget: Budget = FEW) -> bots.Decision:
    return bots.decide(
        "modern_art", level, turn.view, turn.legal, rng, budget, turn.notes, turn.seat
    )
