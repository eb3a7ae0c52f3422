"""What is behind a portrait: one motif per suit, turned a little for every rank."""

from math import cos, pi, sin

from games.drawings.courts.palette import Paints
from games.drawings.svg import circle, group, path, polygon, rect

_FLOOR = 246.0


def ground(suit: str, rank: str, paints: Paints) -> str:
    return group(
        rect(-66, -2, 132, 250, fill=paints.ground),
        {"S": _night, "H": _sunburst, "D": _lozenges, "C": _arches}[suit](rank, paints),
    )


def _night(rank: str, paints: Paints) -> str:
    """A moon, and stripes of sky."""
    x, radius = {"K": (0, 56), "Q": (0, 62), "J": (16, 50)}[rank]
    bands = "".join(
        rect(-66, y, 132, 5, fill=paints.ground_deep) for y in range(8, int(_FLOOR), 15)
    )
    return bands + circle(x, 92, radius, fill=paints.pale)


def _sunburst(rank: str, paints: Paints) -> str:
    """Rays from behind the head."""
    rays, turn = {"K": (12, 0.0), "Q": (16, 0.5), "J": (9, 0.25)}[rank]
    step = 2 * pi / rays
    drawn = "".join(
        polygon(
            [
                (0, 96),
                (230 * cos(step * (i + turn)), 96 + 230 * sin(step * (i + turn))),
                (230 * cos(step * (i + turn + 0.5)), 96 + 230 * sin(step * (i + turn + 0.5))),
            ],
            fill=paints.ground_deep,
        )
        for i in range(rays)
    )
    return drawn + circle(0, 96, {"K": 52, "Q": 58, "J": 50}[rank], fill=paints.pale)


def _lozenges(rank: str, paints: Paints) -> str:
    """A tiled wall."""
    width, height = {"K": (32, 44), "Q": (22, 30), "J": (44, 30)}[rank]
    drawn = ""
    for row in range(-1, int(_FLOOR / height) + 2):
        for column in range(-4, 5):
            x, y = column * width + (width / 2 if row % 2 else 0), row * height
            drawn += f"M{x:g} {y - height / 2:g}l{width / 2:g} {height / 2:g}l{-width / 2:g} "
            drawn += f"{height / 2:g}l{-width / 2:g} {-height / 2:g}z"
    half = {"K": 60, "Q": 64, "J": 58}[rank]
    return path(drawn, fill=paints.ground_deep) + polygon(
        [(0, 92 - half * 1.3), (half, 92), (0, 92 + half * 1.3), (-half, 92)], fill=paints.pale
    )


def _arches(rank: str, paints: Paints) -> str:
    """A niche in the wall."""
    arches = {"K": (62, 50, 40), "Q": (58, 46), "J": (62, 48)}[rank]
    fills = (paints.ground_deep, paints.ground, paints.pale)
    if rank != "K":
        fills = (paints.ground_deep, paints.pale)
    return "".join(
        path(f"M{-r} 250V{24 + r}A{r} {r} 0 0 1 {r} {24 + r}V250Z", fill=fill)
        for r, fill in zip(arches, fills, strict=True)
    )
