"""What they hold, on the right side of the picture unless said otherwise."""

from itertools import pairwise

from games.drawings.courts.palette import Skin
from games.drawings.suits import pip
from games.drawings.svg import circle, group, line, path, polygon, rect

_EDGE = {"stroke": "#1b1c24", "stroke_width": 1.4}


def fist(x: float, y: float, skin: Skin) -> str:
    """Three fingers around something upright."""
    return "".join(
        rect(x - 8, y + i * 6, 16, 6.5, rx=3.2, fill=skin.light, stroke=skin.shade, stroke_width=1)
        for i in range(3)
    )


def sword(x: float, steel: str, gold: str) -> str:
    return group(
        polygon(
            [(x - 4, 186), (x - 4, 22), (x, 8), (x + 4, 22), (x + 4, 186)], fill=steel, **_EDGE
        ),
        line([(x, 20), (x, 184)], fill="none", stroke="#9aa3bd", stroke_width=1.4),
        rect(x - 16, 184, 32, 7, rx=3, fill=gold, **_EDGE),
        rect(x - 3.5, 190, 7, 34, fill="#3b2a20"),
        circle(x, 228, 6, fill=gold, **_EDGE),
    )


def sceptre(x: float, suit: str, shaft: str, head: str) -> str:
    return group(
        rect(x - 2.5, 70, 5, 180, fill=shaft, **_EDGE),
        circle(x, 62, 15, fill=shaft, **_EDGE),
        path(pip(suit, x, 62, 19), fill=head),
        rect(x - 6, 78, 12, 5, rx=2, fill=shaft, **_EDGE),
    )


def axe(x: float, steel: str, shaft: str) -> str:
    return group(
        rect(x - 2.5, 22, 5, 230, fill=shaft),
        path(
            f"M{x} 32C{x - 6} 28 {x - 16} 22 {x - 18} 18C{x - 23} 36 {x - 23} 48 {x - 18} 66"
            f"C{x - 16} 61 {x - 6} 56 {x} 52Z",
            fill=steel,
            **_EDGE,
        ),
        path(f"M{x} 36l7 6l-7 6z", fill=steel, **_EDGE),
        path(f"M{x - 4} 24L{x} 10L{x + 4} 24Z", fill=steel, **_EDGE),
    )


def orb(x: float, y: float, ball: str, gold: str) -> str:
    return group(
        circle(x, y, 19, fill=ball, **_EDGE),
        path(f"M{x - 19} {y}a19 6 0 0 0 38 0", fill="none", stroke=gold, stroke_width=4),
        path(f"M{x} {y - 19}V{y + 4}", fill="none", stroke=gold, stroke_width=4),
        rect(x - 2.5, y - 36, 5, 18, fill=gold, **_EDGE),
        rect(x - 8, y - 31, 16, 5, fill=gold, **_EDGE),
    )


def flower(x: float, y: float, petal: str, heart: str, stem: str) -> str:
    petals = "".join(
        circle(x + dx, y + dy, 8, fill=petal, stroke="#fff6e2", stroke_width=1)
        for dx, dy in ((0, -9), (8.5, -3), (5.3, 7), (-5.3, 7), (-8.5, -3))
    )
    return group(
        path(
            f"M{x} {y}C{x + 4} {y + 30} {x - 6} {y + 52} {x - 2} {y + 96}",
            fill="none",
            stroke=stem,
            stroke_width=3.4,
        ),
        path(
            f"M{x} {y + 40}C{x + 16} {y + 26} {x + 22} {y + 36} {x + 20} {y + 44}"
            f"C{x + 12} {y + 50} {x + 4} {y + 48} {x} {y + 40}Z",
            fill=stem,
        ),
        petals,
        circle(x, y, 5.5, fill=heart),
    )


def fan(x: float, y: float, leaf: str, other: str, edge: str) -> str:
    """Open in the hand."""
    rim = [(-46, -20), (-40, -34), (-29, -45), (-15, -51), (0, -53), (14, -50), (26, -42)]
    leaves = "".join(
        polygon(
            [(x, y), (x + a[0], y + a[1]), (x + b[0], y + b[1])],
            fill=leaf if i % 2 else other,
            stroke=edge,
            stroke_width=1.2,
        )
        for i, (a, b) in enumerate(pairwise(rim))
    )
    return leaves + circle(x, y, 4, fill=edge)


def sprig(x: float, y: float, leaf: str, stem: str) -> str:
    leaves = pip("C", x, y - 6, 22) + pip("C", x - 13, y + 16, 17) + pip("C", x + 13, y + 22, 17)
    return group(
        path(
            f"M{x} {y}V{y + 96}M{x} {y + 38}L{x - 13} {y + 20}M{x} {y + 46}L{x + 13} {y + 26}",
            fill="none",
            stroke=stem,
            stroke_width=2.6,
        ),
        path(leaves, fill=leaf),
    )


def halberd(x: float, steel: str, shaft: str) -> str:
    return group(
        rect(x - 2.5, 40, 5, 210, fill=shaft),
        path(f"M{x - 4} 42L{x} 4L{x + 4} 42Z", fill=steel, **_EDGE),
        path(
            f"M{x} 48C{x + 12} 44 {x + 18} 50 {x + 20} 60C{x + 18} 70 {x + 12} 76 {x} 72Z",
            fill=steel,
            **_EDGE,
        ),
        path(f"M{x} 52L{x - 13} 60L{x} 68Z", fill=steel, **_EDGE),
    )


def letter(x: float, y: float, paper: str, seal: str) -> str:
    """Folded, with a heart for a seal."""
    return group(
        rect(x - 22, y - 15, 44, 30, fill=paper, **_EDGE),
        path(f"M{x - 22} {y - 15}L{x} {y + 3}L{x + 22} {y - 15}", fill="none", **_EDGE),
        path(pip("H", x, y + 3, 13), fill=seal),
        transform=f"rotate(-10 {x} {y})",
    )


def staff(x: float, shaft: str, stone: str) -> str:
    return group(
        rect(x - 2.5, 54, 5, 196, fill=shaft, **_EDGE),
        path(f"M{x} 18l13 20l-13 20l-13-20z", fill=stone, **_EDGE),
        path(f"M{x} 26l6 12l-6 12z", fill="#fff6e2"),
    )


def lute(x: float, y: float, wood: str, dark: str, string: str) -> str:
    return group(
        polygon([(x - 4, y - 20), (x + 4, y - 20), (x + 4, y - 78), (x - 4, y - 78)], fill=dark),
        polygon([(x - 6, y - 76), (x + 6, y - 76), (x + 10, y - 96), (x - 2, y - 96)], fill=dark),
        path(
            f"M{x} {y - 32}C{x + 18} {y - 26} {x + 30} {y} {x + 24} {y + 18}"
            f"C{x + 14} {y + 34} {x - 14} {y + 34} {x - 24} {y + 18}"
            f"C{x - 30} {y} {x - 18} {y - 26} {x} {y - 32}Z",
            fill=wood,
            **_EDGE,
        ),
        circle(x, y, 8, fill=dark),
        path(
            f"M{x - 1.5} {y - 76}V{y + 18}M{x + 1.5} {y - 76}V{y + 18}",
            fill="none",
            stroke=string,
            stroke_width=0.9,
        ),
        rect(x - 9, y + 17, 18, 4, fill=dark),
        transform=f"rotate(24 {x} {y})",
    )
