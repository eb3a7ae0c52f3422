"""A pond full of frogs."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import polar
from games.drawings.paintings.ramon.palette import (
    CREAM,
    FRESH,
    LEAF,
    LIME,
    MARIGOLD,
    MINT,
    MOSS,
    NIGHT,
    PINK,
    SCARLET,
    TEAL,
)
from games.drawings.paintings.ramon.style import pollen, signature
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, group, path


def pond(canvas: Canvas) -> None:
    """Uncounted; they do not sit still."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, "#0f4a4a"), (1, NIGHT)))
    rings = ("").join(
        f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1-{2 * r} 0"
        for x, y in ((60, 250), (430, 360), (250, 640))
        for r in (30, 52, 76, 100)
    )
    canvas.paint(path(rings, fill="none", stroke=TEAL, stroke_width=3))
    cut = Trace(fine=True).move((8, 0)).to(polar(0, 0, 50, 0.03))
    cut.arc(50, 50, polar(0, 0, 50, 0.97), True)
    pad = canvas.keep(
        path(str(cut.close()), stroke=NIGHT, stroke_width=3)
        + path(
            "".join("M0 0L{:.0f} {:.0f}".format(*polar(0, 0, 44, i / 11)) for i in range(1, 11)),
            stroke=NIGHT,
            stroke_opacity=".4",
            stroke_width=2,
        )
        + circle(0, 0, 30, fill="none", stroke=CREAM, stroke_opacity=".25", stroke_width=2)
    )
    pads = (
        (90, 90, 1.7, FRESH),
        (300, 70, 1.4, LEAF),
        (440, 170, 1.9, MOSS),
        (190, 220, 1.5, TEAL),
        (330, 290, 1.8, FRESH),
        (60, 380, 1.9, LEAF),
        (210, 420, 1.5, MOSS),
        (410, 470, 1.8, TEAL),
        (110, 560, 1.7, FRESH),
        (300, 560, 1.6, LEAF),
        (450, 640, 1.5, FRESH),
        (210, 690, 1.4, MOSS),
        (30, 680, 1.3, TEAL),
    )
    for x, y, size, color in pads:
        canvas.paint(use(pad, x, y, chance.whole(0, 359), size, fill=color))
    limbs = (
        "M-14 20C-44 0-58 30-36 42L-22 34M-36 42L-54 48M-36 42L-44 58M-36 42L-28 58"
        "M-16-10C-34-18-40-6-36 6L-48 4M-36 6L-46 16M-36 6L-34 18"
    )
    body = (
        "M0-52C22-52 32-38 26-24C22-14 26-2 24 12C20 30 10 38 0 38C-10 38-20 30-24 12"
        "C-26-2-22-14-26-24C-32-38-22-52 0-52Z"
    )
    both = canvas.keep(
        path(limbs, stroke_linecap="round", stroke_linejoin="round")
        + path(limbs, stroke_linecap="round", stroke_linejoin="round", transform="scale(-1 1)")
    )
    stripes = "M-13-26C-8-8-12 8-9 26M13-26C8-8 12 8 9 26"
    eyes = circle(-18, -42, 10, fill=CREAM, stroke=NIGHT, stroke_width=3)
    eyes += circle(18, -42, 10, fill=CREAM, stroke=NIGHT, stroke_width=3)
    frogs = {
        color: canvas.keep(
            group(
                use(both, stroke=NIGHT, stroke_width=15),
                use(both, stroke=color, stroke_width=8),
                fill=("none"),
            )
            + path(body, fill=color, stroke=NIGHT, stroke_width=4)
            + path(stripes, fill="none", stroke=stripe, stroke_width=6, stroke_linecap="round")
            + eyes
            + path("M-18-46v6M18-46v6", stroke=NIGHT, stroke_width=7, stroke_linecap="round")
        )
        for color, stripe in ((SCARLET, NIGHT), (LIME, LEAF), (MARIGOLD, SCARLET), (PINK, NIGHT))
    }
    for x, y, turn, size, color in (
        (100, 96, 30, 1.0, SCARLET),
        (436, 176, -60, 1.1, LIME),
        (322, 296, 160, 1.2, MARIGOLD),
        (70, 376, 100, 1.1, LIME),
        (404, 470, -20, 1.15, PINK),
        (118, 566, 200, 1.05, LIME),
        (300, 560, 70, 0.8, SCARLET),
    ):
        canvas.paint(use(frogs[color], x, y, turn, size))
    petal = canvas.keep(
        path("M0 0C-16-16-14-44 0-60C14-44 16-16 0 0Z", fill=CREAM, stroke=PINK, stroke_width=3)
    )
    for x, y, size in ((210, 416, 0.9), (300, 76, 0.75), (456, 640, 0.8)):
        canvas.paint(
            group(
                *(use(petal, 0, 0, i * 40, 1) for i in range(9)),
                *(use(petal, 0, 0, 20 + i * 60, 0.62) for i in range(6)),
                circle(0, 0, 11, fill=MARIGOLD),
                transform=(f"translate({x} {y})scale({size})"),
            )
        )
    pollen(canvas, MINT, 50, 3)
    signature(canvas, 40, 48)
