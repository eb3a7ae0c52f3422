"""Ice: floes from above, a glacier on its way down."""

from itertools import pairwise

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.cells import cells, shrunk
from games.drawings.paintings.curves import between, flowing
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
    paper,
    signature,
    wash,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import Point, circle, group, path


def floes(canvas: Canvas) -> None:
    """Black water between; in one of the floes, a ship that wintered."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, DEEP), (0.6, NAVY), (1, INK)))
    points = [
        (chance.near(x + (44 if row % 2 else 0), 30), chance.near(y, 26))
        for row, y in enumerate(range(0, 740, 92))
        for x in range(-10, 540, 108)
    ]
    tones, cracks = (PAPER, FOAM, ICE, "#bfe0ec"), Trace()
    sheets = dict.fromkeys(tones, "")
    for x, y in points:
        polygon = cells((x, y), points)
        sheets[chance.one(tones)] += _chipped(shrunk(polygon, (x, y), chance.between(0.76, 0.88)))
        if chance.often(0.5):
            a, b = chance.one(polygon), chance.one(polygon)
            cracks.move((x + (a[0] - x) * 0.6, y + (a[1] - y) * 0.6))
            cracks.bend((x, y), (x + (b[0] - x) * 0.5, y + (b[1] - y) * 0.5))
    kept = {tone: canvas.keep(path(d)) for tone, d in sheets.items()}
    canvas.paint(
        group(
            *(use(name, 5, 9) for name in kept.values()),
            fill=TEAL,
            stroke=TEAL,
            stroke_width=9,
            opacity=".7",
        ),
        *(use(name, fill=tone) for tone, name in kept.items()),
    )
    canvas.paint(
        path(str(cracks), fill="none", stroke=SEA, stroke_opacity=".5", stroke_width=1.8),
        path("M268 300q40 14 50 74q-4 34-20 60q-34-26-44-70q-4-40 14-64z", fill=NAVY),
        path("M270 314q28 18 36 62q-2 24-10 42q-24-26-32-58q-2-30 6-46z", fill=SHELL),
        path("M262 352l56 10M266 394l50 8", stroke=NAVY, stroke_width=3),
        circle(286, 358, 4, fill=NAVY),
        circle(292, 398, 4, fill=NAVY),
    )

    paper(canvas)
    signature(canvas, color=NAVY)


def _chipped(polygon: list[Point]) -> str:
    """Corners worn off, sides left straight."""
    trace = Trace()
    count = len(polygon)
    for i, (x, y) in enumerate(polygon):
        (bx, by), (ax, ay) = polygon[i - 1], polygon[(i + 1) % count]
        start = (x + (bx - x) * 0.24, y + (by - y) * 0.24)
        end = (x + (ax - x) * 0.24, y + (ay - y) * 0.24)
        if i:
            trace.to(start)
        else:
            trace.move(start)
        trace.bend((x, y), end)
    return str(trace.close())


def glacier(canvas: Canvas) -> None:
    """Down from the snow between two ranges, a finger's breadth a day."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, SKY), (0.3, FOAM), (1, PALE)))
    canvas.paint(circle(410, 92, 40, fill=SHELL))
    wash(
        canvas,
        "M-20 220L54 120L96 160L170 60L236 140L300 84L380 170L430 130L520 210V400H-20Z",
        PALE,
        0.6,
    )
    canvas.paint(path("M170 60L236 140L300 84L360 150L300 260H120L96 160Z", fill=PAPER))
    canvas.paint(
        path(
            "M170 60L150 150L190 120L180 200L236 140ZM300 84L290 140L320 130L318 190L380 170Z",
            fill=LAVENDER,
            fill_opacity=".6",
        )
    )
    middle = (
        (214, 130, 96),
        (220, 190, 150),
        (250, 250, 130),
        (286, 310, 112),
        (276, 372, 124),
        (226, 436, 150),
        (204, 500, 190),
        (236, 560, 236),
        (250, 612, 262),
    )
    lines = [
        [(x + (i / 12 - 0.5) * width, y - abs(i - 6) * width / 40) for x, y, width in middle]
        for i in range(13)
    ]
    for i, (one, other) in enumerate(pairwise(lines)):
        fill = (PAPER, ICE, FOAM, PALE, ICE, PAPER)[i % 6]
        canvas.paint(path(between(one, other), fill=fill, stroke=SKY, stroke_opacity=".35"))
    canvas.paint(
        *(
            path(
                flowing(lines[i]), fill="none", stroke=NAVY, stroke_width=width, stroke_opacity=".6"
            )
            for i, width in ((4, 2.5), (8, 3.5))
        )
    )
    wash(
        canvas,
        "M-20 250L40 190L92 240L150 216L196 300L230 372L170 420L120 470L96 540L90 640H-20Z",
        DEEP,
        0.75,
    )
    wash(
        canvas,
        "M520 240L460 180L410 236L364 226L330 290L344 360L320 420L300 470L340 520L380 640H520Z",
        DEEP,
        0.7,
    )
    wash(canvas, "M-20 400L60 330L110 400L90 470L60 540L70 650H-20Z", NAVY, 0.75)
    wash(canvas, "M520 380L440 320L390 400L420 480L400 540L420 650H520Z", NAVY, 0.75)
    canvas.paint(
        path(
            "M40 190L64 246L92 240ZM460 180L440 250L410 236ZM60 330L84 396L110 400ZM440 320"
            "L420 400L390 400Z",
            fill=FOAM,
            fill_opacity=".8",
        )
    )
    crevasses = Trace()
    for _ in range(46):
        at = chance.between(4.2, 7.7)
        here, after = middle[int(at)], middle[int(at) + 1]
        x, y, width = (a + (b - a) * (at % 1) for a, b in zip(here, after, strict=True))
        x += chance.near(0, 0.4) * width
        size = width * chance.between(0.04, 0.09)
        crevasses.move((x - size, y + size * 0.4)).bend(
            (x, y - size * 0.4), (x + size, y + size * 0.4)
        )
    canvas.paint(
        path(str(crevasses), fill="none", stroke=SEA, stroke_width=2.2, stroke_opacity=".8"),
        path(
            "M118 604L150 594L190 606L236 596L290 608L340 594L382 604L378 640H122Z",
            fill=TEAL,
            fill_opacity=".75",
        ),
        path(
            "M140 600v34M176 604v30M214 602v32M262 604v30M306 604v30M350 600v34",
            stroke=PAPER,
            stroke_width=3,
            stroke_opacity=".7",
        ),
    )
    wash(canvas, "M-20 640Q100 624 190 642T380 638T520 632V720H-20Z", NAVY, 0.92)
    canvas.paint(
        path("M96 672l24-30 26 8 20 22zM300 680l16-22 20 4 12 18z", fill=PAPER),
        path("M96 672h70l-18 14h-34zM300 680h48l-12 10h-24z", fill=TEAL, fill_opacity=".8"),
    )
    bloom(canvas, (90, 70, 50))
    paper(canvas)
    signature(canvas, color=SEA)
