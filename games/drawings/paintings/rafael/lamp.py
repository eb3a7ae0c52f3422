"""A lamp that is somebody's aunt."""

from math import pi, sin

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import dots, polar
from games.drawings.paintings.rafael.features import eye, lips, placed
from games.drawings.paintings.rafael.palette import (
    GOLD,
    LILAC,
    MAGENTA,
    MIST,
    NIGHT,
    PINK,
    ROSE,
    VIOLET,
    WINE,
)
from games.drawings.paintings.rafael.style import (
    halo,
    signature,
    varnish,
    wallpaper,
)
from games.drawings.svg import circle, ellipse, path


def aurora(canvas: Canvas) -> None:
    """Aunt Aurora, lit."""
    wallpaper(canvas, canvas.linear((0, NIGHT), (1, WINE)), VIOLET, ".35")
    canvas.paint(
        path("M120 360L-60 720H560L380 360Z", fill=canvas.linear((0, GOLD, 0.55), (1, PINK, 0)))
    )
    halo(canvas, 250, 270, 300, GOLD, 0.5)
    canvas.paint(
        path(
            "M40 720C60 610 130 560 212 540H288C370 560 440 610 460 720Z",
            fill=canvas.linear((0, MAGENTA), (1, NIGHT)),
        ),
        path("M212 540C226 600 274 600 288 540Z", fill=ROSE),
        path("M224 380H276V548Q250 578 224 548Z", fill=canvas.linear((0, "#fff0d0"), (1, ROSE))),
        path(
            "M150 122C190 108 310 108 350 122L414 372C330 404 170 404 86 372Z",
            fill=canvas.radial((0, "#fffbe8"), (0.45, "#fbd7a0"), (1, PINK), cy=".6", r=".7"),
        ),
    )
    sag = [sin(pi * i / 8) for i in range(9)]
    ribs = "".join(
        f"M{150 + i * 25} {122 - 14 * low:.0f}L{86 + i * 41} {372 + 24 * low:.0f}"
        for i, low in enumerate(sag)
    )
    fringe = dots((90 + i * 13.4, 384 + 22 * sin(pi * i / 24)) for i in range(25))
    canvas.paint(
        path(ribs, stroke=MAGENTA, stroke_width=2, stroke_opacity=".4"),
        path("M150 122C190 108 310 108 350 122Q250 138 150 122Z", fill=WINE),
        path("M86 372C170 404 330 404 414 372L412 356C330 388 170 388 88 356Z", fill=MAGENTA),
        path(fringe, stroke=GOLD, stroke_width=10, stroke_linecap="round"),
        placed(eye(canvas, (GOLD, WINE)), 188, 264, 0.86),
        placed(eye(canvas, (GOLD, WINE)), 312, 264, 0.86),
        path(
            "M140 214Q186 176 226 204M274 204Q314 176 360 214",
            fill="none",
            stroke=WINE,
            stroke_width=6,
            stroke_linecap="round",
        ),
        placed(lips(canvas), 250, 334, 0.6),
        ellipse(160, 318, 26, 14, fill=PINK, fill_opacity=".5"),
        ellipse(340, 318, 26, 14, fill=PINK, fill_opacity=".5"),
        path(
            dots(polar(250, 520, 58, 0.04 + i / 30) for i in range(14)),
            stroke=MIST,
            stroke_width=15,
            stroke_linecap="round",
        ),
        path("M338 392V470", stroke=GOLD, stroke_width=3),
        circle(338, 480, 10, fill=GOLD),
        path("M236 110V84H264V110M242 84a8 8 0 1 1 16 0", fill=GOLD),
    )
    moth = canvas.keep(
        path(
            "M0 0C-8-22-30-24-34-10C-34 2-18 8 0 4C18 8 34 2 34-10C30-24 8-22 0 0ZM0 4"
            "C-14 6-20 20-10 22C-4 22 0 14 0 6C0 14 4 22 10 22C20 20 14 6 0 4Z"
        )
        + path("M0-8V18", stroke=NIGHT, stroke_width=4)
    )
    for x, y, turn, size in (
        (60, 200, 30, 1.0),
        (440, 160, -24, 1.1),
        (80, 470, -40, 0.8),
        (430, 470, 50, 0.9),
        (402, 60, 10, 0.7),
        (110, 70, -16, 0.8),
    ):
        canvas.paint(use(moth, x, y, turn, size, fill=LILAC))
    varnish(canvas)
    signature(canvas)
