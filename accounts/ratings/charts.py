"""Charts as geometry: what the templates draw as SVG. No colour and no word is decided here."""

from collections.abc import Sequence

import msgspec

WIDTH, HEIGHT = 640, 250
LEFT, RIGHT, TOP, BOTTOM = 48, 14, 12, 28
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
LINES, TICKS = 6, 5  # about so many, at round values
# Bars are narrower: on a phone their words are then large enough to be read.
BARS_WIDTH, BAR_LEFT, BAR_RIGHT = 360, 72, 52
BAR, GAP = 22, 10


class Point(msgspec.Struct, frozen=True):
    x: float
    y: float


class Line(msgspec.Struct, frozen=True):
    """A value of the scale and its height in the picture."""

    value: int
    y: float


class Tick(msgspec.Struct, frozen=True):
    """A match and how far along the picture it is."""

    match: int
    x: float


class History(msgspec.Struct, frozen=True):
    """A rating over time, and around it where somebody's strength may well lie."""

    path: str
    band: str
    last: Point
    grid: tuple[Line, ...]
    ticks: tuple[Tick, ...]


class Bar(msgspec.Struct, frozen=True):
    key: str
    count: int
    share: int
    y: int
    width: float


class Bars(msgspec.Struct, frozen=True):
    rows: tuple[Bar, ...]
    height: int


def history(points: Sequence[tuple[int, int, int]]) -> History | None:
    """From (match, rating, how far off it may be); one point alone is no history."""
    if len(points) < 2:
        return None
    values = [rating + off for _, rating, spread in points for off in (-spread, spread)]
    step = _step(max(values) - min(values), LINES)
    # From a little below to a little above: whole steps would leave half of the picture empty.
    low, high = min(values) - step // 5, max(values) + step // 5
    first, last = points[0][0], points[-1][0]
    stride = _step(last - first, TICKS)

    def x(match: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (match - first) / (last - first), 1)

    def y(value: int) -> float:
        share = (value - low) / max(1, high - low)
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)

    ratings = [(x(match), y(rating)) for match, rating, _ in points]
    upper = [(x(match), y(rating + spread)) for match, rating, spread in points]
    lower = [(x(match), y(rating - spread)) for match, rating, spread in points]
    return History(
        path=_path(ratings),
        band=_path([*upper, *reversed(lower)]) + "Z",
        last=Point(*ratings[-1]),
        grid=tuple(Line(value, y(value)) for value in _round(low, high, step)),
        ticks=tuple(Tick(match, x(match)) for match in _round(first, last, stride)),
    )


def _step(span: int, most: int) -> int:
    """The smallest round step of which at most so many fit in."""
    return next((step for step in STEPS if span <= most * step), -(-span // most))


def _round(low: int, high: int, step: int) -> range:
    """The multiples of the step from low to high."""
    return range(-(-low // step) * step, high + 1, step)


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def bars(counts: Sequence[tuple[str, int]]) -> Bars:
    """One bar for each count, the longest across the whole width."""
    most, total = max([count for _, count in counts], default=0), sum(n for _, n in counts)
    rows = tuple(
        Bar(
            key=key,
            count=count,
            share=round(100 * count / total) if total else 0,
            y=number * (BAR + GAP),
            width=round((BARS_WIDTH - BAR_LEFT - BAR_RIGHT) * count / most, 1) if most else 0,
        )
        for number, (key, count) in enumerate(counts)
    )
    return Bars(rows, len(rows) * (BAR + GAP))
