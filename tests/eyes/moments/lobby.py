"""The lobby and what leads to a table."""

from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import visit


@moment("lobby.empty")
def empty() -> Look:
    """A visitor on the first day: no table is open, nothing to watch."""
    return visit("/")
