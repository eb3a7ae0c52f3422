"""The grids: where cards lie, and how they come and go. A position never moves."""

from typing import TypeVar

from games.engines.check.state import FaceDown, Grid
from games.engines.game import IllegalAction

Item = TypeVar("Item")


def changed_at(index: int, items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """A grid with another card at one position, or the grids with another one at one seat."""
    changing = list(items)
    changing[index] = item
    return tuple(changing)


def positions(grid: Grid) -> tuple[int, ...]:
    """Where there is a card."""
    return tuple([position for position, held in enumerate(grid) if held is not None])


def card_at(grid: Grid, position: int) -> FaceDown:
    """Only a position with a card can be swapped, matched, looked at or exchanged."""
    # A bool is an int to Python and -1 is a place in a tuple; neither is a position.
    if type(position) is int and 0 <= position < len(grid):
        held = grid[position]
        if held is not None:
            return held
    raise IllegalAction("There is no card at that position.")


def with_gained(grid: Grid, card: str) -> tuple[Grid, int]:
    """The grid with one more card, unknown to all, and the position it went to."""
    gained = FaceDown(card)
    # The first empty position, or a new one at the end.
    position = grid.index(None) if None in grid else len(grid)
    return (*grid[:position], gained, *grid[position + 1 :]), position
