"""Lips over a desert."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.rafael.features import lips, placed
from games.drawings.paintings.rafael.palette import (
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
    dusk,
    signature,
    stars,
    varnish,
)
from games.drawings.svg import circle, ellipse, path


def lips_over_desert(canvas: Canvas) -> None:
    """A word is about to be said."""
    dusk(canvas, NIGHT, VIOLET, MAGENTA, PEACH)
    stars(canvas, 60, 330)
    canvas.paint(
        path("M98 76a35 35 0 1 0 33 44a29 29 0 1 1-33-44z", fill=MIST),
        circle(420, 380, 60, fill=PEACH),
    )
    for y, one, other in ((430, ROSE, PINK), (484, PINK, MAGENTA), (556, ORCHID, VIOLET)):
        lift = (y - 430) / 2
        canvas.paint(
            path(
                f"M-20 {y + 40}Q{90 + lift} {y - 50} {230 + lift} {y + 10}T520 {y - 20}V720H-20Z",
                fill=canvas.linear((0, one), (1, other)),
            ),
            path(
                f"M{230 + lift} {y + 10}Q{300 + lift} {y + 44} 520 {y - 20}V{y + 90}"
                f"Q{330 + lift} {y + 110} {230 + lift} {y + 10}Z",
                fill=WINE,
                fill_opacity=".22",
            ),
        )
    canvas.paint(
        ellipse(250, 610, 190, 34, fill=NIGHT, fill_opacity=".4"),
        placed(lips(canvas, line=1.2), 250, 266, 4.1),
        path(
            "M120 226Q170 196 214 190M296 190Q330 196 360 214",
            fill="none",
            stroke="#fff",
            stroke_width=8,
            stroke_opacity=".5",
            stroke_linecap="round",
        ),
        path(
            "M336 640l-4-34q0-12 8-12t8 12l-4 34zM333 588a7 7 0 1 1 14 0a7 7 0 1 1-14 0", fill=NIGHT
        ),
        path("M342 596l16-16M326 566q24-26 52-4z", fill=MAGENTA, stroke=NIGHT, stroke_width=3),
        path("M340 640l-120 26h14l114-26z", fill=NIGHT, fill_opacity=".35"),
    )
    varnish(canvas)
    signature(canvas, 56, 660)
