"""The two jokers: the same jester by day and by night."""

from math import cos, pi, sin

from games.drawings.courts import faces, garments, hats
from games.drawings.courts.palette import BROWN, FAIR, Skin
from games.drawings.svg import circle, group, path, polygon, rect


def big_joker() -> str:
    return _jester(
        FAIR,
        sky=("#fdecc4", "#f9cf6e", "#f59e0b"),
        cloth=("#c8182f", "#11597a", "#23704a", "#f59e0b", "#1b1c24"),
        rays=16,
    )


def little_joker() -> str:
    return _jester(
        BROWN,
        sky=("#dfe4f0", "#bcc6dd", "#f2f4fa"),
        cloth=("#4b5877", "#8f9cbd", "#2e3850", "#d5dbe9", "#1b1c24"),
        rays=8,
    )


def _jester(skin: Skin, sky: tuple[str, str, str], cloth: tuple[str, ...], rays: int) -> str:
    one, other, third, bell, edge = cloth
    return group(
        rect(-66, -2, 132, 250, fill=sky[0]),
        _rays(rays, sky[1]),
        circle(0, 94, 54, fill=sky[2]),
        path("M-68 250V212C-66 184-38 176-14 164H0V250Z", fill=one),
        path("M68 250V212C66 184 38 176 14 164H0V250Z", fill=other),
        "".join(
            polygon([(x, y), (x + 9, y + 13), (x, y + 26), (x - 9, y + 13)], fill=fill)
            for x, y, fill in (
                (-44, 200, other),
                (-22, 214, bell),
                (44, 200, one),
                (22, 214, bell),
            )
        ),
        garments.fan_collar(bell, third, edge, 9),
        faces.front(skin, brows=5),
        path("M-14 121Q0 138 14 121Q0 128-14 121Z", fill=skin.lips),
        hats.jester_cap(one, other, bell, third),
        garments.ruff("#fff6e2", edge),
    )


def _rays(count: int, color: str) -> str:
    step = 2 * pi / count
    return "".join(
        polygon(
            [(0, 94)]
            + [
                (240 * cos(step * (i + part)), 94 + 240 * sin(step * (i + part)))
                for part in (0, 0.5)
            ],
            fill=color,
        )
        for i in range(count)
    )
