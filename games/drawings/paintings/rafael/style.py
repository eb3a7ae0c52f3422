"""Rafael Silveira's hand: shapes that sit for their portrait, smooth as porcelain, and an eye."""

from itertools import pairwise

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas
from games.drawings.paintings.curves import dots, star
from games.drawings.paintings.rafael.palette import (
    GOLD,
    MAGENTA,
    MIST,
    NIGHT,
    WINE,
)
from games.drawings.svg import circle, group, path, rect


def dusk(canvas: Canvas, *colors: str) -> None:
    """A sky from top to bottom."""
    last = len(colors) - 1
    canvas.fill(canvas.linear(*((i / last, color) for i, color in enumerate(colors))))


def stars(canvas: Canvas, count: int = 50, below: float = HEIGHT, color: str = MIST) -> None:
    chance = canvas.chance
    spots = [(chance.between(0, WIDTH), chance.between(0, below)) for _ in range(count)]
    bright = "".join(star(*spot, 8, 1.8, 4) for spot in spots[:7])
    canvas.paint(
        path(
            dots(spots), stroke=color, stroke_width=2.6, stroke_linecap="round", stroke_opacity=".8"
        ),
        path(bright, fill=GOLD),
    )


def cloud(canvas: Canvas, fill: str, *spots: tuple[float, float, float]) -> None:
    """Clouds with flat feet, from lower left on, so large."""
    d = "M0 0C-34 0-40-34-8-40C-8-70 40-82 58-56C84-84 140-70 138-38C172-40 176 0 146 0Z"
    for x, y, size in spots:
        canvas.paint(path(d, fill=fill, transform=f"translate({x} {y})scale({size})"))


def wallpaper(canvas: Canvas, ground: str, ink: str, opacity: str = ".5") -> None:
    """Damask, as in rooms where one is painted."""
    bloom = (
        "M30 4C42 16 46 26 30 40C14 26 18 16 30 4ZM30 40C44 40 52 48 50 58C42 58 34 52 30 44"
        "C26 52 18 58 10 58C8 48 16 40 30 40ZM27 58h6v12h-6z"
    )
    fill = canvas.pattern(
        60,
        76,
        path(bloom, fill=ink, fill_opacity=opacity),
        path(
            "M0 38L8 46L0 54M60 38L52 46L60 54",
            fill="none",
            stroke=ink,
            stroke_opacity=opacity,
            stroke_width=2.5,
        ),
    )
    canvas.fill(ground)
    canvas.paint(rect(0, 0, WIDTH, HEIGHT, fill=fill))


def curtain(canvas: Canvas, light: str = MAGENTA, dark: str = WINE) -> None:
    """Drawn to both sides."""
    cloth = canvas.linear((0, dark), (0.3, light), (0.5, dark), (0.75, light), (1, dark), angle=0)
    half = "M0 0H150C150 180 120 340 40 420C60 520 70 620 64 700H0Z"
    canvas.paint(
        path(half, fill=cloth),
        group(path(half, fill=cloth), transform="translate(500 0)scale(-1 1)"),
        path(
            "M30 408Q60 430 92 376M470 408Q440 430 408 376",
            fill="none",
            stroke=GOLD,
            stroke_width=9,
        ),
    )


def chequers(canvas: Canvas, horizon: float, light: str, dark: str) -> None:
    """A floor that runs to the horizon."""
    canvas.paint(rect(0, horizon, WIDTH, HEIGHT - horizon, fill=light))
    rows = [horizon + (HEIGHT - horizon) * (i / 7) ** 1.9 for i in range(8)]
    d = ""
    for i, (top, foot) in enumerate(pairwise(rows)):
        for column in range(-9, 9):
            if (column + i) % 2:
                continue
            corners = [
                250 + edge * 90 * ((y - horizon) / (HEIGHT - horizon) * 0.8 + 0.2)
                for y, edge in (
                    (top, column),
                    (top, column + 1),
                    (foot, column + 1),
                    (foot, column),
                )
            ]
            if max(corners) > -1 and min(corners) < WIDTH + 1:
                a, b, c, e = (round(x) for x in corners)
                d += f"M{a} {top:.0f}H{b}L{c} {foot:.0f}H{e}z"
    canvas.paint(path(d, fill=dark))


def halo(
    canvas: Canvas, x: float, y: float, radius: float, color: str, strength: float = 0.7
) -> None:
    canvas.paint(circle(x, y, radius, fill=canvas.radial((0, color, strength), (1, color, 0))))


def varnish(canvas: Canvas) -> None:
    """The corners darken, as under old varnish."""
    shade = canvas.radial((0.55, NIGHT, 0), (1, NIGHT, 0.55), r=".72")
    canvas.paint(rect(0, 0, WIDTH, HEIGHT, fill=shade))


def signature(canvas: Canvas, x: float = 454, y: float = 658, color: str = GOLD) -> None:
    """An eye that stays open."""
    canvas.paint(
        path(f"M{x - 23} {y}q23-26 46 0q-23 24-46 0z", fill=NIGHT, stroke=color, stroke_width=3),
        circle(x, y - 1, 7, fill=color),
        circle(x, y - 1, 3, fill=NIGHT),
    )
