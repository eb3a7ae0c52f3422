"""Ramon Martins's hand: everything overgrown, nothing left empty, and a small leaf."""

from collections.abc import Callable, Sequence

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas, use
from games.drawings.paintings.curves import dots
from games.drawings.paintings.ramon.palette import CREAM, FOREST, LIME, NIGHT
from games.drawings.svg import Point, circle, group, path, rect


def thicket(
    canvas: Canvas,
    kinds: Sequence[str],
    colors: Sequence[str],
    cell: float = 78,
    size: tuple[float, float] = (0.8, 1.3),
    skip: Callable[[float, float], bool] | None = None,
) -> None:
    """Leaves of these kinds everywhere, those behind first; nothing where `skip` says so."""
    chance = canvas.chance
    spots = [
        (
            chance.near(column * cell + (cell / 2 if row % 2 else 0), cell * 0.24),
            chance.near(row * cell * 0.86, cell * 0.2),
        )
        for row in range(int(HEIGHT / cell / 0.86) + 2)
        for column in range(int(WIDTH / cell) + 2)
    ]
    placed: dict[str, list[str]] = {}
    for x, y in chance.shuffled(spots):
        if skip and skip(x, y):
            continue
        color = chance.one(colors)
        drawn = use(
            chance.one(kinds),
            round(x),
            round(y),
            chance.whole(0, 359),
            round(chance.between(*size), 1),
        )
        placed.setdefault(color, []).append(drawn)
    for color in colors:
        canvas.paint(group(*placed.get(color, []), fill=color))


def stitched(canvas: Canvas, color: str = CREAM, turn: float = 30, opacity: str = ".3") -> str:
    """A fine ornament of dots and lines, to be filled with."""
    return canvas.pattern(
        18,
        18,
        circle(4.5, 4.5, 1.8, fill=color, fill_opacity=opacity),
        path("M9 13.500h9", stroke=color, stroke_opacity=opacity, stroke_width=1.4),
        turn=turn,
    )


def pollen(canvas: Canvas, color: str = LIME, count: int = 60, width: float = 4) -> None:
    chance = canvas.chance
    spots: list[Point] = [
        (chance.between(0, WIDTH), chance.between(0, HEIGHT)) for _ in range(count)
    ]
    canvas.paint(path(dots(spots), stroke=color, stroke_width=width, stroke_linecap="round"))


def veil(canvas: Canvas) -> None:
    """Light from above, dusk below: it holds the thicket together."""
    canvas.paint(
        rect(
            0,
            0,
            WIDTH,
            HEIGHT,
            fill=canvas.linear((0, LIME, 0.12), (0.5, LIME, 0), (1, NIGHT, 0.35)),
        )
    )


def signature(canvas: Canvas, x: float = 456, y: float = 656, color: str = CREAM) -> None:
    """A leaf on a dark seed."""
    canvas.paint(
        circle(x, y, 20, fill=NIGHT),
        path(
            "M-9 11C-14-4-4-13 12-13C13 2 4 12-9 11ZM-9 11L-13 15",
            fill=color,
            stroke=color,
            stroke_width=2,
            transform=f"translate({x} {y})",
        ),
        path(f"M{x - 10} {y + 12}L{x + 6} {y - 6}", stroke=FOREST, stroke_width=2.4),
    )
