"""Check: what its table shows and asks."""

from games.engines.check.settings import Settings
from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import table_page
from tests.games.grids import table_for


@moment("check.first_look")
def first_look() -> Look:
    """Everybody looks at two of their own cards."""
    return table_page(table_for(4, Settings()), 0)
