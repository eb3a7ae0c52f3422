"""What they wear below the chin: robes, collars, a front with a pattern."""

from math import cos, pi, sin

from games.drawings.svg import circle, group, path, polygon, rect

SHOULDERS = "M-68 250V212C-66 184-38 176-14 164H14C38 176 66 184 68 212V250Z"


def robe(color: str, hem: str = "") -> str:
    """Broad shoulders; a hem runs along them."""
    drawn = path(SHOULDERS, fill=color)
    if hem:
        drawn += path(
            "M-58 252V216C-56 196-32 186-12 174M58 252V216C56 196 32 186 12 174",
            fill="none",
            stroke=hem,
            stroke_width=3,
        )
    return drawn


def front(color: str) -> str:
    """The strip of cloth down the middle that patterns are drawn on."""
    return polygon([(-15, 162), (15, 162), (27, 250), (-27, 250)], fill=color)


def chevrons(color: str) -> str:
    return "".join(
        polygon(
            [
                (0, y + 11),
                (half := 15 + (y - 162) / 7.3, y),
                (half + 1, y + 7),
                (0, y + 18),
                (-half - 1, y + 7),
                (-half, y),
            ],
            fill=color,
        )
        for y in range(166, 250, 16)
    )


def harlequin(color: str) -> str:
    """Lozenges on top of one another, as wide as the strip."""
    return "".join(
        polygon(
            [(0, y), (15 + (y - 150) / 7.3, y + 12), (0, y + 24), (-15 - (y - 150) / 7.3, y + 12)],
            fill=color,
        )
        for y in range(164, 250, 24)
    )


def buttons(color: str, edge: str) -> str:
    return "".join(
        circle(0, y, 4.2, fill=color, stroke=edge, stroke_width=1.4) for y in range(180, 250, 16)
    )


def stripes(color: str) -> str:
    return "".join(
        polygon([(x, 162), (x + 4, 162), (1.8 * (x + 4), 250), (1.8 * x, 250)], fill=color)
        for x in (-13, -5, 3, 10)
    )


def scallops(color: str, edge: str) -> str:
    """Rows of half discs, as the scales of a fish."""
    drawn = ""
    for row, y in enumerate(range(244, 163, -13)):
        half = 15 + (y - 162) / 7.3
        count = 3 if row % 2 else 2
        width = 2 * half / count
        for i in range(count):
            x = -half + width * i
            drawn += path(
                f"M{x:.1f} {y}a{width / 2:.1f} 12 0 0 0 {width:.1f} 0z",
                fill=color,
                stroke=edge,
                stroke_width=1.6,
            )
    return drawn


def ermine(fur: str, spot: str) -> str:
    """A king's collar of white fur."""
    one_side = ((40, 186), (27, 178), (15, 192), (30, 196), (6, 184))
    spots = "".join(
        path(f"M{x * side} {y}l2.6 6.5l-2.6 3l-2.6-3z", fill=spot)
        for x, y in one_side
        for side in (-1, 1)
    )
    return group(
        path(
            "M-15 158C-34 168-50 176-60 190C-46 204-20 214 0 216C20 214 46 204 60 190"
            "C50 176 34 168 15 158Q0 172-15 158Z",
            fill=fur,
        ),
        spots,
    )


def fan_collar(color: str, other: str, edge: str, leaves: int = 11) -> str:
    """A high collar behind the neck, pleated."""
    first, last = 1.06 * pi, 1.94 * pi
    step = (last - first) / leaves
    return "".join(
        polygon(
            [(0, 172)]
            + [
                (58 * cos(first + step * (i + part)), 168 + 62 * sin(first + step * (i + part)))
                for part in (0, 0.5, 1)
            ],
            fill=color if i % 2 else other,
            stroke=edge,
            stroke_width=1,
        )
        for i in range(leaves)
    )


def ruff(color: str, edge: str) -> str:
    """A round pleated collar before the neck."""
    lobes = "".join(
        circle(34 * cos(a), 160 + 12 * sin(a), 9, fill=color, stroke=edge, stroke_width=1.4)
        for a in (2 * pi * i / 12 for i in range(12))
    )
    return lobes + path("M-36 160a36 11 0 0 0 72 0a36 11 0 0 0-72 0z", fill=color)


def beads(color: str, edge: str) -> str:
    return "".join(
        circle(20 * cos(a), 158 + 22 * sin(a), 3.6, fill=color, stroke=edge, stroke_width=1)
        for a in (pi * (0.08 + 0.105 * i) for i in range(9))
    )


def belt(color: str, buckle: str) -> str:
    return rect(-68, 228, 136, 10, fill=color) + rect(-9, 224, 18, 18, fill=buckle)
