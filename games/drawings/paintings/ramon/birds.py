"""Birds: a toucan, two parrots."""

from games.drawings.paintings.canvas import Canvas, use
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
    SCARLET,
    TEAL,
)
from games.drawings.paintings.ramon.plants import blossom, fan, frond, leaf, monstera
from games.drawings.paintings.ramon.style import pollen, signature, stitched, thicket, veil
from games.drawings.svg import circle, path


def toucan(canvas: Canvas) -> None:
    """The fruit is spoken for."""
    canvas.fill(MINT)
    canvas.paint(path("M0 0H500V700H0Z", fill=stitched(canvas, TEAL, 30, ".5")))
    kinds = [canvas.keep(each) for each in (frond(), leaf(38), monstera())]
    thicket(
        canvas,
        kinds,
        (FOREST, TEAL, LEAF, MOSS),
        96,
        (0.9, 1.4),
        skip=lambda x, y: (x - 240) ** 2 + (y - 330) ** 2 < 190**2,
    )
    body = (
        "M196 178C128 184 104 240 116 310C126 380 150 440 176 500L150 640H206L236 524"
        "C286 486 316 420 312 340C310 280 300 240 290 214C276 186 236 174 196 178Z"
    )
    canvas.paint(
        circle(262, 330, 212, fill=LIME, fill_opacity=".75"),
        circle(262, 330, 176, fill=CREAM, fill_opacity=".7"),
        path("M-20 560C120 520 380 548 520 500", fill="none", stroke=FOREST, stroke_width=30),
        path("M-20 554C120 514 380 542 520 494", fill="none", stroke=MOSS, stroke_width=8),
        path(body, fill=NIGHT),
        path(
            "M206 204C168 210 152 250 160 300C176 332 236 342 276 312C292 270 284 230 270 212"
            "C252 200 226 200 206 204Z",
            fill=CREAM,
        ),
        path("M160 300C176 332 236 342 276 312L270 336C236 356 186 350 160 320Z", fill=SCARLET),
        path(
            "M128 300C120 380 150 450 196 500C236 470 252 410 240 350C210 380 160 350 128 300Z",
            fill=FOREST,
        ),
        path(
            "M140 340q30 40 86 30M146 376q32 36 84 28M158 412q30 32 70 24M172 446q24 26 48 18",
            fill="none",
            stroke=TEAL,
            stroke_width=6,
        ),
        path(
            "M254 214C330 168 420 190 452 258C460 290 452 316 436 326C420 290 360 268 276 290Z",
            fill=MARIGOLD,
        ),
        path("M276 290C360 268 420 290 436 326C400 330 330 330 276 312Z", fill=SCARLET),
        path(
            "M418 226C440 238 456 268 452 300C448 316 442 324 436 326C430 310 420 296 404 288"
            "C416 268 420 246 418 226Z",
            fill=NIGHT,
        ),
        path(
            "M254 214C330 168 420 190 452 258C460 290 452 316 436 326C400 330 330 330 276 312",
            fill="none",
            stroke=NIGHT,
            stroke_width=6,
        ),
        path("M276 290C360 268 420 290 436 326", fill="none", stroke=NIGHT, stroke_width=4),
        path("M300 236q20-12 44-14M296 256q26-14 64-16", fill="none", stroke=LIME, stroke_width=6),
        circle(232, 240, 25, fill=TEAL),
        circle(232, 240, 15, fill=LIME),
        circle(232, 240, 9, fill=NIGHT),
        circle(235, 236, 3, fill=CREAM),
        path("M196 520l-6 26M214 520v28M176 512l-12 28", stroke=MARIGOLD, stroke_width=9),
        circle(360, 440, 44, fill=MARIGOLD),
        path("M360 396a44 44 0 0 1 0 88z", fill=SCARLET, fill_opacity=".7"),
        path("M360 400Q352 376 364 352", fill="none", stroke=FOREST, stroke_width=6),
        circle(420, 470, 34, fill=MARIGOLD),
        path("M420 436a34 34 0 0 1 0 68z", fill=SCARLET, fill_opacity=".7"),
        path("M420 438Q416 410 424 384", fill="none", stroke=FOREST, stroke_width=6),
    )
    for x, y, turn, size, color, kind in (
        (40, 700, 30, 2.4, LEAF, 2),
        (440, 716, -24, 2.2, FRESH, 2),
        (250, 730, 0, 1.8, FOREST, 0),
        (500, 120, -110, 2.0, FRESH, 0),
        (0, 110, 110, 2.1, FRESH, 0),
        (364, 380, 70, 0.9, LEAF, 1),
        (424, 390, -60, 0.8, FRESH, 1),
        (160, 20, 170, 1.5, LEAF, 1),
    ):
        canvas.paint(use(kinds[kind], x, y, turn, size, fill=color))
    veil(canvas)
    signature(canvas)


def parrots(canvas: Canvas) -> None:
    """Two, and one opinion."""
    canvas.fill(FOREST)
    canvas.paint(path("M0 0H500V700H0Z", fill=stitched(canvas, FRESH, 45, ".55")))
    kinds = [canvas.keep(each) for each in (frond(), leaf(36), fan())]
    body = (
        "M214 166C160 150 108 186 104 250C100 330 120 400 150 452L110 640L148 596L160 664L184 590"
        "L206 640L200 470C238 420 244 330 226 262C236 250 240 238 240 226C246 200 236 174 214 166"
        "Z"
    )
    half = canvas.keep(
        use(kinds[0], 120, 330, -40, 2.0, fill=LEAF)
        + use(kinds[0], 240, 420, -20, 1.6, fill=MOSS)
        + use(kinds[1], 40, 360, -60, 1.3, fill=TEAL)
        + use(kinds[0], 20, 300, -30, 1.6, fill=TEAL)
        + use(kinds[0], 60, 640, -50, 1.7, fill=MOSS)
        + use(kinds[1], 30, 470, -70, 1.6, fill=FRESH)
        + use(kinds[2], 70, 120, -20, 1.3, fill=TEAL)
        + use(kinds[1], 170, 90, 10, 1.2, fill=LEAF)
        + use(kinds[1], 220, 640, 16, 1.3, fill=LEAF)
        + use(kinds[0], 250, 150, -8, 1.2, fill=MOSS)
        + use(kinds[1], 12, 150, -50, 1.2, fill=LIME)
        + path(body, fill=LIME, stroke=NIGHT, stroke_width=6)
        + path(
            "M120 240C100 330 120 400 158 460C200 430 214 340 180 262C160 236 132 232 120 240Z",
            fill=LEAF,
            stroke=NIGHT,
            stroke_width=5,
        )
        + path(
            "M122 300q36 26 72 0M124 330q36 26 74 2M130 360q34 26 68 2M138 392q30 24 58 2M148 424"
            "q22 18 40 2",
            fill="none",
            stroke=LIME,
            stroke_width=5,
        )
        + path(
            "M150 452L110 640L148 596L160 664L184 590L206 640L200 470Z",
            fill=TEAL,
            stroke=NIGHT,
            stroke_width=5,
        )
        + path("M156 470L136 590M176 470L166 630M192 474L194 600", stroke=MARIGOLD, stroke_width=5)
        + path(
            "M150 176C122 164 104 130 112 100C132 110 146 130 152 146C146 116 152 88 172 70"
            "C184 94 184 120 180 144C188 122 202 108 222 104C222 130 208 154 188 166Z",
            fill=MARIGOLD,
            stroke=NIGHT,
            stroke_width=5,
        )
        + path(
            "M206 184C236 176 256 206 244 246C236 236 222 230 206 232Z",
            fill=SCARLET,
            stroke=NIGHT,
            stroke_width=5,
        )
        + circle(184, 202, 20, fill=CREAM)
        + circle(186, 202, 10, fill=NIGHT)
        + circle(189, 198, 3, fill=CREAM)
        + circle(150, 226, 13, fill=MARIGOLD)
    )
    flower = canvas.keep(blossom(6))
    canvas.paint(
        path("M250 0V700", stroke=NIGHT, stroke_width=18),
        path("M250 0V700", stroke=MOSS, stroke_width=8),
        path("M0 484Q130 450 250 480T500 484", fill="none", stroke=NIGHT, stroke_width=24),
        path("M0 484Q130 450 250 480T500 484", fill="none", stroke=MOSS, stroke_width=10),
        use(half),
        use(half, 500, 0, 0, (-1, 1)),
        use(flower, 250, 330, 0, 0.6, fill=PINK),
        use(flower, 250, 96, 30, 0.42, fill=PINK),
        use(flower, 250, 590, 30, 0.5, fill=PINK),
    )
    pollen(canvas, LIME, 40, 3.6)
    veil(canvas)
    signature(canvas, 250, 664)
