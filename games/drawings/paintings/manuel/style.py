"""Manuel Carvalho's hand: warm oranges on a canvas one could touch, and a small golden sun."""

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas
from games.drawings.paintings.curves import star
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, group, path, rect

CREAM, SAND, APRICOT, ORANGE = "#fcebd2", "#f5cf96", "#f8ac4c", "#f07f26"
BURNT, RUST, WINE, NIGHT = "#d6571d", "#a63c18", "#701f17", "#2f1613"
GOLD, ROSE, DUSK = "#e7ad34", "#ec9c80", "#2d6468"


def ground(canvas: Canvas, top: str, bottom: str) -> None:
    """Primed and unevenly rubbed: the middle is lighter than the rim."""
    canvas.fill(canvas.linear((0, top), (1, bottom)))
    glow = canvas.radial((0, "#fff3dc", 0.45), (1, "#fff3dc", 0))
    canvas.paint(rect(-80, -60, 660, 700, fill=glow))


def grain(canvas: Canvas, turn: float = 4) -> None:
    """The weave of the canvas and the marks of a dry brush, over everything."""
    chance = canvas.chance
    light, dark = Trace(), Trace()
    for i in range(44):
        x, y = chance.between(0, 150), chance.between(0, 190)
        reach = chance.between(20, 90)
        trace = light if i % 2 else dark
        trace.move((x, y)).bend((x + reach / 2, y + chance.near(0, 3)), (x + reach, y))
    brush = canvas.pattern(
        240,
        190,
        group(
            path(str(light), stroke="#fff6e0", stroke_opacity=".22", stroke_width=1.7),
            path(str(dark), stroke="#4a1c0c", stroke_opacity=".15", stroke_width=1.3),
            fill="none",
            stroke_linecap="round",
        ),
        turn=turn,
    )
    weave = canvas.pattern(
        5,
        5,
        path("M0 1h5M1 0v5", stroke="#5a2a10", stroke_opacity=".09"),
        path("M0 3.5h5M3.5 0v5", stroke="#fff", stroke_opacity=".1"),
    )
    canvas.paint(
        *(rect(0, 0, WIDTH, HEIGHT, fill=fill) for fill in (brush, weave)),
    )


def signature(canvas: Canvas, x: float = 456, y: float = 658, color: str = GOLD) -> None:
    """A small golden sunburst."""
    canvas.paint(
        group(
            path(star(x, y, 19, 9, 12), fill=color, stroke=NIGHT, stroke_opacity=".5"),
            circle(x, y, 6.5, fill=NIGHT, fill_opacity=".85"),
            circle(x, y, 3.5, fill=color),
        )
    )
