"""A seat at a Things & Gotchas table that a bot holds, in the language of the engine's tests."""

from random import Random

from games import bots
from games.bots.gotcha import listed
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.table import Table, word

SEEDS = range(40)


def chosen(level: str, table: Table, seed: int = 0) -> str:
    """What a bot does in the seat that is to act, whatever the order of face-down cards."""
    seat = table.actors[0]
    view, legal = GOTCHA.view(table.state, seat), GOTCHA.legal(table.state, seat)
    action = bots.decide("gotcha", level, view, legal, Random(seed), 0.05).action
    return word(listed(action))


def ever_chosen(level: str, table: Table) -> set[str]:
    """All that a bot may do there, as chance has it."""
    return {chosen(level, table, seed) for seed in SEEDS}
