"""A garden that opens at night."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import dots
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
from games.drawings.paintings.ramon.plants import blossom, bud, fern, frond, leaf
from games.drawings.paintings.ramon.style import pollen, signature, thicket
from games.drawings.svg import circle, ellipse, path


def night_garden(canvas: Canvas) -> None:
    """What opens when nobody is up."""
    canvas.fill(canvas.radial((0, "#14503f"), (0.6, NIGHT), (1, "#04140f")))
    kinds = [canvas.keep(each) for each in (fern(), leaf(30), frond())]
    thicket(
        canvas,
        kinds,
        (FOREST, "#0f5a50", LEAF),
        88,
        (0.8, 1.2),
        skip=lambda x, y: (x - 250) ** 2 / 1.6 + (y - 330) ** 2 < 170**2,
    )
    wing = (
        "M252 300C270 220 350 140 450 150C478 200 452 300 380 330C430 350 440 420 400 470"
        "C340 490 280 420 252 350Z"
    )
    inner = "M268 300C286 240 350 176 430 174C446 216 424 284 360 312C320 326 286 322 268 300Z"
    lower = "M272 346C320 340 380 352 400 386C408 414 400 436 388 446C344 452 296 404 272 346Z"
    half = canvas.keep(
        path(wing, fill=MINT, stroke=LIME, stroke_width=5)
        + path(inner, fill=TEAL)
        + path(lower, fill=FRESH)
        + path(
            "M300 286C330 240 370 206 414 196M306 296C340 262 386 236 428 226M312 306"
            "C346 288 384 272 414 262",
            fill="none",
            stroke=CREAM,
            stroke_width=4,
        )
        + circle(380, 232, 30, fill=MARIGOLD)
        + circle(380, 232, 20, fill=NIGHT)
        + circle(380, 232, 10, fill=LIME)
        + circle(346, 398, 22, fill=PINK)
        + circle(346, 398, 13, fill=NIGHT)
        + circle(346, 398, 6, fill=CREAM)
        + path(
            dots(
                (
                    (442, 176),
                    (448, 202),
                    (446, 230),
                    (438, 256),
                    (424, 280),
                    (406, 300),
                    (412, 392),
                    (410, 414),
                    (404, 436),
                )
            ),
            stroke=PINK,
            stroke_width=11,
            stroke_linecap=("round"),
        )
        + path(
            "M256 262C270 220 290 200 318 190M318 190q12-4 10 8",
            fill="none",
            stroke=CREAM,
            stroke_width=5,
        )
    )
    canvas.paint(
        circle(250, 330, 220, fill=canvas.radial((0, LIME, 0.45), (1, LIME, 0))),
        use(half),
        use(half, 500, 0, 0, (-1, 1)),
        ellipse(250, 340, 17, 82, fill=CREAM),
        path(
            "M234 312h32M233 334h34M234 356h32M236 378h28M240 400h20", stroke=MOSS, stroke_width=6
        ),
        circle(250, 262, 17, fill=CREAM),
        circle(243, 258, 5, fill=NIGHT),
        circle(257, 258, 5, fill=NIGHT),
    )
    flower, closed = canvas.keep(blossom(6)), canvas.keep(bud())
    for x, y, turn, size, color in (
        (80, 590, 0, 0.9, PINK),
        (250, 610, 20, 1.0, CREAM),
        (420, 590, 10, 0.9, PINK),
        (70, 90, 0, 0.7, CREAM),
        (430, 84, 15, 0.7, PINK),
        (250, 70, 0, 0.55, MARIGOLD),
    ):
        canvas.paint(
            circle(x, y, 90 * size, fill=CREAM, fill_opacity=(".12")),
            use(flower, x, y, turn, size, fill=color),
        )
    for x, y, turn, size in (
        (160, 690, -10, 0.9),
        (340, 690, 12, 0.9),
        (20, 480, -30, 0.7),
        (480, 480, 30, 0.7),
    ):
        canvas.paint(use(closed, x, y, turn, size, fill=FRESH))
    pollen(canvas, LIME, 60, 3.6)
    signature(canvas)
