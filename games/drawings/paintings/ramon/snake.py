"""A snake that is part of the pattern."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import flowing
from games.drawings.paintings.ramon.palette import (
    CREAM,
    FOREST,
    FRESH,
    LEAF,
    LIME,
    MARIGOLD,
    MOSS,
    NIGHT,
    SCARLET,
    TEAL,
)
from games.drawings.paintings.ramon.plants import fern, leaf, monstera
from games.drawings.paintings.ramon.style import pollen, signature, veil
from games.drawings.svg import circle, group, path


def snake(canvas: Canvas) -> None:
    """It is part of the pattern. So, for a moment, are you."""
    canvas.fill(FOREST)
    kinds = [canvas.keep(each) for each in (fern(), leaf(30), monstera())]
    for column, x in enumerate((28, 118, 208, 298, 388, 478)):
        for row in range(8):
            y = row * 100 + (50 if column % 2 else 0)
            color = (LEAF, TEAL, MOSS)[(row + column) % 3]
            canvas.paint(
                use(
                    kinds[(row + column) % 2], x, y + 60, 0 if column % 2 else 180, 1.05, fill=color
                )
            )
    body = canvas.keep(
        path(
            flowing(
                [
                    (420, -40),
                    (380, 60),
                    (120, 60),
                    (60, 190),
                    (250, 230),
                    (450, 240),
                    (460, 380),
                    (260, 380),
                    (70, 390),
                    (50, 530),
                    (240, 540),
                    (400, 545),
                    (380, 640),
                    (290, 640),
                ]
            )
        )
    )
    canvas.paint(
        group(
            use(body, 8, 14, stroke=NIGHT, stroke_width=64, stroke_opacity=".5"),
            use(body, stroke=NIGHT, stroke_width=66),
            use(body, stroke=LIME, stroke_width=54),
            use(body, stroke=MARIGOLD, stroke_width=42, stroke_dasharray="30 26"),
            use(
                body,
                stroke=SCARLET,
                stroke_width=22,
                stroke_dasharray=("16 40"),
                stroke_dashoffset=-7,
            ),
            use(body, stroke=NIGHT, stroke_width=6, stroke_dasharray="6 50", stroke_dashoffset=-12),
            use(
                body,
                stroke=CREAM,
                stroke_width=54,
                stroke_dasharray=("3 53"),
                stroke_dashoffset=14,
                stroke_opacity=".8",
            ),
            fill="none",
            stroke_linecap="butt",
        ),
        path(
            "M322 607C268 588 214 600 196 638C212 678 268 688 322 673",
            fill=LIME,
            stroke=NIGHT,
            stroke_width=7,
        ),
        path("M316 618C280 612 240 616 222 636C240 658 280 662 316 658Z", fill=MARIGOLD),
        circle(246, 620, 11, fill=SCARLET, stroke=NIGHT, stroke_width=5),
        circle(250, 658, 9, fill=SCARLET, stroke=NIGHT, stroke_width=5),
        path(
            "M198 638H150M150 638L126 624M150 638L128 654",
            stroke=SCARLET,
            stroke_width=5,
            fill="none",
        ),
    )
    for x, y, turn, size, color in (
        (40, 150, 60, 1.0, FRESH),
        (470, 330, -70, 1.05, FRESH),
        (20, 480, 50, 1.0, LIME),
        (480, 640, -40, 1.0, FRESH),
    ):
        canvas.paint(use(kinds[2], x, y, turn, size, fill=color))
    pollen(canvas, CREAM, 50, 3.4)
    veil(canvas)
    signature(canvas, 452, 48)
