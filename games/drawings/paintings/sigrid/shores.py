"""Where water ends: skerries, a fjord, a delta."""

from math import cos, sin, tau

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import blob, dots, flowing, rounded
from games.drawings.paintings.sigrid.seas import lens
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
from games.drawings.paintings.trace import Trace
from games.drawings.svg import Point, circle, group, path, rect


def skerries(canvas: Canvas) -> None:
    """Low tide: each rock has drawn its own map."""
    chance = canvas.chance
    canvas.fill(NAVY)
    rocks = (
        (140, 160, 64, 34),
        (352, 96, 36, 20),
        (390, 306, 40, 74),
        (112, 400, 34, 26),
        (246, 556, 96, 34),
        (450, 606, 18, 26),
    )
    coasts = [(x, y, rx, ry, [chance.near(1, 0.3) for _ in range(10)]) for x, y, rx, ry in rocks]

    def shores(level: int, share: float = 1) -> str:
        """The coasts at this level; the further out, the rounder and the less alike."""
        grown = level**1.25 * 7
        return "".join(
            rounded(
                [
                    (
                        x + (rx * share + grown) * (1 + (reach - 1) / (1 + level / 3)) * cos(at),
                        y + (ry * share + grown) * (1 + (reach - 1) / (1 + level / 3)) * sin(at),
                    )
                    for i, reach in enumerate(coast)
                    for at in [tau * i / 10]
                ]
            )
            for x, y, rx, ry, coast in coasts
        )

    tones = (PAPER, ICE, PALE, SKY, SEA, "#1f6fa3", DEEP, "#104876")
    for level in range(7, 0, -1):
        canvas.paint(path(shores(level), fill=tones[level], stroke=FOAM, stroke_opacity=".45"))
    canvas.paint(
        path(shores(0), fill=INK, stroke=PAPER, stroke_width=7),
        path(shores(0, 0.62), fill=TEAL, transform="translate(-5 -6)"),
        path(shores(0, 0.3), fill=ICE, fill_opacity=".7", transform="translate(-9 -9)"),
    )
    birds = "M420 186q8-10 16 0q8-10 16 0M446 214q6-8 12 0q6-8 12 0M40 286q7-9 14 0q7-9 14 0"
    canvas.paint(
        path(birds, fill="none", stroke=PAPER, stroke_width=3),
        path("M232 318q22 10 48-4q-2 20-26 20q-20 0-22-16z", fill=SHELL),
        path("M256 312V262L284 306Z", fill=PAPER),
    )
    bloom(canvas, (430, 460, 50), (60, 520, 50))
    paper(canvas)
    margin(canvas)
    signature(canvas, 60, 640, SEA)


def fjord(canvas: Canvas) -> None:
    """North wind: ranges like swells, and all of them twice."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, SEA), (0.18, SKY), (0.46, PAPER), (0.6, FOAM), (1, SKY)))
    canvas.paint(circle(268, 214, 46, fill=SHELL))
    ranges = []
    for i, (height, color) in enumerate(
        ((170, PALE), (190, LAVENDER), (210, SKY), (250, SEA), (300, DEEP), (390, NAVY))
    ):
        points: list[Point] = [(-20, 420)]
        for step in range(15):
            x = -20 + step * 38.6
            open_below = (0.62, 0.4, 0.24, 0.1, 0, 0)[i]
            valley = open_below + (1 - open_below) * min(abs(x - 270) / 250, 1.0) ** (0.8 + i * 0.2)
            peak = 1 if (step + i) % 2 else 0.72
            points.append((x, 420 - height * valley * peak * chance.between(0.8, 1)))
        points.append((520, 420))
        fade = canvas.linear((0, color, 0.95), (0.7, color, 0.7), (1, FOAM, 0.5))
        ranges.append(path(flowing(points) + "z", fill=fade, stroke=DEEP, stroke_opacity=".25"))
    land = canvas.keep("".join(ranges))
    canvas.paint(
        use(land),
        use(land, 0, 714, 0, (1, -0.7), opacity=".75"),
        rect(0, 420, 500, 280, fill=canvas.linear((0, SEA, 0.1), (1, INK, 0.75))),
    )
    ripples = {NAVY: Trace(), PAPER: Trace(), PALE: Trace()}
    for i in range(70):
        y = 424 + (i / 70) ** 1.4 * 276
        x = chance.between(0, 500)
        color = chance.one((PAPER, PALE)) if abs(x - 268) < 60 else chance.one((NAVY, PALE))
        half = chance.between(16, 50) + (y - 420) * 0.3
        lens(ripples[color], x, y, half, 1.2 + (y - 420) * 0.016)
    for color, trace in ripples.items():
        canvas.paint(path(str(trace), fill=color, fill_opacity=".55"))
    bloom(canvas, (410, 80, 56), (80, 640, 60))
    paper(canvas)
    signature(canvas, color=INK)


def river(canvas: Canvas) -> None:
    """All the beds it has had, and the one it has."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, PAPER), (0.6, FOAM), (1, ICE)))
    for x, y, rx, ry, color in (
        (90, 130, 150, 120, LAVENDER),
        (420, 300, 150, 160, SHELL),
        (90, 560, 160, 130, TEAL),
    ):
        wash(canvas, blob(chance, x, y, rx, ry, 0.2), color, 0.16)
    beds = (
        (PALE, 50, 0.05, 1.5, 860, -30),
        (SHELL, 40, 0.4, 1.7, 1040, 20),
        (LAVENDER, 44, 0.62, 1.4, 760, 40),
        (SKY, 38, 0.2, 1.75, 1180, -10),
        (TEAL, 30, 0.86, 1.6, 920, 0),
        (SEA, 34, 0.5, 1.8, 1300, 30),
    )
    for color, width, phase, swing, length, x in beds:
        bed = canvas.keep(path(flowing(_meander(phase, swing, length))))
        canvas.paint(
            group(
                use(bed, x, 0, stroke=DEEP, stroke_width=width + 3, stroke_opacity=".3"),
                use(bed, x, 0, stroke=color, stroke_width=width, stroke_opacity=".78"),
                fill="none",
            )
        )
    now = canvas.keep(path(flowing(_meander(0.3, 1.84, 1260))))
    canvas.paint(
        group(
            *(
                use(now, stroke=color, stroke_width=width)
                for color, width in ((PAPER, 44), (INK, 34), (NAVY, 27), (DEEP, 12))
            ),
            fill="none",
        )
    )
    trees = [(chance.between(30, 470), chance.between(30, 670)) for _ in range(30)]
    canvas.paint(
        path(dots(trees), stroke=TEAL, stroke_width=6, stroke_linecap="round", stroke_opacity=".5"),
    )
    bloom(canvas, (90, 330, 50), (420, 110, 60))
    paper(canvas)
    margin(canvas)
    signature(canvas, 440, 640, INK)


def _meander(phase: float, swing: float, length: float) -> list[Point]:
    """Down the sheet in bends: how far the course turns away swings like a pendulum."""
    x, y, at = 250.0, -60.0, 0.0
    points = []
    while y < 780:
        points.append((x, y))
        lean = swing * sin(tau * (at / length + phase))
        x, y, at = x + 36 * sin(lean), y + 36 * cos(lean), at + 36
    middle = sum(x for x, _ in points) / len(points)
    return [(x - middle + 250, y) for x, y in points]
