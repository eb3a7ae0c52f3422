"""Heads that are something else: weather, a door."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.rafael.features import closed_eye, eye, lips, placed, skin, suit
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
    cloud,
    dusk,
    halo,
    signature,
    varnish,
    wallpaper,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, path


def weather(canvas: Canvas) -> None:
    """Mr Nimbus, overcast."""
    chance = canvas.chance
    wallpaper(canvas, canvas.linear((0, MAGENTA), (1, WINE)), PINK, ".35")
    halo(canvas, 250, 290, 280, ROSE, 0.55)
    canvas.paint(
        suit(canvas),
        path("M218 440H282V530Q250 556 218 530Z", fill=canvas.linear((0, ORCHID), (1, LILAC))),
    )
    rain = Trace()
    for _ in range(60):
        x, y = chance.between(110, 400), chance.between(400, 600)
        rain.move((x, y)).to((x - 6, y + chance.between(14, 30)))
    canvas.paint(
        path(str(rain), stroke=MIST, stroke_width=3, stroke_linecap="round", stroke_opacity=".85")
    )
    bumps = (
        "M120 420C60 420 50 340 104 322C78 262 140 214 186 236C196 166 300 150 326 214"
        "C384 190 440 240 416 300"
        "C466 320 456 416 392 420C360 446 300 440 286 424C250 446 180 444 160 424"
        "C148 430 132 428 120 420Z"
    )
    canvas.paint(
        path(bumps, fill=NIGHT, fill_opacity=".3", transform="translate(8 14)"),
        path(bumps, fill=canvas.linear((0, "#ffffff"), (0.5, MIST), (1, ORCHID))),
        path(
            "M126 330C150 300 190 306 200 330M316 226C350 216 384 240 388 276M196 246"
            "C200 210 250 186 288 204",
            fill="none",
            stroke=LILAC,
            stroke_width=6,
            stroke_linecap="round",
        ),
        placed(eye(canvas), 198, 326, 0.8),
        placed(closed_eye(), 312, 326, 0.8),
        placed(lips(canvas), 256, 396, 0.62),
        path(
            "M246 340Q236 366 248 372",
            fill="none",
            stroke=VIOLET,
            stroke_width=4,
            stroke_linecap="round",
        ),
        path("M398 440l-30 56h22l-16 50l52-72h-24l22-34z", fill=GOLD),
        path("M162 238C170 150 330 150 338 226L392 240Q250 270 108 248Z", fill=DEEP),
        path("M168 226Q250 250 336 216L338 238Q250 268 164 246Z", fill=MAGENTA),
    )
    varnish(canvas)
    signature(canvas)


def opened(canvas: Canvas) -> None:
    """A gentleman, ajar."""
    dusk(canvas, DEEP, VIOLET, PINK)
    halo(canvas, 250, 300, 300, ROSE, 0.5)
    cloud(canvas, "#ffffff55", (10, 180, 0.9), (350, 130, 0.8), (360, 420, 0.7), (-30, 440, 0.7))
    face = (
        "M130 210C130 130 190 96 250 96C310 96 370 130 370 210V370C370 440 316 486 250 486"
        "C184 486 130 440 130 370Z"
    )
    canvas.paint(
        suit(canvas, (DEEP, NIGHT), MIST, AQUA),
        path("M214 450H286V540Q250 560 214 540Z", fill=canvas.linear((0, ORCHID), (1, ROSE))),
        path(face, fill=skin(canvas)),
        path("M126 300C100 290 96 350 130 362ZM374 300C400 290 404 350 370 362Z", fill=ROSE),
        # The room behind the face.
        path("M186 360V210A64 64 0 0 1 314 210V360Z", fill=canvas.linear((0, NIGHT), (1, DEEP))),
        circle(250, 206, 30, fill=GOLD),
        circle(250, 206, 46, fill=GOLD, fill_opacity=".25"),
    )
    steps = "".join(
        f"M{186 + i * 11} {360 - i * 17}h{128 - i * 22}v17h-{128 - i * 22}z" for i in range(5)
    )
    tread = "".join(
        f"M{186 + i * 11} {360 - i * 17}h{128 - i * 22}l-11-5h-{106 - i * 22}z" for i in range(5)
    )
    canvas.paint(
        path(steps, fill=VIOLET),
        path(tread, fill=LILAC),
        path("M244 274v-16q0-9 6-9t6 9v16zM245 243a5 5 0 1 1 10 0a5 5 0 1 1-10 0", fill=NIGHT),
        path("M186 360V210A64 64 0 0 1 314 210V360Z", fill="none", stroke=WINE, stroke_width=7),
        # The door, and the half of the face that went with it.
        path(
            "M186 360V210A64 64 0 0 1 214 158L108 132Q72 180 70 250V402Z",
            fill=canvas.linear((0, PEACH), (1, PINK), angle=0),
            stroke=WINE,
            stroke_width=6,
            stroke_linejoin="round",
        ),
        circle(88, 318, 8, fill=GOLD, stroke=WINE, stroke_width=3),
        placed(closed_eye(), 132, 250, 0.62, 4),
        placed(eye(canvas), 344, 262, 0.42),
        path(
            "M250 372C226 356 184 366 166 396C190 392 200 404 226 402C240 402 246 394 250 386"
            "C254 394 260 402 274 402C300 404 310 392 334 396C316 366 274 356 250 372Z",
            fill=NIGHT,
        ),
        placed(lips(canvas), 250, 424, 0.5),
        path("M110 112H390Q392 92 362 90H138Q108 92 110 112Z", fill=NIGHT),
        path(
            "M150 92V20Q250-8 350 20V92Z",
            fill=canvas.linear((0, VIOLET), (0.4, DEEP), (1, NIGHT), angle=0),
        ),
        path("M150 72H350V92H150Z", fill=MAGENTA),
    )
    varnish(canvas)
    signature(canvas)
