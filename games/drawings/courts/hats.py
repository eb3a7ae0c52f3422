"""Crowns, tiaras and caps."""

from math import cos, pi, sin

from games.drawings.suits import pip
from games.drawings.svg import circle, group, path, polygon


def band(color: str, jewel: str, edge: str) -> str:
    """The ring of a crown, with stones."""
    stones = "".join(
        path(f"M{x} 55.5l4.5 5l-4.5 5l-4.5-5z", fill=jewel) for x in (-22, -11, 0, 11, 22)
    )
    return (
        path("M-32 54Q0 47 32 54V66Q0 59-32 66Z", fill=color, stroke=edge, stroke_width=1.6)
        + stones
    )


def spiked_crown(gold: str, jewel: str, edge: str) -> str:
    points = [(-32, 58), (-36, 24), (-20, 44), (-12, 14), (0, 40), (12, 14), (20, 44), (36, 24)]
    tips = "".join(circle(x, y, 4, fill=jewel) for x, y in points[1::2])
    return polygon([*points, (32, 58)], fill=gold, stroke=edge, stroke_width=1.6) + tips


def domed_crown(gold: str, cloth: str, edge: str) -> str:
    """Two full arches of cloth under a gold one."""
    return group(
        path("M-32 58C-48 22-14 10 0 30C14 10 48 22 32 58Q0 50-32 58Z", fill=cloth),
        path(
            "M0 52V24M-32 58C-48 22-14 10 0 30C14 10 48 22 32 58",
            fill="none",
            stroke=gold,
            stroke_width=5,
        ),
        path(pip("H", 0, 18, 20), fill=gold, stroke=edge, stroke_width=1),
    )


def stepped_crown(gold: str, jewel: str, edge: str) -> str:
    """A tower of steps, as houses were built in the twenties."""
    left = [(-32, 60), (-32, 44), (-23, 44), (-23, 34), (-14, 34), (-14, 24), (-6, 24), (-6, 12)]
    right = [(-x, y) for x, y in reversed(left)]
    lines = path(
        "M-23 44V56M-14 34V55M14 34V55M23 44V56", fill="none", stroke=edge, stroke_width=1.4
    )
    return group(
        polygon(left + right, fill=gold, stroke=edge, stroke_width=1.6),
        lines,
        path("M0 18l7 12l-7 12l-7-12z", fill=jewel),
    )


def leafed_crown(gold: str, jewel: str, edge: str) -> str:
    """Three clover leaves on stems."""
    leaves = pip("C", 0, 26, 34) + pip("C", -25, 36, 26) + pip("C", 25, 36, 26)
    return path(leaves, fill=gold, stroke=edge, stroke_width=1.4) + "".join(
        circle(x, y, 2.6, fill=jewel) for x, y in ((0, 24), (-25, 35), (25, 35))
    )


def tiara(gold: str, jewel: str, edge: str, leaves: int = 7) -> str:
    """Drops in a row, the tallest in the middle."""
    drawn = ""
    for i in range(leaves):
        turn = (i - (leaves - 1) / 2) / leaves
        x, height = 62 * turn, 22 - 26 * abs(turn)
        drawn += path(
            f"M{x - 4:.1f} 60Q{x + 14 * turn:.1f} {60 - 2.1 * height:.1f} {x + 4:.1f} 60Z",
            fill=gold,
            stroke=edge,
            stroke_width=1,
        )
        drawn += circle(x + 6 * turn, 56 - height, 2.6, fill=jewel)
    return drawn + path(
        "M-32 67Q0 54 32 67L31 60Q0 47-31 60Z", fill=gold, stroke=edge, stroke_width=1
    )


def halo(gold: str, rays: int = 21) -> str:
    """Short rays that stand around a head."""
    drawn = ""
    for i in range(rays):
        a = pi * (1.05 + 0.9 * i / (rays - 1))
        drawn += f"M{44 * cos(a):.1f} {92 + 44 * sin(a):.1f}L{(54 + 7 * (i % 2)) * cos(a):.1f} "
        drawn += f"{92 + (54 + 7 * (i % 2)) * sin(a):.1f}"
    return path(drawn, fill="none", stroke=gold, stroke_width=3)


def beret(cloth: str, rim: str, plume: str, quill: str) -> str:
    return group(
        path("M18 46C34 8 62 14 66 60C56 40 40 40 30 56Z", fill=plume),
        path("M20 50C34 26 52 22 64 48", fill="none", stroke=quill, stroke_width=1.8),
        path("M-30 70C-46 38 4 20 36 42C48 52 44 66 34 72Q0 58-30 70Z", fill=cloth),
        path("M-31 73Q0 58 36 73L35 66Q0 51-31 66Z", fill=rim),
    )


def brimmed_hat(cloth: str, ribbon: str, plume: str, quill: str) -> str:
    return group(
        path("M-22 64C-26 26 30 22 34 64Z", fill=cloth),
        path("M-24 64V56Q6 48 35 56V64Z", fill=ribbon),
        path("M-50 62Q-30 74 6 66Q40 60 60 72Q44 82 6 74Q-34 80-50 62Z", fill=cloth),
        path(
            "M26 56C30 20 56 6 64 30C70 52 52 64 40 62C52 50 52 36 46 32C38 34 32 46 26 56Z",
            fill=plume,
        ),
        path("M28 56C34 36 46 24 58 26", fill="none", stroke=quill, stroke_width=1.6),
    )


def turban(cloth: str, fold: str, jewel: str, plume: str) -> str:
    folds = "M-31 70C-22 46 8 36 30 48M-34 62C-24 40 0 30 24 38M-20 76C-8 58 18 50 34 60"
    return group(
        path("M0 46C-8 18 2 0 14-4C8 14 10 32 6 46Z", fill=plume),
        path("M-33 78C-46 34 46 34 33 78Q0 66-33 78Z", fill=cloth),
        path(folds, fill="none", stroke=fold, stroke_width=4),
        circle(0, 54, 9, fill=jewel),
        circle(0, 54, 4, fill=fold),
    )


def floppy_cap(cloth: str, rim: str, leaf: str, vein: str) -> str:
    return group(
        path("M-32 74C-34 36-2 10 44 22C58 28 56 48 40 46C36 52 34 64 33 74Z", fill=cloth),
        path("M-35 79Q0 66 35 79V68Q0 55-35 68Z", fill=rim),
        path(pip("C", -24, 52, 30), fill=leaf, stroke=vein, stroke_width=1.2),
    )


def jester_cap(one: str, other: str, bell: str, edge: str) -> str:
    """Three horns with bells, in two colours."""
    return group(
        path(
            "M-33 76C-40 52-52 50-60 72C-66 30-40 10-14 34C-8 44-2 56 0 70Q-16 68-33 76Z", fill=one
        ),
        path("M33 76C40 52 52 50 60 72C66 30 40 10 14 34C8 44 2 56 0 70Q16 68 33 76Z", fill=other),
        path(
            "M-16 40C-16 18-4 12 2 2C6 14 18 20 16 40C10 52 4 60 0 70C-4 60-10 52-16 40Z", fill=edge
        ),
        "".join(
            circle(x, y, 6, fill=bell, stroke=edge, stroke_width=1.4)
            for x, y in ((-60, 76), (60, 76), (2, 4))
        ),
        path("M-35 80Q0 66 35 80V70Q0 56-35 70Z", fill=bell),
    )
