"""More than one: twins, a stack."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import disc, dots, polar
from games.drawings.paintings.rafael.features import closed_eye, eye, lips, placed
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
    chequers,
    cloud,
    dusk,
    signature,
    varnish,
)
from games.drawings.svg import circle, ellipse, group, path


def twins(canvas: Canvas) -> None:
    """They share an eye, and do not agree on what it sees."""
    dusk(canvas, NIGHT, DEEP, WINE)
    rays = "".join(
        "M250 320L{:.0f} {:.0f}L{:.0f} {:.0f}z".format(
            *polar(250, 320, 700, i / 18), *polar(250, 320, 700, i / 18 + 0.027)
        )
        for i in range(18)
    )
    canvas.paint(path(rays, fill=VIOLET, fill_opacity=".45"))
    left, right = disc(178, 320, 144), disc(322, 320, 144)
    canvas.paint(
        path(
            "M34 720C40 600 110 520 178 500C240 520 250 560 250 720Z",
            fill=canvas.linear((0, VIOLET), (1, NIGHT)),
        ),
        path(
            "M466 720C460 600 390 520 322 500C260 520 250 560 250 720Z",
            fill=canvas.linear((0, MAGENTA), (1, NIGHT)),
        ),
        path("M150 440H206V530Q178 552 150 530Z", fill=ORCHID),
        path("M294 440H350V530Q322 552 294 530Z", fill=PINK),
        path(
            "M10 330C0 160 100 110 178 120C140 170 60 200 50 330C60 420 40 470 20 520"
            "C-10 460 14 400 10 330Z",
            fill=VIOLET,
        ),
        path(
            "M490 330C500 160 400 110 322 120C360 170 440 200 450 330C440 420 460 470 480 520"
            "C510 460 486 400 490 330Z",
            fill=MAGENTA,
        ),
        path(left, fill=canvas.radial((0, MIST), (0.6, LILAC), (1, VIOLET), cx=".35", cy=".3")),
        path(right, fill=canvas.radial((0, PEACH), (0.6, ROSE), (1, MAGENTA), cx=".6", cy=".3")),
        group(
            path(right, fill=canvas.linear((0, LILAC), (1, PINK))),
            clip_path=canvas.clip(path(left)),
        ),
        path(
            "M178 120C120 130 70 170 54 240C110 200 170 200 250 230C330 200 390 200 446 240"
            "C430 170 380 130 322 120C290 120 270 140 250 164C230 140 210 120 178 120Z",
            fill=NIGHT,
        ),
        path(
            "M90 196Q160 150 236 196M264 196Q340 150 410 196",
            fill="none",
            stroke=ORCHID,
            stroke_width=3,
        ),
        placed(eye(canvas, (AQUA, VIOLET)), 118, 308, 0.82),
        placed(eye(canvas, (GOLD, MAGENTA)), 250, 308, 1.0),
        placed(eye(canvas, (AQUA, VIOLET)), 382, 308, 0.82, mirror=True),
        path(
            "M186 310Q168 352 188 362M314 310Q332 352 312 362",
            fill="none",
            stroke=WINE,
            stroke_width=5,
            stroke_linecap="round",
        ),
        placed(lips(canvas, ORCHID, DEEP), 172, 402, 0.66, 6),
        placed(lips(canvas), 328, 402, 0.66, -6),
        circle(88, 372, 22, fill=VIOLET, fill_opacity=".3"),
        circle(412, 372, 22, fill=MAGENTA, fill_opacity=".3"),
        path(
            dots(polar(178, 500, 70, 0.07 + i / 26) for i in range(10)),
            stroke=GOLD,
            stroke_width=12,
            stroke_linecap="round",
        ),
        path(
            dots(polar(322, 500, 70, 0.07 + i / 26) for i in range(10)),
            stroke=AQUA,
            stroke_width=12,
            stroke_linecap="round",
        ),
        path("M250 60l16 40 42 4-32 28 10 42-36-24-36 24 10-42-32-28 42-4z", fill=GOLD),
    )
    varnish(canvas)
    signature(canvas, 250, 664)


def stacked(canvas: Canvas) -> None:
    """Self-portrait, in the order of waking."""
    dusk(canvas, VIOLET, ORCHID, ROSE, PEACH)
    cloud(canvas, "#ffffff66", (-30, 190, 0.8), (370, 140, 0.9), (360, 380, 0.7), (-40, 420, 0.8))
    chequers(canvas, 560, LILAC, DEEP)
    looks = {
        name: canvas.keep(eye(canvas, pair, lashes))
        for name, pair, lashes in (("gold", (GOLD, WINE), False), ("aqua", (AQUA, VIOLET), True))
    }
    asleep, mouth = canvas.keep(closed_eye()), canvas.keep(lips(canvas))
    canvas.paint(
        ellipse(262, 652, 180, 26, fill=NIGHT, fill_opacity=".4"),
        # A cube.
        path("M132 478L330 478L330 640L132 640Z", fill=canvas.linear((0, MAGENTA), (1, WINE))),
        path("M330 478L382 446V600L330 640Z", fill=WINE),
        path("M132 478L186 446H382L330 478Z", fill=PINK),
        use(looks["gold"], 184, 540, 0, 0.62),
        use(looks["gold"], 280, 540, 0, 0.62),
        use(mouth, 232, 602, 0, 0.62),
        # A ball.
        circle(
            256,
            364,
            98,
            fill=canvas.radial((0, "#ffffff"), (0.4, LILAC), (1, VIOLET), cx=".34", cy=".28"),
        ),
        use(asleep, 222, 356, 0, 0.58),
        use(asleep, 298, 356, 0, 0.58),
        use(mouth, 260, 414, 0, 0.5),
        ellipse(188, 388, 18, 11, fill=PINK, fill_opacity=".5"),
        ellipse(330, 388, 18, 11, fill=PINK, fill_opacity=".5"),
        # An egg, lying.
        ellipse(
            240,
            234,
            118,
            56,
            fill=canvas.radial((0, PEACH), (0.5, ROSE), (1, MAGENTA), cx=".34", cy=".28"),
            transform="rotate(-5 240 234)",
        ),
        use(looks["aqua"], 186, 232, -5, 0.56),
        use(looks["aqua"], 278, 224, -5, 0.56),
        use(mouth, 236, 268, -5, 0.4),
        # A cone with a sun of its own.
        path(
            "M252 40L322 180Q252 206 186 180Z",
            fill=canvas.linear((0, AQUA), (0.5, VIOLET), (1, NIGHT), angle=0),
        ),
        use(asleep, 234, 142, 0, 0.3),
        use(asleep, 274, 142, 0, 0.3),
        use(mouth, 254, 176, 0, 0.26),
        circle(252, 36, 16, fill=GOLD),
        path(
            "M252 8v-8M230 20l-8-8M274 20l8-8M224 40h-10M280 40h10",
            stroke=GOLD,
            stroke_width=5,
            stroke_linecap="round",
        ),
        path("M106 560q-20-60 6-90q24 30 8 90zM410 590q-20-50 2-80q24 24 10 80z", fill=AQUA),
        path("M112 560V500M414 590V540", stroke=NIGHT, stroke_width=3),
    )
    varnish(canvas)
    signature(canvas)
