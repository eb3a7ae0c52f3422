"""Faces and necks: seen from the front, half in the light, or from the side."""

from games.drawings.courts.palette import Skin
from games.drawings.svg import circle, group, line, path, polygon

INK = "#1b1c24"
_STROKE = {"fill": "none", "stroke": INK, "stroke_width": 2.2, "stroke_linecap": "round"}


def front(skin: Skin, eyes: str = "open", brows: float = 0) -> str:
    """A long calm face; `brows` lifts them (or, below 0, lowers them)."""
    return group(
        polygon([(-12, 112), (12, 112), (14, 170), (-14, 170)], fill=skin.shade),
        path("M-27 92a5 9 0 0 0 3 18zM27 92a5 9 0 0 1-3 18z", fill=skin.shade),
        path("M0 56C-36 56-31 102-22 120C-16 132-8 138 0 138Z", fill=skin.light),
        path("M0 56C36 56 31 102 22 120C16 132 8 138 0 138Z", fill=skin.shade),
        path(f"M-22 {87 - brows:g}Q-14 {80 - brows:g}-6 {86 - brows:g}", **_STROKE),
        path(f"M22 {87 - brows:g}Q12 {79 - brows:g} 5 {87 - brows:g}L3 109Q1 115-6 111", **_STROKE),
        _eye(-13, 94, eyes),
        _eye(13, 94, eyes),
        path("M-9 123Q-4 119 0 121Q4 119 9 123Q0 130-9 123Z", fill=skin.lips),
    )


def _eye(x: float, y: float, kind: str) -> str:
    if kind == "closed":
        return path(f"M{x - 7:g} {y:g}Q{x:g} {y + 6:g} {x + 7:g} {y:g}", **_STROKE)
    almond = f"M{x - 8:g} {y:g}Q{x:g} {y - 7:g} {x + 8:g} {y:g}Q{x:g} {y + 6:g} {x - 8:g} {y:g}Z"
    return path(almond, fill="#fffaf0") + circle(x, y - 0.4, 3.3, fill=INK)


def profile(skin: Skin, ear: bool = True) -> str:
    """A face that looks to the left, its jaw and neck in the shade."""
    return group(
        polygon([(-8, 118), (22, 100), (18, 172), (-14, 172)], fill=skin.shade),
        path(
            "M4 56C-18 55-25 70-23 84L-33 106Q-34 110-27 111L-28 117L-25 119.5L-27 123"
            "Q-28 134-14 135Q4 134 20 122Q32 104 30 84Q27 58 4 56Z",
            fill=skin.light,
        ),
        path(
            "M30 84Q32 104 20 122Q4 134-14 135Q10 124 14 96Q16 74 4 56Q27 58 30 84Z",
            fill=skin.shade,
        ),
        path("M-25 119.5L-16 118.5L-27 123Z", fill=skin.lips),
        path("M-22 85Q-15 80-8 86", **_STROKE),
        path("M-20 94Q-14 87-6 93Q-13 98-20 94Z", fill="#fffaf0"),
        circle(-15.5, 93, 3, fill=INK),
        path("M10 98q9-3 8 5q-1 8-8 7", **_STROKE) if ear else "",
    )


def moustache(color: str) -> str:
    return path("M0 115Q-12 112-22 122Q-10 126 0 119Q10 126 22 122Q12 112 0 115Z", fill=color)


def earrings(color: str) -> str:
    drop = "M{x} 110l5 9l-5 9l-5-9z"
    return path(drop.format(x=-28) + drop.format(x=28), fill=color)


def wrinkle(x: float, y: float) -> str:
    """A short line that makes somebody older."""
    return line([(x - 5, y), (x + 5, y)], **_STROKE)
