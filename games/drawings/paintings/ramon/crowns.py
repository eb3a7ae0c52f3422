"""Crowns of trees, from below and from above."""

from itertools import pairwise

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import flowing, polar, ribbon, rounded
from games.drawings.paintings.ramon.palette import (
    CREAM,
    FOREST,
    FRESH,
    LEAF,
    LIME,
    MARIGOLD,
    MINT,
    MOSS,
    NIGHT,
    PINK,
    TEAL,
)
from games.drawings.paintings.ramon.plants import fan, frond, leaf, monstera
from games.drawings.paintings.ramon.style import pollen, signature, veil
from games.drawings.svg import Point, circle, group, path


def canopy(canvas: Canvas) -> None:
    """Flat on one's back, looking up."""
    chance = canvas.chance
    canvas.fill(canvas.radial((0, CREAM), (0.25, "#e4f2b8"), (0.6, LIME), (1, FRESH)))
    x, y = 244, 316
    canvas.paint(
        circle(x, y, 46, fill=CREAM),
        path(
            "M196 262q14-16 26 0q12-16 26 0q-16-2-26 10q-10-12-26-10zM286 352q10-12 20 0q10-12 20 0"
            "q-12-2-20 8q-8-10-20-8z",
            fill=NIGHT,
        ),
    )
    kinds = [canvas.keep(each) for each in (frond(10, 50), leaf(36), monstera(), fan())]
    rings = (
        (FRESH, 330, 2.1, 13, (0, 1)),
        (MOSS, 350, 2.0, 12, (3, 0)),
        (LEAF, 392, 2.2, 13, (0, 2)),
        (TEAL, 420, 2.0, 12, (1, 3)),
        (FOREST, 452, 2.2, 13, (2, 0)),
        (NIGHT, 500, 2.3, 12, (1, 0)),
    )
    for color, radius, size, count, which in rings:
        placed = []
        for i in range(count):
            at = (i + chance.near(0, 0.2)) / count + radius / 1000
            px, py = polar(x, y, radius, at)
            placed.append(
                use(
                    kinds[which[i % 2]],
                    round(px),
                    round(py),
                    round(360 * at - 90),
                    round(size * chance.between(0.85, 1.1), 1),
                )
            )
        canvas.paint(group(*placed, fill=color))
    trunks = "".join(
        ribbon(
            [polar(x, y, 640, at), polar(x, y, 420, at + 0.01), polar(x, y, 210 * reach, at)],
            (64, 34, 5),
        )
        for at, reach in ((0.08, 1), (0.3, 0.9), (0.57, 1.05), (0.82, 0.95))
    )
    canvas.paint(path(trunks, fill=NIGHT))
    vines = (
        "M40-20C60 90 20 160 56 250c8 24 30 20 26 2M470-20C440 80 480 170 440 240c-10 20-28 14-22-2"
    )
    canvas.paint(path(vines, fill="none", stroke=NIGHT, stroke_width=5))
    pollen(canvas, CREAM, 44, 3.6)
    signature(canvas)


def river(canvas: Canvas) -> None:
    """As the heron sees it."""
    chance = canvas.chance
    canvas.fill(FOREST)
    course: list[Point] = [
        (330, -40),
        (300, 60),
        (150, 140),
        (150, 260),
        (330, 330),
        (390, 430),
        (270, 520),
        (180, 600),
        (210, 740),
    ]
    water = canvas.keep(path(flowing(course)))
    canvas.paint(
        group(
            *(
                use(water, stroke=color, stroke_width=width)
                for color, width in (
                    (NIGHT, 128),
                    (MOSS, 112),
                    (CREAM, 96),
                    ("#4fb6a8", 86),
                    (TEAL, 62),
                )
            ),
            use(water, stroke=MINT, stroke_width=3, stroke_dasharray="40 24 90 30"),
            fill="none",
        )
    )

    def crown(petals: int, bumps: float) -> str:
        outline = [
            polar(0, 0, 50 * (1 + bumps if i % 2 else 1 - bumps), i / (2 * petals))
            for i in range(2 * petals)
        ]
        inner = ("").join(
            "M{:.0f} {:.0f}L0 0".format(*polar(0, 0, 34, i / petals)) for i in range(petals)
        )
        return (
            path(rounded(outline), stroke=NIGHT, stroke_width=3)
            + path(inner, stroke=NIGHT, stroke_width=3, stroke_opacity=(".45"))
            + circle(
                0,
                0,
                22,
                fill="#fff",
                fill_opacity=".12",
                stroke=NIGHT,
                stroke_opacity=".4",
                stroke_width=2,
            )
            + circle(-4, -4, 9, fill="#fff", fill_opacity=".25")
        )

    kinds = [
        canvas.keep(crown(9, 0.12)),
        canvas.keep(crown(12, 0.1)),
        canvas.keep(
            path(
                "".join(
                    "M0 0Q{:.0f} {:.0f} {:.0f} {:.0f}Q{:.0f} {:.0f} 0 0".format(
                        *polar(0, 0, 34, i / 9 - 0.03),
                        *polar(0, 0, 62, i / 9),
                        *polar(0, 0, 30, i / 9 + 0.04),
                    )
                    for i in range(9)
                ),
                stroke=NIGHT,
                stroke_width=2,
            )
        ),
    ]
    for row in range(10):
        for column in range(8):
            x = chance.near(column * 72 + (36 if row % 2 else 0), 10)
            y = chance.near(row * 76, 10)
            if min((x - px) ** 2 + (y - py) ** 2 for px, py in _dense(course)) < 68**2:
                continue
            color = chance.one((LEAF, FRESH, MOSS, TEAL, LEAF, "#2f9457"))
            color = (
                MARIGOLD
                if (row, column) in ((2, 5), (7, 0))
                else PINK
                if (row, column) == (5, 1)
                else color
            )
            canvas.paint(
                use(
                    chance.one(kinds),
                    round(x),
                    round(y),
                    chance.whole(0, 89),
                    round(chance.between(0.85, 1.15), 2),
                    fill=color,
                )
            )
    canvas.paint(
        path(
            "M262 296C210 276 150 290 112 340C160 322 204 330 244 336L228 392L254 372L272 396"
            "L274 340C320 336 366 350 396 384C386 330 340 292 284 294L276 246L266 240Z",
            fill=NIGHT,
            fill_opacity=".45",
            transform="translate(14 26)",
        ),
        path(
            "M262 296C210 276 150 290 112 340C160 322 204 330 244 336L228 392L254 372L272 396"
            "L274 340C320 336 366 350 396 384C386 330 340 292 284 294L276 246L266 240Z",
            fill=CREAM,
            stroke=NIGHT,
            stroke_width=4,
        ),
        path(
            "M150 314q40-10 84 4M366 340q-30-20-74-26M176 306q26-6 54 2",
            fill="none",
            stroke=MOSS,
            stroke_width=3,
        ),
        path("M266 240l10 6-2-40z", fill=MARIGOLD),
    )
    veil(canvas)
    signature(canvas)


def _dense(course: list[Point]) -> list[Point]:
    """Points all along the course."""
    return [
        (ax + (bx - ax) * i / 6, ay + (by - ay) * i / 6)
        for (ax, ay), (bx, by) in pairwise(course)
        for i in range(6)
    ]
