"""Daniel Melim's hand: stencil and cut paper in reds on a wall, held by one bold black line."""

from collections.abc import Sequence
from math import hypot

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas, use
from games.drawings.paintings.chance import Chance
from games.drawings.paintings.curves import dots, straight
from games.drawings.paintings.trace import Trace
from games.drawings.svg import Point, circle, group, path, rect

RED, BRICK, BLOOD, CORAL, PINK = "#dc241f", "#a9181c", "#670f15", "#f06a5b", "#f7b9ab"
PAPER, NEWS, CONCRETE, SLATE, BLACK = "#f6eddd", "#e4d9c5", "#bfb8ac", "#57524e", "#151314"
MUSTARD = "#f0b42f"


def scrap(canvas: Canvas, corners: Sequence[Point], fill: str, torn: float = 5) -> None:
    """A piece of paper on the wall. Torn, it shows its white core; cut (0), only its shadow."""
    edge = ragged(canvas.chance, corners, torn) if torn else list(corners)
    shape = canvas.keep(path(straight(edge)))
    core = [use(shape, fill=PAPER, stroke=PAPER, stroke_width=6)] if torn else []
    canvas.paint(
        use(shape, 5, 8, fill=BLACK, fill_opacity=".3"),
        *core,
        use(shape, fill=fill),
    )


def ragged(chance: Chance, corners: Sequence[Point], torn: float) -> list[Point]:
    edge = []
    for i, (x, y) in enumerate(corners):
        ax, ay = corners[(i + 1) % len(corners)]
        steps = max(int(hypot(ax - x, ay - y) / 26), 1)
        for step in range(steps):
            share = step / steps
            edge.append(
                (chance.near(x + (ax - x) * share, torn), chance.near(y + (ay - y) * share, torn))
            )
    return edge


def halftone(
    canvas: Canvas, color: str, size: float = 11, dot: float = 3.2, turn: float = 24
) -> str:
    """A screen of dots, to be filled with."""
    half = size / 2
    return canvas.pattern(size, size, circle(half, half, dot, fill=color), turn=turn)


def bricks(canvas: Canvas, wall: str, joint: str) -> str:
    """A wall, to be filled with."""
    d = "M2 2h56v20h-56zM62 2h56v20h-56zM-28 26h56v20h-56zM32 26h56v20h-56zM92 26h56v20h-56z"
    return canvas.pattern(120, 48, rect(0, 0, 120, 48, fill=joint), path(d, fill=wall))


def drips(chance: Chance, spots: Sequence[tuple[float, float, float]]) -> str:
    """Paint that ran: from each spot so far down; to be stroked round."""
    trace = Trace()
    for x, y, reach in spots:
        trace.move((x, y)).to((x, y + reach * chance.between(0.6, 1.2)))
    return str(trace)


def overspray(
    canvas: Canvas, x: float, y: float, radius: float, color: str, count: int = 60
) -> None:
    """The mist beside a stencil."""
    chance = canvas.chance
    cloud = canvas.radial((0, color, 0.5), (0.5, color, 0.22), (1, color, 0))
    spots = [
        (
            chance.near(x, radius * chance.between(0.2, 1)),
            chance.near(y, radius * chance.between(0.2, 1)),
        )
        for _ in range(count)
    ]
    canvas.paint(
        circle(x, y, radius, fill=cloud),
        path(
            dots(spots), stroke=color, stroke_width=3, stroke_linecap="round", stroke_opacity=".7"
        ),
    )


def newsprint(chance: Chance, x: float, y: float, width: float, lines: int) -> str:
    """Columns of what might be read; to be stroked."""
    trace = Trace()
    for i in range(lines):
        reach = width * (0.6 if i % 7 == 6 else chance.between(0.9, 1))
        trace.move((x, y + i * 9)).to((x + reach, y + i * 9))
    return str(trace)


def grit(canvas: Canvas) -> None:
    """What weather and a street do to a wall."""
    chance = canvas.chance

    def scattered(count: int) -> str:
        return dots((chance.between(2, 158), chance.between(2, 178)) for _ in range(count))

    worn = canvas.pattern(
        160,
        180,
        group(
            path(scattered(46), stroke=PAPER, stroke_opacity=".3", stroke_width=2),
            path(scattered(46), stroke=BLACK, stroke_opacity=".22", stroke_width=1.7),
            stroke_linecap="round",
        ),
        turn=9,
    )
    canvas.paint(rect(0, 0, WIDTH, HEIGHT, fill=worn))


def signature(canvas: Canvas, x: float = 456, y: float = 656, color: str = BLACK) -> None:
    """A bold slash, bridged as a stencil is."""
    canvas.paint(
        path(
            f"M{x - 17} {y + 19}l10-17h14l-10 17zM{x - 5} {y - 2}l10-17h14l-10 17z",
            fill=color,
        )
    )
