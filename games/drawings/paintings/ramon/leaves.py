"""Leaves by themselves: one great one, twelve in boxes, two that eat."""

from games.drawings.paintings.canvas import Canvas, use
from games.drawings.paintings.curves import dots
from games.drawings.paintings.ramon.palette import (
    CREAM,
    FOREST,
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
from games.drawings.paintings.ramon.plants import blossom, bud, fan, fern, frond, leaf, monstera
from games.drawings.paintings.ramon.style import signature, stitched, thicket, veil
from games.drawings.svg import circle, ellipse, group, path, rect


def monstera_at_four(canvas: Canvas) -> None:
    """The light comes through in stripes."""
    canvas.fill(CREAM)
    blinds = "".join(f"M-40 {y}L540 {y - 150}v26L-40 {y + 26}z" for y in range(40, 900, 58))
    canvas.paint(
        path(blinds, fill=LIME, fill_opacity=(".6")),
        path(blinds, fill=stitched(canvas, LEAF, -15, ".55")),
    )
    big = canvas.keep(monstera())
    small = canvas.keep(fern())
    canvas.paint(
        circle(96, 104, 46, fill=MARIGOLD),
        circle(96, 104, 32, fill=("none"), stroke=CREAM, stroke_width=5),
    )
    for x, y, turn, size, color in (
        (20, 330, 24, 1.9, FRESH),
        (486, 330, -30, 1.9, FRESH),
        (30, 690, 30, 2.1, FRESH),
        (470, 690, -28, 2.0, MOSS),
        (430, 20, 160, 1.6, MOSS),
        (250, -10, 184, 1.3, FRESH),
    ):
        canvas.paint(use(small, x, y, turn, size, fill=color))
    light = canvas.clip(path(blinds))
    place = (262, 478, 6, 3.1)
    canvas.paint(
        use(big, 292, 512, 6, 3.1, fill=NIGHT, opacity=".25"),
        path("M262 470C252 560 280 620 262 720", fill="none", stroke=NIGHT, stroke_width=15),
        path("M262 470C252 560 280 620 262 720", fill="none", stroke=MOSS, stroke_width=6),
        use(big, *place, fill=FOREST),
        group(use(big, *place, fill=LEAF), clip_path=light),
        use(big, 86, 690, -26, 1.35, fill=TEAL),
        use(big, 424, 676, 24, 1.2, fill=FRESH),
    )
    signature(canvas)


def herbarium(canvas: Canvas) -> None:
    """Pressed, labelled, and still growing."""
    canvas.fill(NIGHT)
    grounds = (CREAM, MINT, LIME, FOREST, CREAM, TEAL, LEAF, CREAM, MINT, MARIGOLD, FOREST, LIME)
    inks = (LEAF, FOREST, TEAL, LIME, TEAL, MINT, CREAM, FOREST, LEAF, FOREST, MINT, LEAF)
    # Each with the height of its foot in the box, and its size.
    plants = (
        (frond(), 138, 1.18),
        (monstera(), 112, 0.84),
        (leaf(44, 6), 138, 1.2),
        (fan(), 122, 0.66),
        (fern(), 138, 1.2),
        (leaf(24, 4), 142, 1.28),
        (blossom(6), 78, 0.74),
        (frond(6, 40), 138, 1.2),
        (bud(), 132, 1.15),
        (leaf(54, 7), 136, 1.15),
        (frond(5, 60), 134, 1.1),
        (blossom(5), 78, 0.74),
    )
    for i, (plant, foot, size) in enumerate(plants):
        x, y = 20 + i % 3 * 156, 20 + i // 3 * 167
        canvas.paint(
            rect(x, y, 148, 159, fill=grounds[i]),
            path(
                f"M{x + 6} {y + 6}h136v147h-136z",
                fill="none",
                stroke=inks[i],
                stroke_width=1.6,
                stroke_dasharray="2 5",
            ),
            use(canvas.keep(plant), x + 74, y + foot, i * 37 % 21 - 10, size, fill=inks[i]),
        )
    nails = [(16 + column * 156, 16 + row * 167) for column in range(4) for row in range(5)]
    canvas.paint(path(dots(nails), stroke=MARIGOLD, stroke_width=9, stroke_linecap="round"))
    signature(canvas, 456, 652)


def carnivores(canvas: Canvas) -> None:
    """At lunch."""
    canvas.fill(FOREST)
    kinds = [canvas.keep(each) for each in (leaf(26), fern(), frond())]
    thicket(canvas, kinds, (NIGHT, TEAL, LEAF), 92, (0.9, 1.3))
    belly = (
        "M-44 30C-48 120-100 190-92 280C-84 350-40 384 2 382C48 380 88 346 88 274"
        "C88 190 52 120 48 30Z"
    )
    spots = dots(
        (
            (-30, 150),
            (-8, 120),
            (22, 150),
            (-56, 210),
            (-26, 200),
            (8, 196),
            (40, 214),
            (-66, 270),
            (-36, 254),
            (-2, 250),
            (30, 262),
            (62, 270),
            (-44, 310),
            (-10, 304),
            (24, 316),
            (54, 316),
            (-20, 350),
            (18, 356),
        )
    )
    ribs = "".join(f"M{k * 13} {12 + abs(k) * 1.5:.0f}v{26 - abs(k) * 3}" for k in range(-4, 5))
    pitcher = canvas.keep(
        path(
            "M-52 26C-70-10-70-70-30-96C20-112 84-84 92-34C70-44 30-38 48 20Z",
            fill=MOSS,
            stroke=NIGHT,
            stroke_width=6,
        )
        + path(
            "M-46 14C-30-40 20-72 78-50M-50-20C-30-60 0-80 40-84",
            fill="none",
            stroke=LIME,
            stroke_width=5,
        )
        + path(belly, fill=LIME, stroke=NIGHT, stroke_width=6)
        + path("M10 30C20 140 40 240 4 380C48 380 88 346 88 274C88 190 52 120 48 30Z", fill=FRESH)
        + path(spots, stroke=SCARLET, stroke_width=12, stroke_linecap="round")
        + path(
            "M-30 60C-34 150-70 200-64 290M32 60C36 150 64 200 62 270",
            fill="none",
            stroke=LEAF,
            stroke_width=5,
        )
        + ellipse(0, 28, 60, 25, fill=SCARLET, stroke=NIGHT, stroke_width=6)
        + path(ribs, stroke=PINK, stroke_width=5)
        + ellipse(0, 26, 42, 14, fill=NIGHT)
    )
    fly = canvas.keep(
        ellipse(0, 0, 8, 5, fill=NIGHT)
        + ellipse(-5, -8, 8, 4, fill=CREAM, fill_opacity=(".85"), transform=("rotate(30)"))
        + ellipse(6, -8, 8, 4, fill=CREAM, fill_opacity=".85", transform="rotate(-30)")
    )
    stems = "M170 600C130 660 200 680 190 740M340 640C390 700 330 710 340 740"
    canvas.paint(
        path(stems, fill="none", stroke=NIGHT, stroke_width=16),
        path(stems, fill="none", stroke=MOSS, stroke_width=7),
        use(pitcher, 146, 170, -6, 1.16),
        use(pitcher, 366, 250, 7, (-1.06, 1.06)),
    )
    for x, y, turn, size, color, kind in (
        (10, 720, 30, 1.9, FRESH, 2),
        (260, 730, -6, 1.8, LEAF, 2),
        (490, 726, -30, 1.9, MOSS, 2),
        (250, 180, 10, 1.2, LEAF, 0),
        (30, 120, 150, 1.4, LEAF, 1),
        (470, 110, -140, 1.5, FRESH, 1),
    ):
        canvas.paint(use(kinds[kind], x, y, turn, size, fill=color))
    for x, y, turn in ((276, 90, 0), (330, 150, 30), (218, 64, -20), (430, 200, 10), (60, 60, -40)):
        canvas.paint(use(fly, x, y, turn, 1.5))
    veil(canvas)
    signature(canvas)
