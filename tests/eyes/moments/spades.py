"""Spades: what its table shows and asks."""

from games.engines.spades.settings import Settings
from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import table_page
from tests.games.felt import felt


@moment("spades.bid")
def bid() -> Look:
    """The first bid of a match is asked."""
    table = felt(Settings())
    (seat,) = table.actors
    return table_page(table, seat)
