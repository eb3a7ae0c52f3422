"""Tables of Check at the moments that are looked at."""

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.engines.check.settings import Settings
from games.table import Table
from tests.games.grids import likely, table_for
from tests.games.unkept import moments, view

NAMES = ("Wilhelmina", "Otto", "Vera", "Maximilian", "Ada", "Leonhard")
LONG_NAMES = (
    "Jo",
    "Maximilian von Hohenfels",
    "Wilhelmina Maximiliane B",
    "Alexandra-Konstantina M",
    "Friedrich-Wilhelm Ludwig",
    "Anastasia Feodorovna Z",
)
UNHURRIED = Settings(peek_seconds=0, match_seconds=0, turn_seconds=0)
PLAIN = Settings(rounds=3)
WITH_PENALTY = Settings(rounds=3, match_penalty=True)


def first(
    wanted: Callable[[Any], bool],
    seats: int = 4,
    settings: Settings = WITH_PENALTY,
    names: tuple[str, ...] = NAMES,
) -> Table:
    """The first moment of some match that is as wanted."""
    for seed in range(400):
        table = table_for(seats, settings, f"eyes {seed}", names)
        for at in moments(table, random.Random(seed), likely):
            if wanted(view(at, None)):
                return at
    raise AssertionError("No match came to that.")


def ended(seats: int, settings: Settings, seed: int = 0) -> Table:
    table = table_for(seats, settings, f"eyes {seed}", NAMES)
    *_before, end = moments(table, random.Random(seed), likely)
    return end


def at_one_screen(table: Table) -> Table:
    """The same with the first two people at one screen and bots elsewhere."""
    holders = (1, 1, *[None] * (len(table.seats) - 2))
    seats = tuple(
        each if each.index < 2 else replace(each, kind="bot", level="easy") for each in table.seats
    )
    return replace(table, holders=holders, seats=seats)


def among_bots(table: Table) -> Table:
    """The same with bots in all seats but two, one of which is away."""
    seats = tuple(
        replace(each, away=each.index == 1)
        if each.index < 2
        else replace(each, kind="bot", level="hard")
        for each in table.seats
    )
    return replace(table, seats=seats)
