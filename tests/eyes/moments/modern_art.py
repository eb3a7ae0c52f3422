"""Modern Art: what its table shows and asks."""

from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import table_page
from tests.games.saleroom import saleroom


@moment("modern_art.play")
def play() -> Look:
    """The auctioneer chooses the first painting of a match."""
    table = saleroom(4)
    (seat,) = table.actors
    return table_page(table, seat)
