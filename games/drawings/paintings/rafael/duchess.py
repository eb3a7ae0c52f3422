"""A duchess who melts."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import dots
from games.drawings.paintings.rafael.features import closed_eye, eye, lips, placed
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
    WINE,
)
from games.drawings.paintings.rafael.style import (
    dusk,
    halo,
    signature,
    varnish,
)
from games.drawings.svg import circle, ellipse, group, path, rect


def duchess(canvas: Canvas) -> None:
    """She melts; so does the one in the table."""
    dusk(canvas, NIGHT, WINE, MAGENTA, NIGHT)
    halo(canvas, 250, 120, 240, GOLD, 0.6)
    wax = (
        "M168 214C168 196 196 190 250 190C304 190 332 196 332 214V300C340 330 356 330 356 360"
        "C356 380 340 380 338 364V430"
        "C360 450 400 450 404 480H96C100 450 140 450 162 430V396C150 420 132 410 136 384"
        "C140 360 160 350 168 320Z"
    )
    flame = (
        "M250 40C284 90 300 120 290 156C284 182 266 192 250 192C234 192 216 182 210 156"
        "C206 130 230 118 232 96C236 80 244 62 250 40Z"
    )
    sitter = canvas.keep(
        path(wax, fill=canvas.linear((0, PEACH), (0.3, ROSE), (0.65, ORCHID), (1, DEEP), angle=0))
        + path(
            "M190 214V260C190 280 206 280 206 262V214ZM292 214V250C292 270 308 270 308 252V214Z",
            fill="#fff6ee",
        )
        + ellipse(250, 208, 82, 20, fill="#fff1e6")
        + path("M250 206V176", stroke=NIGHT, stroke_width=5)
        + path(flame, fill=canvas.linear((0, PINK), (0.5, GOLD), (1, "#fff7d6")))
        + path("M250 112C266 136 272 160 250 180C230 164 236 140 250 112Z", fill="#fffbe8")
        + placed(eye(canvas, (GOLD, MAGENTA)), 214, 306, 0.56)
        + placed(closed_eye(), 292, 306, 0.56)
        + path(
            "M254 310Q242 342 256 350",
            fill="none",
            stroke=WINE,
            stroke_width=4,
            stroke_linecap="round",
        )
        + placed(lips(canvas), 252, 384, 0.56)
        + path(
            "M214 326C210 344 206 352 206 362C206 374 222 374 222 362C222 352 216 344 214 326Z",
            fill=MIST,
        )
        + path(
            dots((176 + i * 15, 436 + 14 * (1 - ((i - 5) / 5) ** 2)) for i in range(11)),
            stroke=GOLD,
            stroke_width=11,
            stroke_linecap="round",
        )
        + circle(250, 470, 12, fill=AQUA)
    )
    canvas.paint(
        rect(0, 480, 500, 220, fill=canvas.linear((0, DEEP), (1, NIGHT))),
        group(use(sitter, 0, 960, 0, (1, -1)), opacity=".42"),
        rect(0, 480, 500, 220, fill=canvas.linear((0, NIGHT, 0.1), (1, NIGHT, 0.85))),
        path(
            "M0 520H500M0 566H500M0 618H500M0 664H500",
            stroke=ORCHID,
            stroke_width=2,
            stroke_opacity=".35",
        ),
        use(sitter),
        path("M70 470H430L410 494H90Z", fill=GOLD),
        path("M90 494H410L400 500H100Z", fill=WINE),
    )
    varnish(canvas)
    signature(canvas)
