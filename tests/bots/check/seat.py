"""A seat at a table of Check that a bot holds, in the language of the engine's own tests."""

from random import Random
from typing import Any

from msgspec.structs import replace

from games import bots
from games.engines.check.game import CHECK
from games.engines.check.knowledge import looked_at
from tests.engines.check.table import Table, place_of, playing, word


def seated(text: str, knows: str = "", seat: int = 0, **settings: Any) -> Table:
    """The middle of a round, in which a seat knows the cards at some places, `0.2 1.3`."""
    table = playing(text, **settings)
    grids = [list(grid) for grid in table.state.grids]
    for place in map(place_of, knows.split()):
        assert place is not None
        held = grids[place.seat][place.position]
        assert held is not None
        grids[place.seat][place.position] = looked_at(held, seat)
    table.state = replace(table.state, grids=tuple(tuple(grid) for grid in grids))
    return table


def decided(level: str, table: Table, seat: int = 0, seed: int = 0) -> bots.Decision:
    view, legal = CHECK.view(table.state, seat), CHECK.legal(table.state, seat)
    return bots.decide("check", level, view, legal, Random(seed), 0.05)


def chosen(level: str, table: Table, seat: int = 0, seed: int = 0) -> str:
    """What a bot does in a seat that is to act."""
    return word(decided(level, table, seat, seed).action)
