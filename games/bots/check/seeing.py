"""What a seat of the search takes a card for that it does not know."""

from games.bots.check.counting import guess, unseen
from games.bots.check.reading import BOTTOM_ROW, CHOOSIEST, GIVEN, TOP_ROW
from games.bots.check.world import World

LONGEST = 16  # turns each, from which on others' hands are as low as they get

_FULL = unseen(())
UNKNOWN = guess(_FULL)
# One's own that one does not know, by row: in the bottom row it was given by somebody.
_OWN = (UNKNOWN.points, guess(_FULL, GIVEN).points)
OWN = (_OWN[0], _OWN[0], _OWN[1], _OWN[1], *(_OWN[0],) * 60)
# By turns each: others' cards of the top row and of the bottom row, (points, variance).
_ROWS = [
    [guess(_FULL, min(CHOOSIEST, first + more * turns)) for first, more in (TOP_ROW, BOTTOM_ROW)]
    for turns in range(LONGEST + 1)
]
MEANS = [tuple(row.points for row in rows) for rows in _ROWS]
VARIANCES = [tuple(row.variance for row in rows) for rows in _ROWS]
IN_BOTTOM_ROW = (0, 0, 1, 1) + (0,) * 60


def estimates(world: World, seat: int) -> list[float]:
    """A seat's own cards as it sees them; 0 is an empty position."""
    bit = 1 << seat
    return [
        (card if mask & bit else unknown) if card else 0
        for card, mask, unknown in zip(world.cards[seat], world.known[seat], OWN, strict=False)
    ]
