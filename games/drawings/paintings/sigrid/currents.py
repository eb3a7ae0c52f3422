"""Under way below the surface: a maelstrom, a stone, jellyfish."""

from itertools import pairwise
from math import log, sin, sqrt

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.colors import scale
from games.drawings.paintings.curves import between, blob, dots, flowing, polar, ribbon
from games.drawings.paintings.sigrid.style import (
    DEEP,
    FOAM,
    ICE,
    INK,
    LAVENDER,
    NAVY,
    PALE,
    PAPER,
    SEA,
    SHELL,
    SKY,
    TEAL,
    bloom,
    margin,
    paper,
    signature,
    wash,
)
from games.drawings.svg import Point, circle, group, path


def maelstrom(canvas: Canvas) -> None:
    """Seen from above, and from not high enough."""
    chance = canvas.chance
    canvas.fill(SEA)
    x, y, arms = 236, 330, 18

    def arm(turn: float) -> list[Point]:
        return [
            polar(x, y, radius, turn + 0.26 * log(radius / 20))
            for radius in (20, 44, 84, 140, 215, 315, 440, 600)
        ]

    tones = (PALE, DEEP, FOAM, SEA, NAVY, SKY, ICE, DEEP, TEAL)
    at = 0.0
    for i in range(arms):
        width = (1 / arms) * chance.between(0.5, 1.5)
        one, other = arm(at), arm(at + width)
        d = between(one, other)
        canvas.paint(path(d, fill=tones[i % len(tones)], fill_opacity=".9"))
        canvas.paint(
            path(
                flowing(arm(at + width / 2)),
                fill="none",
                stroke=PAPER,
                stroke_opacity=".4",
                stroke_width=2,
            )
        )
        at += width
    hollow = canvas.radial((0, INK, 1), (0.35, INK, 0.9), (1, NAVY, 0))
    canvas.paint(circle(x, y, 170, fill=hollow))
    foam = [
        polar(x, y, radius, chance.near(chance.whole(0, 6) / 7 + 0.26 * log(radius / 20), 0.02))
        for radius in (chance.between(70, 420) for _ in range(100))
    ]
    canvas.paint(
        path(
            dots(foam[:66]),
            stroke=PAPER,
            stroke_width=5,
            stroke_linecap="round",
            stroke_opacity=".85",
        ),
        path(
            dots(foam[66:]),
            stroke=PAPER,
            stroke_width=9,
            stroke_linecap="round",
            stroke_opacity=".8",
        ),
        path("M362 176q24 4 34 30q-22 8-40-10q-4-14 6-20z", fill=SHELL),
        path("M366 184l22 18", stroke=NAVY, stroke_width=3),
    )
    bloom(canvas, (90, 110, 56))
    paper(canvas)
    signature(canvas, color=INK)


def stone(canvas: Canvas) -> None:
    """The current divides; the stone does not mind."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, ICE), (0.5, PALE), (1, SKY)))
    x, y, radius, lines = 250, 316, 104, 24
    edges = [_stream(x, y, radius, (i - lines / 2 + 0.5) * 24) for i in range(lines)]
    tones = (SEA, TEAL, DEEP, NAVY, INK, INK, NAVY, DEEP, SEA, TEAL)
    for i, (one, other) in enumerate(pairwise(edges)):
        if i % 2 == 0:
            d = between(one, other)
            fill = scale(tones, i / (lines - 2))
            canvas.paint(path(d, fill=fill, fill_opacity=".85", stroke=NAVY, stroke_opacity=".3"))
        elif i != lines // 2 - 1:
            middle = [((a[0] + b[0]) / 2, a[1]) for a, b in zip(one, other, strict=True)]
            canvas.paint(
                path(
                    flowing(middle), fill="none", stroke=DEEP, stroke_opacity=".4", stroke_width=1.6
                )
            )
    canvas.paint(
        circle(x + 8, y + 14, radius - 8, fill=INK, fill_opacity=".35"),
        path(blob(chance, x, y, radius - 12, radius - 12, 0.03), fill=PAPER),
    )
    wash(canvas, blob(chance, x + 20, y + 24, 66, 62, 0.1), LAVENDER, 0.3)
    wash(canvas, blob(chance, x + 36, y + 42, 38, 36, 0.1), DEEP, 0.18)
    grains = [polar(x, y, chance.between(10, 84), chance.between(0, 1)) for _ in range(44)]
    canvas.paint(
        path(
            dots(grains), stroke=NAVY, stroke_width=2.4, stroke_linecap="round", stroke_opacity=".5"
        ),
    )
    bloom(canvas, (420, 560, 60), (100, 110, 56))
    paper(canvas)
    margin(canvas)
    signature(canvas, 440, 640)


def _stream(x: float, y: float, radius: float, start: float) -> list[Point]:
    """How water runs down past a round stone: the line that comes from this far to its side."""
    side = 1 if start > 0 else -1
    points = []
    for v in (-390, -290, -205, -140, -85, -40, 0, 40, 85, 140, 205, 290, 400):
        # Of an ideal flow past a cylinder: u (1 - r²/(u² + v²)) is the same all the way.
        low, high = sqrt(max(radius * radius - v * v, 0.01)), 700.0
        for _ in range(40):
            u = (low + high) / 2
            if u * (1 - radius * radius / (u * u + v * v)) < abs(start):
                low = u
            else:
                high = u
        sway = 10 * sin(v / 90 + start / 70) * min(abs(v) / 160, 1)
        points.append((x + side * low + sway, y + v))
    return points


def jellyfish(canvas: Canvas) -> None:
    """A waltz, slow."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, SEA), (0.4, DEEP), (1, INK)))
    shaft = canvas.linear((0, PALE, 0.5), (1, PALE, 0))
    for x, lean in ((40, 60), (190, 110), (360, 150)):
        canvas.paint(path(f"M{x} 0h54l{lean + 60} 520h-190z", fill=shaft))
    for x, y, size, tilt, color in (
        (408, 150, 0.5, 14, SKY),
        (330, 400, 0.74, -14, LAVENDER),
        (172, 190, 1.15, 8, PALE),
    ):
        parts = []
        for i in range(9):
            start = -78 + i * 19.5
            reach = chance.between(170, 330) * (1 if i % 2 else 0.8)
            sway = chance.between(14, 40) * chance.one((-1, 1))
            points = [
                (start, 6),
                (start + sway, reach * 0.3),
                (start * 0.7 - sway, reach * 0.6),
                (start * 0.6 + sway * 1.2, reach * 0.85),
                (start * 0.5, reach),
            ]
            parts.append(path(ribbon(points, (5, 5, 4, 3, 1)), fill=color, fill_opacity=".6"))
        for i in range(3):
            start = -28 + i * 28
            points = [
                (start, 10),
                (start + 26, 60),
                (start - 26, 110),
                (start + 20, 160),
                (start, 220),
            ]
            parts.append(path(ribbon(points, (16, 22, 18, 12, 2)), fill=FOAM, fill_opacity=".5"))
        bell = "M-92 8C-100-70-50-112 0-112C50-112 100-70 92 8" + "q-11.5 20-23 0" * 8 + "z"
        parts += [
            path(bell, fill=color, fill_opacity=".78"),
            path(
                "M-74-6C-80-62-40-96 0-96C40-96 80-62 74-6Q0 22-74-6Z", fill=FOAM, fill_opacity=".4"
            ),
            path("M-60-16C-56-64-20-86 6-88C-22-70-40-48-42-14Z", fill=PAPER, fill_opacity=".75"),
            path(
                "".join(f"M{k * 22} -4Q{k * 24}-60 {k * 6}-104" for k in (-3, -2, -1, 1, 2, 3)),
                fill="none",
                stroke=PAPER,
                stroke_opacity=".6",
                stroke_width=2,
            ),
            path(bell, fill="none", stroke=PAPER, stroke_opacity=".7", stroke_width=2),
        ]
        canvas.paint(group(*parts, transform=f"translate({x} {y})rotate({tilt})scale({size})"))
    plankton = [(chance.between(0, 500), chance.between(0, 700)) for _ in range(44)]
    canvas.paint(
        path(
            dots(plankton),
            stroke=FOAM,
            stroke_width=3.4,
            stroke_linecap="round",
            stroke_opacity=".6",
        )
    )
    bloom(canvas, (70, 580, 80), (440, 620, 60), (440, 300, 50), color=SKY)
    paper(canvas)
    signature(canvas, color=SEA)
