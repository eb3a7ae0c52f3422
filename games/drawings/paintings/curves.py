"""The lines everything is drawn with, as path data."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin, tau

from games.drawings.paintings.chance import Chance
from games.drawings.paintings.trace import Trace
from games.drawings.svg import Point


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at this distance and angle (in turns, from the right, clockwise)."""
    return x + radius * cos(tau * angle), y + radius * sin(tau * angle)


def straight(points: Sequence[Point], closed: bool = True, fine: bool = False) -> str:
    trace = Trace(fine).move(points[0]).to(*points[1:])
    return str(trace.close() if closed else trace)


def flowing(points: Sequence[Point], fine: bool = False) -> str:
    """An open curve from the first point to the last, drawn towards those between."""
    trace = Trace(fine).move(points[0])
    for here, after in pairwise(points[1:-1]):
        trace.bend(here, _middle(here, after))
    return str(trace.bend(points[-2], points[-1]))


def between(one: Sequence[Point], other: Sequence[Point]) -> str:
    """What lies between two flowing lines."""
    return flowing(one) + "L" + flowing(other[::-1])[1:] + "z"


def rounded(points: Sequence[Point], fine: bool = False) -> str:
    """A closed curve that is drawn towards each of the points."""
    trace = Trace(fine).move(_middle(points[-1], points[0]))
    for here, after in zip(points, [*points[1:], points[0]], strict=True):
        trace.bend(here, _middle(here, after))
    return str(trace.close())


def blob(chance: Chance, x: float, y: float, rx: float, ry: float, wobble: float = 0.15) -> str:
    """A round shape that no compass has drawn."""
    count = 9
    return rounded(
        [
            (x + rx * reach * cos(angle), y + ry * reach * sin(angle))
            for angle in (tau * i / count for i in range(count))
            for reach in [chance.near(1.06, wobble)]
        ]
    )


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring, from one angle to the other (in turns)."""
    large = end - start > 0.5
    trace = Trace(fine=True).move(polar(x, y, outer, start))
    trace.arc(outer, outer, polar(x, y, outer, end), large)
    trace.to(polar(x, y, inner, end))
    if inner:
        trace.arc(inner, inner, polar(x, y, inner, start), large, sweep=False)
    return str(trace.close())


def disc(x: float, y: float, radius: float) -> str:
    trace = Trace(fine=True).move((x - radius, y))
    trace.arc(radius, radius, (x + radius, y)).arc(radius, radius, (x - radius, y))
    return str(trace.close())


def star(x: float, y: float, outer: float, inner: float, count: int, turn: float = 0.0) -> str:
    return straight(
        [
            polar(x, y, inner if i % 2 else outer, turn - 0.25 + i / (2 * count))
            for i in range(2 * count)
        ],
        fine=True,
    )


def dots(points: Iterable[Point], fine: bool = False) -> str:
    """To be stroked with round caps: each point is a dot as wide as the stroke."""
    trace = Trace(fine)
    for point in points:
        trace.move(point)
        trace.to(point)
    return str(trace)


def ribbon(points: Sequence[Point], widths: Sequence[float], fine: bool = False) -> str:
    """A band along the points, as wide at each as said there."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        nx, ny = -dy / length * widths[i] / 2, dx / length * widths[i] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    trace = Trace(fine).move(left[0])
    for side in (left, right[::-1]):
        if side is not left:
            trace.to(side[0])
        for here, after in pairwise(side[1:-1]):
            trace.bend(here, _middle(here, after))
        trace.bend(side[-2], side[-1])
    return str(trace.close())


def spiral(
    x: float, y: float, inner: float, outer: float, turns: float, start: float = 0.0
) -> list[Point]:
    """The points of a spiral from the inside out, eight a turn."""
    count = max(int(turns * 8), 3)
    return [
        polar(x, y, inner + (outer - inner) * i / count, start + turns * i / count)
        for i in range(count + 1)
    ]


def wave(y: float, height: float, length: float, phase: float, step: int = 20) -> list[Point]:
    """The points of a swell from the left edge to the right."""
    return [
        (x, y + height * sin(2 * pi * (x / length + phase))) for x in range(-20, 520 + step, step)
    ]


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
