"""Two breakers: one that has not fallen yet, and a pair that never will."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.colors import scale
from games.drawings.paintings.curves import dots
from games.drawings.paintings.sigrid.seas import cloud, swell
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
    bloom,
    margin,
    paper,
    signature,
    wash,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import Point, circle, group, path


def ninth_wave(canvas: Canvas) -> None:
    """It leans, and has not fallen yet."""
    canvas.fill(canvas.linear((0, PALE), (0.5, FOAM), (1, ICE)))
    canvas.paint(circle(330, 396, 52, fill=SHELL))
    wash(canvas, cloud(canvas, 400, 70, 100), LAVENDER, 0.3)
    wash(canvas, swell(500, 16, 420, 0.2), SKY, 0.6)
    canvas.paint(breaker((SKY, PALE, SEA, SKY, DEEP, SEA, NAVY, DEEP, INK)))
    _foam(canvas)
    wash(canvas, swell(600, 20, 330, 0.55), DEEP, 0.8)
    wash(canvas, swell(644, 14, 260, 0.1), INK, 0.75)
    bloom(canvas, (70, 640, 70), (410, 190, 60))
    paper(canvas)
    signature(canvas, color=INK)


def breaker(tones: tuple[str, ...]) -> str:
    """A wave in bands, from its back to its hollow, each ending in the lip."""
    bands = 11
    drawn = []
    for band in range(bands):
        near, far = _crest(band / bands), _crest((band + 1) / bands)
        trace = Trace().move(near[0]).curve(*near[1:])
        trace.to(far[3]).curve(far[2], far[1], far[0]).close()
        color = scale(tones, band / (bands - 1))
        drawn.append(path(str(trace), fill=color, stroke=FOAM, stroke_opacity=".35"))
    return group(*drawn)


def _crest(t: float) -> tuple[Point, Point, Point, Point]:
    """One line of the wave: t from its back (0) to its hollow (1)."""
    return (
        between((-250, 760), (470, 780), t),
        between((10, 20), (40, 470), t),
        between((420, -60), (240, 60), t),
        between((448, 330), (404, 318), t**0.7),
    )


def between(one: Point, other: Point, t: float) -> Point:
    return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t


def _foam(canvas: Canvas) -> None:
    """Along the crest, falling from the lip, and spray before it."""
    chance = canvas.chance
    start, first, second, end = _crest(0)
    drops: dict[str, list[Point]] = {PALE: [], FOAM: [], PAPER: []}
    for i in range(64):
        u = 0.38 + 0.62 * i / 63
        x, y = (
            (1 - u) ** 3 * start[k]
            + 3 * u * (1 - u) ** 2 * first[k]
            + 3 * u * u * (1 - u) * second[k]
            + u**3 * end[k]
            for k in (0, 1)
        )
        grown = (u - 0.38) * 44
        for color in drops:
            drops[color].append((chance.near(x, 3 + grown * 0.6), chance.near(y, 3 + grown * 0.8)))
    for i in range(16):
        drops[PAPER].append((chance.near(424, 34), 330 + i * 7 + chance.near(0, 8)))
        drops[FOAM].append((chance.near(430, 26), 320 + i * 5))
    for color, width in ((PALE, 26), (FOAM, 20), (PAPER, 12)):
        canvas.paint(
            path(dots(drops[color]), stroke=color, stroke_width=width, stroke_linecap="round")
        )
    spray = [(chance.between(300, 490), chance.between(120, 520)) for _ in range(70)]
    canvas.paint(path(dots(spray), stroke=PAPER, stroke_width=4, stroke_linecap="round"))


def ebb_and_flow(canvas: Canvas) -> None:
    """Two waves, each the other's shore."""
    chance = canvas.chance
    canvas.fill(SKY)
    dark = canvas.keep(breaker((NAVY, DEEP, SEA, NAVY, DEEP, INK, NAVY, INK, INK)))
    light = canvas.keep(breaker((PALE, PAPER, ICE, SKY, FOAM, PALE, ICE, PAPER, SKY)))
    lower = canvas.clip(path("M0 350H500V700H0Z"))
    canvas.paint(
        use(light, 500, 700, 180),
        use(dark),
        group(use(light, 500, 700, 180), clip_path=lower),
    )
    drops = [(chance.near(430, 26), chance.near(336, 34)) for _ in range(40)]
    small = [(chance.near(400, 70), chance.near(380, 90)) for _ in range(40)]
    foam = canvas.keep(
        group(
            path(dots(drops[:20]), stroke=ICE, stroke_width=15),
            path(dots(drops[20:]), stroke=PAPER, stroke_width=9),
            path(dots(small), stroke=PAPER, stroke_width=4),
            stroke_linecap="round",
        )
    )
    canvas.paint(use(foam), use(foam, 500, 700, 180))
    bloom(canvas, (60, 80, 50), (430, 600, 60))
    paper(canvas)
    margin(canvas)
    signature(canvas, 60, 640)
