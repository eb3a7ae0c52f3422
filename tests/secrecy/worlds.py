"""Other worlds: matches that went the same way as far as one viewer can know.

All that is hidden from the viewer is dealt anew, and the same is done there as here. Sooner or
later the worlds part: what was done is not possible there, or the rules show the viewer something
that is different there. Until then everything that the viewer is sent must be the same.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest import mock

import msgspec
from msgspec.structs import replace as changed

from games.agenda import agenda
from games.engines import GAMES
from games.engines.game import IllegalAction, Seat, Step
from games.rendering import Viewer, angle
from games.table import Table
from tests.games.unkept import acted, another
from tests.secrecy.played import Played

Resample = Callable[[Any, Seat | None, random.Random], Any]

TRIES = 40  # at another world that stays the same for some while


class Leak(AssertionError):
    """A viewer was sent something else where only what is hidden from them was different."""


@dataclass(frozen=True)
class World:
    """What became of a match from `began` on, where hidden things are others."""

    began: int
    tables: tuple[Table, ...]

    @property
    def seed(self) -> str:
        return self.tables[0].seed

    @property
    def ended(self) -> int:
        return self.began + len(self.tables) - 1


def world(
    match: Played, began: int, length: int, viewer: Viewer, resample: Resample, rng: random.Random
) -> World:
    """Of some worlds the one that stays the same for longest, up to this length."""
    best: list[Table] = []
    for _ in range(TRIES):
        found = list(_followed(match, began, length, viewer, resample, rng))
        best = max(best, found, key=len)
        if len(best) > min(length, match.last - began):
            break
    return World(began, tuple(best))


def _followed(
    match: Played, began: int, length: int, viewer: Viewer, resample: Resample, rng: random.Random
) -> Iterator[Table]:
    here = match.tables[began]
    other = resample(here.state, angle(here, viewer).viewpoint, rng)
    there = another(here, state=other, seed=f"{rng.getrandbits(128):032x}")
    yield there
    for number in range(began, min(began + length, match.last)):
        here = match.tables[number + 1]
        try:
            there = acted(there, *match.log[number])
        except IllegalAction:
            return
        if seen(here, viewer) != seen(there, viewer):
            return
        if here.recent != there.recent:
            raise Leak("what all are told of it is different, and what is seen is not")
        if agenda(here, 1.0) != agenda(there, 1.0):
            raise Leak("what happens next happens at another time")
        yield there


def seen(table: Table, viewer: Viewer) -> bytes:
    """What the rules let this viewer know."""
    viewpoint = angle(table, viewer).viewpoint
    return msgspec.json.encode((viewpoint, table.game.view(table.state, viewpoint)))


@contextmanager
def living_in(world: World, match: Played) -> Iterator[None]:
    """Whatever replays this match meanwhile finds that it went as in that world."""
    game, trial = GAMES[match.trial.game.slug], match.trial
    turns, into = match.tables[world.began].state, world.tables[0].state

    def turned(step: Step) -> Step:
        return changed(step, state=into) if step.state == turns else step

    def setup(seats: int, seed: str, settings: Any, deck: Any = None) -> Step:
        return turned(game.setup(seats, trial.seed, settings, deck))

    def apply(state: Any, seat: Seat | None, action: Any) -> Step:
        return turned(game.apply(state, seat, action))

    with mock.patch.dict(GAMES, {game.slug: replace(game, setup=setup, apply=apply)}):
        yield


def parting(one: str, two: str) -> str:
    """Where two texts begin to differ, for whoever has to mend it."""
    pairs = enumerate(zip(one, two, strict=False))
    at = next((at for at, (mine, its) in pairs if mine != its), min(len(one), len(two)))
    return f"{one[max(0, at - 80) : at + 80]!r} against {two[max(0, at - 80) : at + 80]!r}"
