"""Things & Gotchas: what its table shows and asks."""

from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import table_page
from tests.games.market import market


@moment("gotcha.offer")
def offer() -> Look:
    """An offer is to be put together."""
    table = market(4)
    return table_page(table, min(table.actors))
