"""Circles: a sun in quarters, streets of arcs, an echo."""

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas, use
from games.drawings.paintings.curves import disc, sector
from games.drawings.paintings.manuel.style import (
    APRICOT,
    BURNT,
    CREAM,
    DUSK,
    GOLD,
    NIGHT,
    ORANGE,
    ROSE,
    RUST,
    SAND,
    WINE,
    grain,
    ground,
    signature,
)
from games.drawings.svg import circle, group, path, rect


def high_noon(canvas: Canvas) -> None:
    """One great disc, each quarter in an order of its own."""
    ground(canvas, SAND, APRICOT)
    x, y = 268, 296
    canvas.paint(
        rect(0, 0, x, y, fill=ORANGE),
        rect(x, 0, WIDTH - x, y, fill=SAND),
        rect(x, y, WIDTH - x, HEIGHT - y, fill=BURNT),
        rect(0, y, x, HEIGHT - y, fill=APRICOT),
    )
    quarters = (
        (CREAM, RUST, APRICOT, WINE, SAND, BURNT),
        (ORANGE, SAND, NIGHT, GOLD, CREAM, APRICOT),
        (WINE, APRICOT, CREAM, BURNT, ROSE, RUST),
        (GOLD, BURNT, ORANGE, CREAM, RUST, WINE),
    )
    radii = (266, 214, 168, 126, 84, 44)
    for quarter, colors in enumerate(quarters):
        start = (quarter * 0.25 + 0.25) % 1
        for color, radius in zip(colors, radii, strict=True):
            canvas.paint(path(sector(x, y, 0, radius, start, start + 0.25), fill=color))
    canvas.paint(
        path(sector(x, y, 214, 240, 0.03, 0.22), fill=DUSK),
        circle(x, y, 18, fill=CREAM),
    )
    for radius, color in ((92, WINE), (68, CREAM), (44, BURNT), (20, GOLD)):
        canvas.paint(path(sector(96, HEIGHT, 0, radius, 0.5, 1), fill=color))
    grain(canvas)
    signature(canvas)


def market(canvas: Canvas) -> None:
    """Streets that turn at every corner: quarter arcs, laid as they came."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, APRICOT), (0.55, ORANGE), (1, BURNT)))
    arcs = ((62, WINE), (38, SAND), (14, BURNT))
    tile = canvas.keep(
        group(
            *(
                path("M0-50A50 50 0 0 1-50 0M50 0A50 50 0 0 0 0 50", stroke=c, stroke_width=w)
                for w, c in arcs
            ),
            fill="none",
        )
    )
    straights = canvas.keep(
        group(
            *(path("M-50 0H50", stroke=c, stroke_width=w) for w, c in arcs),
            *(path("M0-50V50", stroke=c, stroke_width=w) for w, c in arcs),
            fill="none",
        )
    )
    cells = [(x, y) for y in range(50, 750, 100) for x in range(50, 550, 100)]
    crossings = {(150, 150), (350, 450), (50, 550)}
    for x, y in cells:
        if (x, y) in crossings:
            canvas.paint(use(straights, x, y, chance.whole(0, 1) * 90))
        else:
            canvas.paint(use(tile, x, y, chance.whole(0, 1) * 90))
    stalls = (
        (200, 300, GOLD, 34),
        (400, 100, CREAM, 34),
        (100, 400, CREAM, 26),
        (300, 600, GOLD, 26),
        (400, 500, DUSK, 34),
        (100, 0, GOLD, 34),
    )
    for x, y, color, radius in stalls:
        canvas.paint(
            circle(x, y, radius, fill=color),
            circle(x, y, radius - 11, fill="none", stroke=NIGHT, stroke_width=4),
        )
    canvas.paint(circle(400, 600, 36, fill=WINE))
    grain(canvas, 12)
    signature(canvas, 400, 600)


def echo(canvas: Canvas) -> None:
    """Two discs of stripes; where they meet, each answers the other."""
    stripes = {
        name: canvas.pattern(
            width,
            width,
            rect(0, 0, width, width, fill=a),
            rect(0, 0, width, width / 2, fill=b),
            turn=turn,
        )
        for name, width, a, b, turn in (
            ("wall", 40, SAND, APRICOT, 90),
            ("first", 40, CREAM, BURNT, 0),
            ("second", 40, WINE, ORANGE, 90),
            ("both", 40, NIGHT, GOLD, 45),
        )
    }
    first, second = disc(205, 262, 178), disc(300, 440, 178)
    inside = canvas.clip(path(first))
    canvas.fill(stripes["wall"])
    canvas.paint(
        path(disc(215, 276, 178), fill=NIGHT, fill_opacity=".22"),
        path(disc(310, 454, 178), fill=NIGHT, fill_opacity=".22"),
        path(first, fill=stripes["first"]),
        path(second, fill=stripes["second"]),
        group(path(second, fill=stripes["both"]), clip_path=inside),
    )
    grain(canvas, 40)
    signature(canvas, color=RUST)
