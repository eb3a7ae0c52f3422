"""Ornament: an endless vine, a mandala of seeds, an architecture of palms."""

from math import atan2, degrees

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import dots, flowing, polar, spiral
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
from games.drawings.paintings.ramon.plants import blossom, bud, fan, fern, frond, leaf
from games.drawings.paintings.ramon.style import pollen, signature, stitched, veil
from games.drawings.svg import circle, group, path, rect


def vine(canvas: Canvas) -> None:
    """It set out from the corner and has not met itself yet."""
    canvas.fill(canvas.radial((0, LEAF), (0.7, FOREST), (1, NIGHT)))
    canvas.paint(rect(0, 0, 500, 700, fill=stitched(canvas, FRESH, 20, ".5")))
    turns = [
        ((x - 250) * 0.8 + 250, (y - 350) * 1.12 + 350)
        for x, y in spiral(250, 350, 30, 336, 3.4, 0.1)
    ]
    stem = canvas.keep(path(flowing(turns)))
    canvas.paint(
        group(
            use(stem, stroke=NIGHT, stroke_width=16),
            use(stem, stroke=MOSS, stroke_width=9),
            use(stem, stroke=LIME, stroke_width=3, stroke_dasharray=("14 9")),
            fill="none",
        )
    )
    kinds = [canvas.keep(leaf(34)), canvas.keep(leaf(46, 4)), canvas.keep(bud())]
    colors = (FRESH, LIME, TEAL, MINT, LEAF)
    step = 0
    for i in range(2, len(turns) - 1):
        (ax, ay), (bx, by) = turns[i], turns[i + 1]
        heading = degrees(atan2(by - ay, bx - ax))
        reach = 0.5 + i / len(turns) * 0.42
        for share, side in ((0.1, 1), (0.55, -1)):
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            kind = 2 if step % 11 == 5 else step % 2
            canvas.paint(
                use(
                    kinds[kind],
                    round(x),
                    round(y),
                    round(heading + 90 + side * 52),
                    round(reach, 2),
                    fill=colors[step % 5],
                )
            )
            step += 1
    flower = canvas.keep(blossom())
    canvas.paint(use(flower, 250, 350, 0, 0.62, fill=PINK))
    for x, y in ((26, 40), (470, 46), (34, 664)):
        canvas.paint(use(flower, x, y, 20, 0.6, fill=MARIGOLD if x > 400 else PINK))
    pollen(canvas, CREAM, 40, 3.4)
    signature(canvas)


def mandala(canvas: Canvas) -> None:
    """Seed, shoot, leaf, flower, fruit, and round again."""
    canvas.fill(NIGHT)
    canvas.paint(rect(0, 0, 500, 700, fill=stitched(canvas, LEAF, 45, ".9")))
    x, y = 250, 350
    kinds = {
        name: canvas.keep(piece)
        for name, piece in (
            ("leaf", leaf(30)),
            ("wide", leaf(48, 6)),
            ("frond", frond(8)),
            ("fern", fern(9)),
            ("bud", bud()),
            ("flower", blossom(6)),
        )
    }

    def ring(
        name: str, radius: float, size: float, colors: tuple[str, ...], shift: float = 0
    ) -> str:
        """A quarter of a ring, pointing outwards, used four times."""
        count = len(colors)
        quarter = canvas.keep(
            "".join(
                use(kinds[name], *polar(0, 0, radius, at), 360 * at + 90, size, fill=color)
                for i, color in enumerate(colors)
                for at in [(i + shift) / count / 4]
            )
        )
        return "".join(use(quarter, x, y, turn) for turn in (0, 90, 180, 270))

    canvas.paint(
        ring("frond", 266, 1.5, (FOREST, LEAF, FOREST, LEAF, FOREST)),
        circle(x, y, 262, fill=FOREST, stroke=MARIGOLD, stroke_width=5),
        ring("wide", 172, 0.84, (TEAL, LEAF, TEAL, LEAF)),
        ring("leaf", 182, 0.62, (FRESH, MOSS, FRESH, MOSS), 0.5),
        circle(x, y, 178, fill=NIGHT, stroke=LIME, stroke_width=4),
        ring("leaf", 100, 0.74, (FRESH, LIME, FRESH, LIME)),
        ring("bud", 146, 0.28, (MOSS,) * 4, 0.5),
        circle(x, y, 104, fill=TEAL, stroke=CREAM, stroke_width=4),
        ring("fern", 42, 0.58, (MINT, LIME, MINT)),
        circle(x, y, 44, fill=NIGHT),
    )
    for radius, count, color, width in (
        (262, 48, CREAM, 7),
        (178, 36, MARIGOLD, 6),
        (104, 28, PINK, 6),
    ):
        canvas.paint(
            path(
                dots((polar(x, y, radius, i / count) for i in range(count)), fine=True),
                stroke=color,
                stroke_width=width,
                stroke_linecap=("round"),
            )
        )
    canvas.paint(use(kinds["flower"], x, y, 0, 0.5, fill=PINK))
    for cx, cy, turn in ((0, 0, 135), (500, 0, 225), (0, 700, 45), (500, 700, 315)):
        for spread, color in ((-34, MOSS), (34, MOSS), (0, LIME)):
            canvas.paint(use(kinds["wide"], cx, cy, turn + spread, 1.3, fill=color))
    signature(canvas, 250, 350 + 318)


def palms(canvas: Canvas) -> None:
    """Fans on fans: a house that grew."""
    canvas.fill(NIGHT)
    palettes = (
        (LEAF, NIGHT, LIME),
        (TEAL, NIGHT, MINT),
        (LIME, FOREST, CREAM),
        (MOSS, NIGHT, MARIGOLD),
        (FRESH, FOREST, CREAM),
        (MARIGOLD, NIGHT, CREAM),
    )
    blades = fan(13, 0.5)
    arcs = "".join(f"M-{r} 0A{r} {r} 0 0 1 {r} 0" for r in (22, 32))
    plain = canvas.keep(blades)
    rim = canvas.keep(path("M-100 0A100 100 0 0 1 100 0L0 0Z"))
    kinds = [
        canvas.keep(
            use(rim, fill=dark, stroke=bright, stroke_width=3)
            + use(plain, 0, 0, 0, 0.92, fill=main)
            + path(arcs, fill=dark, stroke=bright, stroke_width=4)
            + path(
                dots(polar(0, 0, 93, 0.5 + i / 26) for i in range(1, 13)),
                stroke=bright,
                stroke_width=5,
                stroke_linecap=("round"),
            )
        )
        for main, dark, bright in palettes
    ]
    for row in range(11):
        y = 60 + row * 68
        for column in range(4):
            x = column * 166.7 + (0 if row % 2 else 83.3)
            kind = (row * 2 + column * 3) % 5
            kind = 5 if (row, column) in ((3, 1), (6, 2)) else kind
            canvas.paint(use(kinds[kind], round(x, 1), y, 0, 0.82))
    veil(canvas)
    signature(canvas)
