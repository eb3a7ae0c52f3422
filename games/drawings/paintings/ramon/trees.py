"""A tree that is the same in the ground as in the air."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.chance import Chance
from games.drawings.paintings.curves import dots, polar, ribbon
from games.drawings.paintings.ramon.palette import (
    CREAM,
    FOREST,
    FRESH,
    LEAF,
    LIME,
    MARIGOLD,
    MOSS,
    NIGHT,
    PINK,
    TEAL,
)
from games.drawings.paintings.ramon.plants import leaf
from games.drawings.paintings.ramon.style import signature, stitched
from games.drawings.svg import Point, circle, path

# Where it runs, and how wide it begins.
Limb = tuple[list[Point], float]


def roots(canvas: Canvas) -> None:
    """As above, so below."""
    chance = canvas.chance
    canvas.paint(
        path("M0 0H500V352H0Z", fill=LIME),
        path("M0 0H500V352H0Z", fill=stitched(canvas, LEAF, 30, ".5")),
        path("M0 352H500V700H0Z", fill=NIGHT),
        path("M0 352H500V700H0Z", fill=stitched(canvas, LEAF, 60, ".8")),
        circle(250, 170, 156, fill=CREAM),
        circle(250, 536, 156, fill=FOREST),
    )
    blade = canvas.keep(leaf(42, 4))
    rings = [
        canvas.keep(
            "".join(
                use(blade, *polar(250, 170, radius, at), 360 * at + 90, size)
                for i in range(count)
                for at in [(i + shift) / count]
            )
        )
        for radius, count, size, shift in (
            (104, 18, 0.56, 0),
            (68, 14, 0.54, 0.5),
            (34, 9, 0.5, 0),
            (2, 6, 0.46, 0.5),
        )
    ]
    above, below = (FOREST, LEAF, FRESH, LIME), ("#0f5a50", TEAL, LEAF, MOSS)
    for ring, up, down in zip(rings, above, below, strict=True):
        canvas.paint(use(ring, fill=up), use(ring, 0, 706, 0, (1, -1), fill=down))
    limbs: list[Limb] = []
    _root(chance, limbs, (250, 404), 0.25, 66, 24, 0)
    wood = canvas.keep(
        path("".join(ribbon(points, (w, w * 0.82, w * 0.6)) for points, w in limbs))
        + path("M206 352C230 370 238 388 238 412H262C262 388 270 370 294 352Z")
    )
    canvas.paint(
        use(wood, fill=CREAM),
        use(wood, 0, 706, 0, (1, -1), fill=NIGHT),
        path("M0 352" + "q12-26 20 0q10-34 22 0q8-20 18 0" * 9 + "z", fill=FOREST),
        path("M0 349H500V358H0Z", fill=NIGHT),
    )
    fruit = [(x, 706 - y) for (_, _, (x, y)), width in limbs if width < 8]
    canvas.paint(
        path(dots(fruit), stroke=NIGHT, stroke_width=17, stroke_linecap="round"),
        path(dots(fruit), stroke=PINK, stroke_width=11, stroke_linecap="round"),
        path(
            dots(points[-1] for points, width in limbs if width < 8),
            stroke=MARIGOLD,
            stroke_width=9,
            stroke_linecap=("round"),
        ),
    )
    signature(canvas)


def _root(
    chance: Chance,
    limbs: list[Limb],
    start: Point,
    at: float,
    length: float,
    width: float,
    depth: int,
) -> None:
    """A root, and those it becomes."""
    x, y = polar(*start, length, at)
    limbs.append(([start, polar(*start, length * 0.55, at + chance.near(0, 0.03)), (x, y)], width))
    if depth < 4:
        for side in (-1, 1):
            turn = side * (0.1 - depth * 0.006) * chance.between(0.8, 1.25)
            _root(
                chance,
                limbs,
                (x, y),
                at + turn,
                length * chance.between(0.72, 0.84),
                width * 0.66,
                depth + 1,
            )
