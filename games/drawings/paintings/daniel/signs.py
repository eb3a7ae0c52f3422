"""Signs: a loudhailer, a hand."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.curves import polar, straight
from games.drawings.paintings.daniel.style import (
    BLACK,
    BLOOD,
    BRICK,
    CONCRETE,
    CORAL,
    NEWS,
    PAPER,
    PINK,
    RED,
    drips,
    grit,
    halftone,
    newsprint,
    scrap,
    signature,
)
from games.drawings.svg import group, path


def loudhailer(canvas: Canvas) -> None:
    """Nobody can hear it; everybody can see it."""
    canvas.fill(RED)
    rays = [
        straight([(196, 420), polar(196, 420, 900, at), polar(196, 420, 900, at + 0.022)])
        for at in (i * 0.044 + 0.66 for i in range(12))
    ]
    canvas.paint(
        path("".join(rays), fill=PAPER),
        path("".join(rays[::2]), fill=halftone(canvas, CORAL, 12, 4)),
    )
    scrap(canvas, [(-20, 560), (520, 500), (520, 720), (-20, 720)], BRICK)
    canvas.paint(path("M-20 560L520 500V720H-20Z", fill=halftone(canvas, BLOOD, 12, 3.4)))
    horn = "M150 372L356 176Q402 230 404 330Q404 424 372 486L176 440Z"
    canvas.paint(
        group(
            path(horn, fill=BLACK, fill_opacity=".3", transform="translate(10 16)"),
            path(horn, fill=PAPER),
            path("M150 372L356 176Q386 212 396 262L158 394Z", fill=PINK),
            path("M176 440L372 486Q386 460 394 430L170 424Z", fill=CONCRETE),
            path(
                "M356 176Q326 260 334 350Q340 430 372 486Q404 424 404 330Q402 230 356 176Z",
                fill=BLACK,
            ),
            path(
                "M364 222Q346 280 352 344Q356 400 376 444Q390 396 390 330Q388 264 364 222Z",
                fill=RED,
            ),
            path("M150 372L92 386Q70 416 100 448L176 440Z", fill=RED),
            path(horn, fill="none", stroke=BLACK, stroke_width=16, stroke_linejoin="round"),
            path(
                "M150 372L92 386Q70 416 100 448L176 440Z",
                fill="none",
                stroke=BLACK,
                stroke_width=16,
                stroke_linejoin="round",
            ),
            path("M196 446L222 560H272L256 462", fill=BLACK),
            path("M230 316L250 424M290 260L304 446", stroke=BLACK, stroke_width=7),
            transform="rotate(-8 250 380)",
        ),
        path(
            "M96 420C20 470 10 560 90 590S220 640 180 720",
            fill="none",
            stroke=BLACK,
            stroke_width=16,
        ),
        path(
            drips(canvas.chance, [(360, 470, 90), (376, 480, 150), (390, 450, 60)]),
            stroke=BLACK,
            stroke_width=8,
            stroke_linecap="round",
        ),
    )
    grit(canvas)
    signature(canvas, color=PAPER)


def hand_up(canvas: Canvas) -> None:
    """One vote."""
    chance = canvas.chance
    canvas.fill(NEWS)
    canvas.paint(
        path(
            newsprint(chance, 16, 18, 140, 76)
            + newsprint(chance, 176, 18, 140, 76)
            + newsprint(chance, 336, 18, 150, 76),
            stroke=CONCRETE,
            stroke_width=3,
        ),
    )
    scrap(canvas, [(34, 60), (452, 36), (470, 520), (60, 560)], RED)
    canvas.paint(path("M60 330L462 280L470 520L60 560Z", fill=halftone(canvas, BRICK, 14, 4.6)))
    fingers = "M196 352L150 208M240 330L222 130M286 332L300 120M330 350L374 172M208 420L116 356"
    palm = "M190 340L340 340Q356 420 328 484H214Q176 430 190 340Z"
    sleeve = [(196, 478), (344, 470), (372, 720), (176, 720)]

    def hand(color: str, wide: float) -> str:
        return path(
            fingers, fill="none", stroke=color, stroke_width=wide, stroke_linecap="round"
        ) + path(
            palm, fill=color, stroke=color, stroke_width=max(wide - 48, 1), stroke_linejoin="round"
        )

    canvas.paint(
        group(hand(BLACK, 64), transform="translate(10 14)", opacity=".3"),
        hand(BLACK, 66),
        hand(PAPER, 44),
    )
    canvas.paint(
        path(
            "M330 350L374 172M290 300L300 120",
            fill="none",
            stroke=halftone(canvas, CORAL, 9, 2.6),
            stroke_width=40,
            stroke_linecap="round",
        ),
        path(
            "M214 424Q262 396 322 410M206 452Q240 420 258 470M248 360q40-14 80 4",
            fill="none",
            stroke=BLACK,
            stroke_width=7,
            stroke_linecap="round",
        ),
    )
    scrap(canvas, sleeve, BLACK, 0)
    canvas.paint(
        path(
            "M190 520L352 512L357 548L186 556ZM184 590L362 582L367 618L181 626ZM178 660L371 652"
            "L374 688L176 696Z",
            fill=RED,
        ),
    )
    grit(canvas)
    signature(canvas)
