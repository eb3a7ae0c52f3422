"""A jaguar that was there all the time."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import blob
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
    SCARLET,
    TEAL,
)
from games.drawings.paintings.ramon.plants import blossom, fern, frond, leaf
from games.drawings.paintings.ramon.style import pollen, signature, thicket, veil
from games.drawings.svg import circle, ellipse, path


def jaguar(canvas: Canvas) -> None:
    """You were looking at it all the time."""
    chance = canvas.chance
    canvas.fill(NIGHT)
    kinds = [canvas.keep(each) for each in (leaf(40), frond(), fern())]
    thicket(
        canvas,
        kinds,
        (FOREST, TEAL, LEAF),
        110,
        (0.9, 1.4),
        skip=lambda x, y: 110 < x < 390 and 160 < y < 500,
    )
    head = (
        "M250 150C310 148 372 176 388 246C404 316 384 378 344 424C318 456 290 500 250 500"
        "C210 500 182 456 156 424"
        "C116 378 96 316 112 246C128 176 190 148 250 150Z"
    )
    rosettes = "".join(
        blob(chance, x, y, r, r * 0.8, 0.2)
        for x, y, r in (
            (196, 206, 15),
            (250, 186, 12),
            (304, 206, 15),
            (160, 262, 14),
            (340, 262, 14),
            (222, 236, 9),
            (278, 236, 9),
            (142, 318, 13),
            (358, 318, 13),
            (160, 366, 12),
            (340, 366, 12),
            (250, 218, 8),
            (188, 400, 9),
            (312, 400, 9),
        )
    )
    canvas.paint(
        path(
            "M132 214C92 190 92 132 128 124C166 126 186 156 190 176ZM368 214"
            "C408 190 408 132 372 124C334 126 314 156 310 176Z",
            fill=MARIGOLD,
            stroke=NIGHT,
            stroke_width=7,
        ),
        path(
            "M138 196C116 176 118 150 134 146C152 150 164 164 168 178ZM362 196"
            "C384 176 382 150 366 146C348 150 336 164 332 178Z",
            fill=PINK,
        ),
        path(head, fill=MARIGOLD, stroke=NIGHT, stroke_width=8),
        path(
            "M250 150C310 148 372 176 388 246C404 316 384 378 344 424C318 456 290 500 250 500Z",
            fill=SCARLET,
            fill_opacity=".18",
        ),
        path(rosettes, fill="#b96a12", stroke=NIGHT, stroke_width=6),
        path(
            "M250 372C206 366 176 396 182 432C188 464 224 486 250 486C276 486 312 464 318 432"
            "C324 396 294 366 250 372Z",
            fill=CREAM,
        ),
        path("M214 360L234 270Q250 258 266 270L286 360Q250 380 214 360Z", fill="#fbc552"),
        path("M216 372Q250 352 284 372Q276 404 250 412Q224 404 216 372Z", fill=NIGHT),
        path(
            "M250 410V440M250 440Q226 462 200 446M250 440Q274 462 300 446",
            fill="none",
            stroke=NIGHT,
            stroke_width=7,
            stroke_linecap="round",
        ),
        path(
            "M152 300Q190 262 226 304Q190 332 152 300ZM348 300Q310 262 274 304Q310 332 348 300Z",
            fill=LIME,
            stroke=NIGHT,
            stroke_width=9,
        ),
        ellipse(194, 299, 8, 15, fill=NIGHT),
        ellipse(306, 299, 8, 15, fill=NIGHT),
        circle(198, 293, 4, fill=CREAM),
        circle(310, 293, 4, fill=CREAM),
        path(
            "M200 420l-4 2M212 436l-4 2M196 440l-4 2M300 420l4 2M288 436l4 2M304 440l4 2",
            stroke=NIGHT,
            stroke_width=7,
            stroke_linecap="round",
        ),
        path(
            "M190 428Q120 420 70 440M194 444Q130 452 90 484M310 428Q380 420 430 440M306 444"
            "Q370 452 410 484",
            fill="none",
            stroke=CREAM,
            stroke_width=2.4,
        ),
    )
    for x, y, turn, size, color, kind in (
        (40, 620, 34, 2.2, LEAF, 0),
        (460, 626, -34, 2.2, TEAL, 0),
        (250, 700, 4, 2.0, FRESH, 0),
        (-10, 480, 62, 1.7, FRESH, 1),
        (510, 480, -62, 1.7, MOSS, 1),
        (150, 720, 14, 2.1, MOSS, 1),
        (356, 720, -14, 2.1, LEAF, 1),
        (60, 90, 128, 1.9, FRESH, 2),
        (440, 84, -128, 1.9, LEAF, 2),
        (250, 40, 180, 1.5, TEAL, 0),
        (160, 60, 160, 1.4, MOSS, 0),
        (346, 60, -160, 1.4, LIME, 0),
        (250, 716, 0, 1.1, LIME, 2),
    ):
        canvas.paint(use(kinds[kind], x, y, turn, size, fill=color))
    flower = canvas.keep(blossom())
    canvas.paint(
        use(flower, 92, 520, 20, 0.5, fill=PINK), use(flower, 424, 170, 0, 0.42, fill=PINK)
    )
    pollen(canvas)
    veil(canvas)
    signature(canvas)
