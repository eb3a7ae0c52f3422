"""What covers a face: a mask, a veil."""

from itertools import pairwise
from math import cos, sin

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.colors import scale
from games.drawings.paintings.curves import between
from games.drawings.paintings.rafael.features import lips, placed
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
    curtain,
    dusk,
    halo,
    signature,
    stars,
    varnish,
)
from games.drawings.svg import circle, ellipse, group, path


def mask(canvas: Canvas) -> None:
    """Behind it, nobody; behind nobody, stars."""
    dusk(canvas, NIGHT, DEEP, NIGHT)
    stars(canvas, 90)
    hood = (
        "M250 60C380 70 410 220 400 340C450 420 470 560 480 720H20C30 560 50 420 100 340"
        "C90 220 120 70 250 60Z"
    )
    hollow = (
        "M250 110C330 116 352 220 344 320C330 420 290 470 250 480C210 470 170 420 156 320"
        "C148 220 170 116 250 110Z"
    )
    canvas.paint(
        path(hood, fill=canvas.linear((0, ORCHID), (0.5, VIOLET), (1, DEEP))),
        path(
            "M120 360C90 480 90 620 84 720M160 430C150 540 160 640 150 720M380 360"
            "C410 480 410 620 416 720M340 430C350 540 340 640 350 720M250 490V720",
            fill="none",
            stroke=NIGHT,
            stroke_width=5,
            stroke_opacity=".5",
        ),
        path(hollow, fill=canvas.radial((0, VIOLET), (0.5, DEEP), (1, NIGHT))),
        path(
            "M196 160h0M230 200h0M290 170h0M310 230h0M200 260h0M186 210h0M268 140h0M300 290h0"
            "M226 150h0",
            stroke=MIST,
            stroke_width=5,
            stroke_linecap="round",
        ),
        path(
            "M212 190l6 14 14 6-14 6-6 14-6-14-14-6 14-6zM292 206"
            "l4 10 10 4-10 4-4 10-4-10-10-4 10-4z",
            fill=GOLD,
        ),
    )
    face = "M150 316C190 288 310 288 350 316C372 400 340 520 250 560C160 520 128 400 150 316Z"
    canvas.paint(
        group(
            path(face, fill=NIGHT, fill_opacity=".5", transform="translate(12 18)"),
            path(
                face,
                fill=canvas.radial(
                    (0, "#ffffff"), (0.6, MIST), (1, LILAC), cx=".4", cy=".3", r=".8"
                ),
            ),
            path(
                "M172 372Q206 344 236 380Q204 398 172 372ZM328 372Q294 344 264 380"
                "Q296 398 328 372Z",
                fill=NIGHT,
            ),
            path(
                "M164 346Q204 318 240 348M336 346Q296 318 260 348",
                fill="none",
                stroke=VIOLET,
                stroke_width=7,
                stroke_linecap="round",
            ),
            path(
                "M252 384Q238 436 256 446",
                fill="none",
                stroke=ORCHID,
                stroke_width=5,
                stroke_linecap="round",
            ),
            placed(lips(canvas), 250, 488, 0.78),
            path("M182 408l-6 34 12 22 8-30z", fill=AQUA),
            circle(314, 432, 21, fill=PINK, fill_opacity=".6"),
            path(
                "M250 292l14-26-14-22-14 22zM286 292l26-22-6-24-22 14zM214 292l-26-22 6-24 22 14z",
                fill=GOLD,
            ),
            transform="rotate(-7 250 430)",
        )
    )
    finger = "M0 0H44Q58 0 58 12Q58 24 44 24H0Z"
    canvas.paint(
        path("M196 540L150 720", stroke=GOLD, stroke_width=12),
        group(
            path("M-34 100C-40 60-40 30-24 8H30L26 100Z", fill=WINE),
            *(
                path(
                    finger,
                    fill=PINK,
                    stroke=WINE,
                    stroke_width=4,
                    transform=f"translate(-26 {i * 24})",
                )
                for i in range(4)
            ),
            path("M-26 4C-10-26 20-24 30-6L24 14H-26Z", fill=PINK, stroke=WINE, stroke_width=4),
            path("M-40 98H34V126H-40Z", fill=GOLD),
            transform="translate(166 606)rotate(12)",
        ),
    )
    curtain(canvas)
    signature(canvas, 300, 664)


def veil(canvas: Canvas) -> None:
    """Everything is hidden but the secret."""
    canvas.fill(canvas.linear((0, DEEP), (1, NIGHT)))
    canvas.paint(
        path(
            "M50 720V270A200 200 0 0 1 450 270V720Z",
            fill=canvas.linear((0, WINE), (0.6, MAGENTA), (1, PINK)),
        ),
        path("M50 720V270A200 200 0 0 1 450 270V720", fill="none", stroke=GOLD, stroke_width=7),
        path("M70 720V270A180 180 0 0 1 430 270V720", fill="none", stroke=GOLD, stroke_width=2),
    )
    halo(canvas, 250, 260, 220, ROSE, 0.7)
    folds = 17
    lines = []
    for i in range(folds + 1):
        s = i / folds * 2 - 1
        sway = 12 * sin(i * 2.1)
        lines.append(
            [
                (250 + s * 30, 92 + 26 * s * s),
                (250 + s * 100, 120 + 30 * s * s),
                (250 + s * 112, 240),
                (250 + s * 86 + sway * 0.3, 380),
                (250 + s * 140 + sway, 480),
                (250 + s * 190 - sway, 600),
                (250 + s * 226 + sway, 730),
            ]
        )
    for i, (one, other) in enumerate(pairwise(lines)):
        light = 0.5 + 0.5 * cos(i * 2.4 + 0.6)
        side = 1 - abs(i - 6) / 13
        color = scale((DEEP, VIOLET, ORCHID, LILAC, MIST), side * 0.72 + light * 0.22)
        canvas.paint(path(between(one, other), fill=color, stroke=VIOLET, stroke_opacity=".3"))
    canvas.paint(
        ellipse(222, 250, 60, 110, fill=canvas.radial((0, "#ffffff", 0.55), (1, "#ffffff", 0))),
        ellipse(206, 262, 30, 17, fill=NIGHT, fill_opacity=".28"),
        ellipse(294, 262, 30, 17, fill=NIGHT, fill_opacity=".28"),
        path(
            "M172 256Q204 290 238 258M262 258Q296 290 328 256",
            fill="none",
            stroke=DEEP,
            stroke_width=5,
            stroke_opacity=".7",
            stroke_linecap="round",
        ),
        path(
            "M250 250Q236 302 254 312",
            fill="none",
            stroke=DEEP,
            stroke_width=6,
            stroke_opacity=".45",
            stroke_linecap="round",
        ),
        placed(lips(canvas), 250, 358, 0.9),
        path(
            "M250 404Q232 440 244 478M206 398Q190 430 176 452M296 398Q312 430 326 452",
            fill="none",
            stroke=DEEP,
            stroke_width=4,
            stroke_opacity=".4",
            stroke_linecap="round",
        ),
        path("M206 110Q250 70 294 110Q250 132 206 110Z", fill=GOLD),
        path(
            "M214 104L226 62L250 92L274 62L286 104",
            fill="none",
            stroke=GOLD,
            stroke_width=6,
            stroke_linejoin="round",
        ),
        circle(250, 88, 7, fill=AQUA),
        circle(226, 60, 6, fill=PINK),
        circle(274, 60, 6, fill=PINK),
    )
    varnish(canvas)
    signature(canvas)
