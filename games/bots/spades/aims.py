"""What a team is after."""

from games.bots.spades.table import Table
from games.engines.game import Seat

# They are set where they can spare no more tricks than this.
SPARE = 3


def wants(table: Table, seat: Seat) -> bool:
    """Whether its team has a use for the trick."""
    need, other, left = table.need[seat & 1], table.need[~seat & 1], table.left
    if 0 < need <= left and not table.shy[seat]:
        return True
    # Beyond the contract a trick is a bag, unless it sets the others.
    return 0 < other <= left <= other + SPARE
