"""A cage with a heart in it."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.curves import polar
from games.drawings.paintings.rafael.features import closed_eye, lips, placed, skin
from games.drawings.paintings.rafael.palette import (
    AQUA,
    DEEP,
    GOLD,
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
    stars,
    varnish,
)
from games.drawings.svg import circle, path


def caged_heart(canvas: Canvas) -> None:
    """It sings when nobody counts."""
    dusk(canvas, DEEP, VIOLET, ROSE)
    stars(canvas, 40, 300)
    halo(canvas, 250, 180, 200, PINK, 0.7)
    canvas.paint(
        path(
            "M110 720C96 620 110 520 180 470L320 470C390 520 404 620 390 720Z",
            fill=canvas.linear((0, NIGHT), (1, DEEP)),
        ),
        path(
            "M64 720C60 600 90 500 190 452L200 480C130 530 120 620 124 720ZM436 720"
            "C440 600 410 500 310 452L300 480C370 530 380 620 376 720Z",
            fill=canvas.linear((0, ROSE), (1, ORCHID)),
        ),
        path("M222 340H278L286 452Q250 486 214 452Z", fill=canvas.linear((0, ORCHID), (1, ROSE))),
    )
    rings = (
        (132, 9, WINE),
        (116, 9, MAGENTA),
        (96, 8, PINK),
        (76, 7, ROSE),
        (54, 6, PINK),
        (34, 5, MAGENTA),
    )
    for k, (radius, count, color) in enumerate(rings):
        petals = "".join(
            "M250 200Q{:.0f} {:.0f} {:.0f} {:.0f}Q{:.0f} {:.0f} 250 200z".format(
                *polar(250, 200, radius * 1.35, i / count + k * 0.07 - 0.5 / count),
                *polar(250, 200, radius, i / count + k * 0.07),
                *polar(250, 200, radius * 1.35, i / count + k * 0.07 + 0.5 / count),
            )
            for i in range(count)
        )
        canvas.paint(path(petals, fill=color, stroke=WINE, stroke_width=2, stroke_opacity=".6"))
    canvas.paint(
        circle(250, 200, 60, fill=skin(canvas, "#fff3ea", ROSE, PINK)),
        placed(closed_eye(False), 228, 192, 0.3),
        placed(closed_eye(False), 272, 192, 0.3),
        placed(lips(canvas), 250, 226, 0.3),
    )
    bars = "".join(
        f"M250 490C{250 + s * 70} 500 {250 + s * 112} 540 {250 + s * 112} 590V700"
        for s in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1)
    )
    heart = (
        "M250 690C190 646 176 610 196 584C216 562 244 574 250 596C256 574 284 562 304 584"
        "C324 610 310 646 250 690Z"
    )
    wing = (
        "M198 622C180 588 146 584 136 606C150 608 152 616 142 626C158 626 160 634 152 644"
        "C168 644 172 650 168 660"
        "C186 664 202 650 204 634Z"
    )
    halo(canvas, 250, 626, 90, PINK, 0.9)
    canvas.paint(
        path(heart, fill=canvas.radial((0, PINK), (1, MAGENTA), cx=".35", cy=".3")),
        path(wing, fill=MIST, stroke=ORCHID, stroke_width=3),
        path(
            wing, fill=MIST, stroke=ORCHID, stroke_width=3, transform="translate(500 0)scale(-1 1)"
        ),
        path(
            "M212 604Q220 588 236 592",
            fill="none",
            stroke="#fff",
            stroke_width=7,
            stroke_linecap="round",
        ),
        placed(closed_eye(False), 230, 622, 0.22),
        placed(closed_eye(False), 270, 622, 0.22),
        path(bars, fill="none", stroke=GOLD, stroke_width=5),
        path(
            "M140 586Q250 616 360 586M138 660Q250 690 362 660",
            fill="none",
            stroke=GOLD,
            stroke_width=5,
        ),
        circle(250, 482, 12, fill="none", stroke=GOLD, stroke_width=5),
        path("M186 430Q250 500 314 430", fill="none", stroke=AQUA, stroke_width=5),
        circle(250, 465, 9, fill=AQUA),
    )
    varnish(canvas)
    signature(canvas, 452, 60)
