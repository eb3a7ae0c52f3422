"""The four suit signs, as outlines of cubic curves in a box of 100 around the origin."""

from collections.abc import Iterable

from games.drawings.svg import number

# A closed outline: its start, then the two handles and the end of each curve.
Outline = tuple[float, ...]

_SPADE: Outline = (
    *(0, -50, 8, -29, 43, -12, 43, 15, 43, 36, 18, 43, 6, 29, 7, 39, 11, 46, 18, 50),
    *(6, 50, -6, 50, -18, 50, -11, 46, -7, 39, -6, 29, -18, 43, -43, 36, -43, 15),
    *(-43, -12, -8, -29, 0, -50),
)
_HEART: Outline = (
    *(0, 48, -9, 27, -47, 9, -47, -20, -47, -50, -9, -54, 0, -26),
    *(9, -54, 47, -50, 47, -20, 47, 9, 9, 27, 0, 48),
)
_DIAMOND: Outline = (
    *(0, -50, 8, -31, 21, -14, 37, 0, 21, 14, 8, 31, 0, 50),
    *(-8, 31, -21, 14, -37, 0, -21, -14, -8, -31, 0, -50),
)
_CLUB: Outline = (
    *(0, -49, 14, -49, 23, -38, 23, -26, 23, -16, 17, -9, 11, -4),
    *(17, -9, 47, -12, 47, 13, 47, 37, 16, 41, 5, 21, 6, 35, 10, 45, 18, 50),
    *(6, 50, -6, 50, -18, 50, -10, 45, -6, 35, -5, 21, -16, 41, -47, 37, -47, 13),
    *(-47, -12, -17, -9, -11, -4, -17, -9, -23, -16, -23, -26, -23, -38, -14, -49, 0, -49),
)
OUTLINES = {"S": _SPADE, "H": _HEART, "D": _DIAMOND, "C": _CLUB}
COLORS = {
    "S": "var(--suit-spades)",
    "H": "var(--suit-hearts)",
    "D": "var(--suit-diamonds)",
    "C": "var(--suit-clubs)",
}


def pip(suit: str, x: float, y: float, size: float, upside_down: bool = False) -> str:
    """Path data of one sign with its middle at (x, y)."""
    scale = size / 100 * (-1 if upside_down else 1)
    outline = OUTLINES[suit]
    pairs = [
        f"{number(x + outline[i] * scale)} {number(y + outline[i + 1] * scale)}"
        for i in range(0, len(outline), 2)
    ]
    return f"M{pairs[0]}C{' '.join(pairs[1:])}Z"


# Where the signs of the cards 2 to 10 are: columns left, middle, right; rows from the top (0)
# to the bottom (1). Below the middle they stand on their heads.
_L, _M, _R = -1, 0, 1
LAYOUTS: dict[str, tuple[tuple[int, float], ...]] = {
    "2": ((_M, 0), (_M, 1)),
    "3": ((_M, 0), (_M, 1 / 2), (_M, 1)),
    "4": ((_L, 0), (_R, 0), (_L, 1), (_R, 1)),
    "5": ((_L, 0), (_R, 0), (_M, 1 / 2), (_L, 1), (_R, 1)),
    "6": ((_L, 0), (_R, 0), (_L, 1 / 2), (_R, 1 / 2), (_L, 1), (_R, 1)),
    "7": ((_L, 0), (_R, 0), (_M, 1 / 4), (_L, 1 / 2), (_R, 1 / 2), (_L, 1), (_R, 1)),
    "8": ((_L, 0), (_R, 0), (_M, 1 / 4), (_L, 1 / 2), (_R, 1 / 2), (_M, 3 / 4), (_L, 1), (_R, 1)),
    "9": (
        *((column, row / 3) for row in range(4) for column in (_L, _R)),
        (_M, 1 / 2),
    ),
    "T": (
        *((column, row / 3) for row in range(4) for column in (_L, _R)),
        (_M, 1 / 6),
        (_M, 5 / 6),
    ),
}


def pips(suit: str, spots: Iterable[tuple[int, float]]) -> str:
    """Path data of all signs of a numbered card of 200 by 280."""
    return "".join(
        pip(suit, 100 + column * 38, 52 + row * 176, 42, upside_down=row > 1 / 2)
        for column, row in spots
    )
