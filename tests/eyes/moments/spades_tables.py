"""Tables of Spades at the moments that are looked at."""

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from games.engines.spades.settings import Settings
from games.table import Table
from tests.games.felt import felt, sensible
from tests.games.unkept import NAMES, moments, view

BLIND = Settings(blind_nil=True, blind_bid=True)
LONG_NAMES = (
    "Wilhelmina Maximiliane B",
    "Maximilian von Hohenfels",
    "Jo",
    "Alexandra-Konstantina M",
)
FAR_BEHIND = (-1210, 480)


def played(
    settings: Settings,
    seed: int = 0,
    names: Sequence[str] = NAMES,
    scores: tuple[int, int] = (0, 0),
) -> Iterator[Table]:
    """A match move by move, as if it had begun with these scores."""
    table = felt(settings, f"eyes {seed}", names)
    standing = replace(table.state.standing, scores=scores)
    table = replace(table, state=replace(table.state, standing=standing))
    return moments(table, random.Random(seed), sensible)


def first(
    wanted: Callable[[Any], bool],
    settings: Settings | None = None,
    holds: Collection[str] = (),
    **more: Any,
) -> Table:
    """The first moment of some match that is as wanted, whoever is to act holding these cards."""
    for seed in range(500):
        for table in played(settings or Settings(), seed, **more):
            if wanted(view(table, None)) and all(
                set(holds) <= set(table.state.hands[seat]) for seat in table.actors
            ):
                return table
            if table.state.standing.rounds:
                break
    raise AssertionError("No match came to that.")


def in_the_dark(settings: Settings = BLIND, **more: Any) -> Table:
    """The second round, one team 150 points behind: it may bid blind."""
    one, other = second_round(settings, **more).state.standing.scores
    return second_round(settings, scores=(90 - one, 240 - other), **more)


def second_round(settings: Settings, **more: Any) -> Table:
    return next(table for table in played(settings, **more) if table.state.standing.rounds)


def among_bots(table: Table) -> Table:
    """The same table with bots in two seats and somebody who is away."""
    kinds = ("person", "bot", "person", "bot")
    seats = tuple(
        replace(
            each,
            kind=kinds[each.index],
            level="hard" if kinds[each.index] == "bot" else "",
            away=each.index == 2,
        )
        for each in table.seats
    )
    return replace(table, seats=seats)
