"""Vessels: a vase of glances, a bowl with fish."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import dots, polar
from games.drawings.paintings.rafael.features import eye, lips, placed, suit
from games.drawings.paintings.rafael.palette import (
    AQUA,
    DEEP,
    GOLD,
    LILAC,
    MAGENTA,
    MIST,
    NIGHT,
    ORCHID,
    PINK,
    ROSE,
    VIOLET,
    WINE,
)
from games.drawings.paintings.rafael.style import (
    dusk,
    halo,
    signature,
    varnish,
    wallpaper,
)
from games.drawings.svg import circle, ellipse, group, path, rect


def attentive(canvas: Canvas) -> None:
    """Still life. It is looking at you."""
    wallpaper(canvas, canvas.linear((0, VIOLET), (1, DEEP)), ORCHID, ".4")
    halo(canvas, 250, 260, 270, PINK, 0.6)
    canvas.paint(
        path("M0 560H500V700H0Z", fill=canvas.linear((0, MAGENTA), (1, WINE))),
        path("M0 560H500V572H0Z", fill=PINK),
        ellipse(262, 610, 130, 20, fill=NIGHT, fill_opacity=".45"),
    )
    petal = canvas.keep(
        path(
            "M0 0C-20-18-22-58 0-74C22-58 20-18 0 0Z",
            stroke=WINE,
            stroke_width=2,
            stroke_opacity=".6",
        )
    )
    look = {
        name: canvas.keep(eye(canvas, pair, False))
        for name, pair in (("aqua", (AQUA, VIOLET)), ("gold", (GOLD, MAGENTA)))
    }
    blooms = (
        (250, 130, 1.0, 10, ROSE, "aqua"),
        (136, 206, 0.84, 9, PINK, "gold"),
        (366, 210, 0.88, 9, LILAC, "gold"),
        (92, 330, 0.66, 8, ORCHID, "aqua"),
        (410, 336, 0.68, 8, ROSE, "aqua"),
        (250, 290, 1.06, 11, MAGENTA, "gold"),
        (170, 372, 0.6, 8, LILAC, "aqua"),
        (334, 374, 0.6, 8, PINK, "aqua"),
    )
    stems = "".join(
        f"M{x} {y}Q{(x + 250) / 2 + (x - 250) * 0.2:.0f} {(y + 460) / 2:.0f} 250 470"
        for x, y, *_ in blooms
    )
    canvas.paint(
        path(stems, fill="none", stroke=NIGHT, stroke_width=9),
        path(stems, fill="none", stroke=AQUA, stroke_width=4),
    )
    for x, y, size, count, color, iris in blooms:
        canvas.paint(
            group(
                *(use(petal, 0, 0, 360 * i / count) for i in range(count)),
                fill=color,
                transform=f"translate({x} {y})scale({size})",
            ),
            circle(x, y, 40 * size, fill=WINE, fill_opacity=".55"),
            use(look[iris], x, y, (x - 250) / 9, size * 0.76),
        )
    canvas.paint(
        path(
            "M196 440H304Q296 470 316 500C350 540 330 606 290 612H210C170 606 150 540 184 500"
            "Q204 470 196 440Z",
            fill=canvas.linear((0, LILAC), (0.35, MIST), (0.7, ORCHID), (1, DEEP), angle=0),
        ),
        path("M190 436H310V450H190Z", fill=GOLD),
        path(
            "M178 540Q250 566 322 540M184 560Q250 584 316 560",
            fill="none",
            stroke=MAGENTA,
            stroke_width=5,
        ),
        placed(lips(canvas), 250, 520, 0.56),
        path(
            "M64 624C70 596 100 590 122 602C112 626 86 634 64 624ZM396 640"
            "C404 612 434 608 454 620C444 642 420 650 396 640Z",
            fill=ROSE,
            stroke=WINE,
            stroke_width=2,
        ),
    )
    varnish(canvas)
    signature(canvas)


def fishbowl(canvas: Canvas) -> None:
    """The hour of the fish."""
    chance = canvas.chance
    dusk(canvas, WINE, MAGENTA, PINK)
    rays = "".join(
        "M250 260L{:.0f} {:.0f}L{:.0f} {:.0f}z".format(
            *polar(250, 260, 700, i / 14), *polar(250, 260, 700, i / 14 + 0.034)
        )
        for i in range(14)
    )
    canvas.paint(
        path(rays, fill=ROSE, fill_opacity=".2"), suit(canvas, (ORCHID, NIGHT), MIST, AQUA)
    )
    bowl = (
        "M148 118H352C420 170 440 260 420 330C396 420 320 470 250 470C180 470 104 420 80 330"
        "C60 260 80 170 148 118Z"
    )
    water = canvas.clip(path(bowl))
    fish = canvas.keep(
        path("M-44 0C-26-30 20-32 40 0C20 32-26 30-44 0ZM-40 0L-72-24Q-62 0-72 24Z")
        + path(
            "M-4-20Q8 0-4 20M10-16Q20 0 10 16",
            fill="none",
            stroke=NIGHT,
            stroke_width=3,
            stroke_opacity=".4",
        )
        + circle(22, -6, 6, fill="#fff")
        + circle(23, -6, 3, fill=NIGHT)
    )
    weeds = (
        "M150 470C120 420 170 390 140 340M190 470C170 420 220 400 190 350M330 470"
        "C360 420 310 390 350 336M370 470C390 430 350 410 380 370"
    )
    bubbles = [(chance.between(110, 390), chance.between(190, 430)) for _ in range(22)]
    canvas.paint(
        path(bowl, fill=MIST, fill_opacity=".35"),
        group(
            rect(60, 196, 380, 290, fill=canvas.linear((0, LILAC), (0.4, ORCHID), (1, DEEP))),
            path("M60 440Q160 410 250 438T440 430V490H60Z", fill=GOLD),
            path(weeds, fill="none", stroke=AQUA, stroke_width=12, stroke_linecap="round"),
            path(
                dots(bubbles),
                stroke="#fff",
                stroke_width=8,
                stroke_linecap="round",
                stroke_opacity=".45",
            ),
            use(fish, 180, 290, -6, 1.15, fill=PINK),
            use(fish, 320, 290, 6, (-1.15, 1.15), fill=MAGENTA),
            use(fish, 252, 394, 0, 0.8, fill=GOLD),
            clip_path=water,
        ),
        ellipse(250, 200, 176, 20, fill=MIST, fill_opacity=".55"),
        path(bowl, fill="none", stroke=MIST, stroke_width=6),
        path(
            "M112 250C116 210 132 184 150 168M104 300h0",
            fill="none",
            stroke="#fff",
            stroke_width=12,
            stroke_linecap="round",
            stroke_opacity=".8",
        ),
        ellipse(250, 118, 104, 18, fill="none", stroke=MIST, stroke_width=7),
        path("M146 112C150 60 200 40 250 40C300 40 350 60 354 112Q250 132 146 112Z", fill=DEEP),
        path("M104 118Q250 158 396 118Q400 100 370 98Q250 130 130 98Q100 100 104 118Z", fill=NIGHT),
        path("M150 92Q250 118 350 92L352 106Q250 130 148 106Z", fill=MAGENTA),
        path("M196 474H304L292 500H208Z", fill=GOLD),
    )
    varnish(canvas)
    signature(canvas)
