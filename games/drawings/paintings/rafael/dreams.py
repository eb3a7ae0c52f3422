"""Out of doors, asleep: the moon in a comb, a head on a string."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.curves import dots, flowing, star
from games.drawings.paintings.rafael.features import closed_eye, lips, placed, skin, suit
from games.drawings.paintings.rafael.palette import (
    AQUA,
    DEEP,
    GOLD,
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
    cloud,
    dusk,
    signature,
    stars,
    varnish,
)
from games.drawings.svg import circle, ellipse, group, path


def moonkeeper(canvas: Canvas) -> None:
    """She says she only borrowed it."""
    chance = canvas.chance
    dusk(canvas, VIOLET, MAGENTA, PINK, ROSE)
    cloud(canvas, "#ffffff66", (-20, 120, 0.8), (-30, 330, 0.6), (20, 560, 0.7))
    hair = (
        "M206 96C300 20 470 60 500 180C520 300 470 360 500 470C520 560 510 650 520 720H300"
        "C330 640 320 590 290 560"
        "C300 470 300 380 280 330C240 300 196 260 190 200C180 160 186 116 206 96Z"
    )
    sky = canvas.clip(path(hair))
    profile = (
        "M206 104C176 130 168 170 172 210C168 224 160 236 152 254C138 286 118 306 116 318"
        "C118 330 134 332 140 336"
        "C138 346 130 352 128 360C132 366 142 368 144 372C138 376 134 382 136 390"
        "C140 398 148 400 150 408"
        "C148 430 156 456 190 462C226 466 240 470 244 500C248 540 240 580 200 620"
        "C170 650 150 680 146 720H420V200C380 100 280 70 206 104Z"
    )
    canvas.paint(
        path(
            "M146 720C150 660 190 630 226 590C280 620 400 610 440 720Z",
            fill=canvas.linear((0, VIOLET), (1, NIGHT)),
        ),
        path(profile, fill=skin(canvas, "#fff3ea", ROSE, ORCHID)),
        path(
            "M176 460C226 466 240 470 244 500C264 486 284 450 286 396C262 440 226 462 176 460Z",
            fill=VIOLET,
            fill_opacity=".4",
        ),
        path(hair, fill=canvas.linear((0, NIGHT), (0.5, DEEP), (1, VIOLET))),
    )
    spots = [(chance.between(190, 500), chance.between(60, 700)) for _ in range(80)]
    sparks = "".join(star(*spot, 9, 2, 4) for spot in spots[:9])
    strands = "".join(
        flowing(
            [
                (214 + i * 34, 76 + abs(i - 3) * 4),
                (330 + i * 26, 150),
                (330 + i * 24, 330),
                (400 + i * 16, 470),
                (360 + i * 24, 600),
                (350 + i * 30, 720),
            ]
        )
        for i in range(7)
    )
    canvas.paint(
        group(
            path(strands, fill="none", stroke=ORCHID, stroke_width=2, stroke_opacity=".6"),
            path(dots(spots), stroke=MIST, stroke_width=3, stroke_linecap="round"),
            path(sparks, fill=GOLD),
            clip_path=sky,
        ),
        path(
            "M352 112a78 78 0 1 0 60 132a62 62 0 1 1-60-132z",
            fill=canvas.linear((0, "#fff6d8"), (1, GOLD)),
        ),
        placed(closed_eye(), 184, 252, 0.62, -6),
        path(
            "M160 214Q188 190 224 210",
            fill="none",
            stroke=NIGHT,
            stroke_width=6,
            stroke_linecap="round",
        ),
        path(
            "M128 360C146 348 160 354 172 366C160 372 148 374 144 372C134 370 130 366 128 360Z"
            "M136 390C132 380 140 374 146 372C156 376 166 374 172 366C168 390 150 398 136 390Z",
            fill=canvas.linear((0, MAGENTA), (1, WINE)),
        ),
        ellipse(206, 342, 34, 20, fill=MAGENTA, fill_opacity=".22"),
        path(
            "M140 336Q154 334 152 322",
            fill="none",
            stroke=WINE,
            stroke_width=3,
            stroke_linecap="round",
        ),
        path("M276 340v40", stroke=GOLD, stroke_width=3),
        path(star(276, 394, 18, 7, 5), fill=GOLD),
        path("M206 520q30 24 76 20", fill="none", stroke=GOLD, stroke_width=5),
        circle(244, 546, 9, fill=AQUA),
    )
    signature(canvas, 60, 656)


def balloon(canvas: Canvas) -> None:
    """For a thought that would not stay."""
    dusk(canvas, VIOLET, ORCHID, PINK, PEACH)
    stars(canvas, 34, 240)
    cloud(canvas, "#ffffff77", (-20, 300, 1.0), (340, 250, 0.9), (300, 470, 0.8), (-40, 500, 0.7))
    canvas.paint(
        path("M0 560Q120 500 250 548T500 530V700H0Z", fill=ORCHID),
        path("M0 610Q140 560 280 604T500 590V700H0Z", fill=VIOLET),
        path("M52 560v-26l20-16 20 16v26z", fill=WINE),
        path("M48 536l24-22 24 22z", fill=NIGHT),
        path("M66 560v-14h12v14z", fill=GOLD),
    )
    face = (
        "M250 60C342 60 392 128 388 210C384 300 316 372 262 386L250 384L238 386"
        "C184 372 116 300 112 210C108 128 158 60 250 60Z"
    )
    canvas.paint(
        path(
            face,
            fill=canvas.radial(
                (0, "#fff0f4"), (0.4, ROSE), (1, MAGENTA), cx=".36", cy=".28", r=".8"
            ),
        ),
        path("M238 386L230 404H270L262 386Z", fill=WINE),
        path(
            "M158 128Q180 92 222 82",
            fill="none",
            stroke="#fff",
            stroke_width=14,
            stroke_opacity=".75",
            stroke_linecap="round",
        ),
        placed(closed_eye(), 192, 210, 0.86, 4),
        placed(closed_eye(), 308, 210, 0.86, -4),
        path(
            "M252 214Q238 254 254 262",
            fill="none",
            stroke=WINE,
            stroke_width=4,
            stroke_linecap="round",
        ),
        placed(lips(canvas, PINK, WINE), 250, 306, 0.74),
        ellipse(160, 264, 30, 18, fill=MAGENTA, fill_opacity=".35"),
        ellipse(340, 264, 30, 18, fill=MAGENTA, fill_opacity=".35"),
        path(
            "M160 164Q190 140 222 158M278 158Q310 140 340 164",
            fill="none",
            stroke=NIGHT,
            stroke_width=7,
            stroke_linecap="round",
        ),
        group(suit(canvas, (DEEP, NIGHT), MIST, GOLD), transform="translate(46 190)scale(.82 .76)"),
        ellipse(251, 590, 36, 12, fill=NIGHT),
        ellipse(251, 588, 36, 12, fill="none", stroke=MIST, stroke_width=5),
        path("M251 590C262 530 226 480 250 402", fill="none", stroke=MIST, stroke_width=3),
        path(
            "M400 150q10-12 20 0q10-12 20 0q-12-2-20 8q-8-10-20-8zM70 210q8-9 15 0q8-9 15 0"
            "q-9-1-15 6q-6-7-15-6z",
            fill=NIGHT,
        ),
    )
    varnish(canvas)
    signature(canvas)
