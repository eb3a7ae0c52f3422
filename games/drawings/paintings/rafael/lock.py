"""A head with a keyhole."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.curves import polar
from games.drawings.paintings.rafael.features import lips, placed, skin
from games.drawings.paintings.rafael.palette import (
    AQUA,
    DEEP,
    GOLD,
    LILAC,
    MAGENTA,
    MIST,
    NIGHT,
    ORCHID,
    PEACH,
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
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, ellipse, group, path, rect


def keyhole(canvas: Canvas) -> None:
    """Somebody has the key; it is not the sitter."""
    wallpaper(canvas, canvas.linear((0, NIGHT), (1, DEEP)), VIOLET, ".5")
    halo(canvas, 250, 260, 260, MAGENTA, 0.6)
    canvas.paint(
        path(
            "M0 720C20 610 120 540 250 540C380 540 480 610 500 720Z",
            fill=canvas.linear((0, MAGENTA), (1, WINE)),
        ),
        path(
            "M250 540V720M180 552Q170 640 150 720M320 552Q330 640 350 720",
            stroke=GOLD,
            stroke_width=4,
            fill="none",
        ),
    )
    pleats = []
    for ring, (rx, ry, count, colors) in enumerate(
        ((236, 96, 26, (MIST, LILAC)), (196, 72, 22, (LILAC, ORCHID)))
    ):
        for i in range(count):
            a, b, c = (
                (250 + rx * reach * px, 488 + ry * reach * py)
                for k, reach in ((0, 1), (0.5, 1.14), (1, 1))
                for px, py in [polar(0, 0, 1, (i + k) / count)]
            )
            d = str(Trace().move((250, 488 - ring * 8)).to(a).bend(b, c).close())
            pleats.append(path(d, fill=colors[i % 2]))
    canvas.paint(*pleats, ellipse(250, 480, 96, 30, fill=DEEP))
    head = (
        "M250 76C338 76 376 160 372 262C368 372 318 478 250 478C182 478 132 372 128 262"
        "C124 160 162 76 250 76Z"
    )
    lock = "M250 176a62 62 0 0 1 40 110l24 108h-128l24-108a62 62 0 0 1 40-110z"
    inside = canvas.clip(path(lock))
    canvas.paint(
        path(head, fill=skin(canvas, PEACH, ROSE, VIOLET)),
        path(
            "M128 230C110 90 190 40 250 40C310 40 390 90 372 230C350 150 320 120 250 118"
            "C180 120 150 150 128 230Z",
            fill=canvas.linear((0, ORCHID), (1, DEEP)),
        ),
        path(
            "M150 180C160 120 200 84 250 80M350 180C340 120 300 84 250 80M170 150Q200 104 250 98"
            "M330 150Q300 104 250 98",
            fill="none",
            stroke=LILAC,
            stroke_width=3,
        ),
        circle(250, 40, 34, fill=ORCHID),
        path("M224 30q26-22 52 0M222 44q28-18 56 0", fill="none", stroke=LILAC, stroke_width=3),
        group(
            rect(170, 160, 160, 260, fill=canvas.linear((0, NIGHT), (0.6, VIOLET), (0.8, PINK))),
            circle(268, 218, 22, fill=GOLD),
            path("M170 360Q210 320 250 350T340 336V420H170Z", fill=DEEP),
            path("M170 384Q220 352 262 376T340 370V420H170Z", fill=NIGHT),
            path(
                "M214 210h0M230 250h0M290 262h0M216 280h0M240 190h0M284 300h0",
                stroke=MIST,
                stroke_width=4,
                stroke_linecap="round",
            ),
            path("M246 372v-34M246 348l-12-10M246 354l12-12", stroke=NIGHT, stroke_width=4),
            clip_path=inside,
        ),
        path(lock, fill="none", stroke=GOLD, stroke_width=8, stroke_linejoin="round"),
        path(
            "M158 240q20-22 42-12M342 240q-20-22-42-12",
            fill="none",
            stroke=WINE,
            stroke_width=5,
            stroke_linecap="round",
        ),
        placed(lips(canvas), 250, 436, 0.54),
        circle(128, 330, 9, fill=GOLD),
        circle(372, 330, 9, fill=GOLD),
        path("M128 340v22M372 340v22", stroke=GOLD, stroke_width=3),
        circle(128, 372, 12, fill=AQUA),
        circle(372, 372, 12, fill=AQUA),
    )
    varnish(canvas)
    signature(canvas)
