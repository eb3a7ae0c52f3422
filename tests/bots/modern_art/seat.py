"""A seat at a table of Modern Art that a bot holds, in the language of the engine's own tests."""

from random import Random

from games import bots
from games.bots.modern_art.reading import Reading, read
from games.engines.modern_art.game import MODERN_ART
from tests.engines.modern_art.table import Table, word


def chosen(level: str, table: Table, seat: int, seed: int = 0) -> str:
    """What a bot does in a seat that may act."""
    view, legal = MODERN_ART.view(table.state, seat), MODERN_ART.legal(table.state, seat)
    return word(bots.decide("modern_art", level, view, legal, Random(seed), 0.05).action)


def amounts(level: str, table: Table, seat: int, seeds: range = range(40)) -> list[int]:
    """What it bids or asks for, by chance; 0 where it passes."""
    words = [chosen(level, table, seat, seed) for seed in seeds]
    return [0 if what == "pass" else int(what.removeprefix("price")) for what in words]


def reading(table: Table, seat: int) -> Reading:
    return read(MODERN_ART.view(table.state, seat))
