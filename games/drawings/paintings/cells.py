"""The plane divided among points: to each what is nearer to it than to any other."""

from collections.abc import Sequence

from games.drawings.svg import Point

_ALL: list[Point] = [(-90.0, -90.0), (590.0, -90.0), (590.0, 790.0), (-90.0, 790.0)]


def cells(point: Point, points: Sequence[Point]) -> list[Point]:
    """The corners of what belongs to the point."""
    corners = _ALL
    for other in points:
        if other != point:
            corners = _nearer(corners, point, other)
    return corners


def shrunk(corners: Sequence[Point], towards: Point, share: float) -> list[Point]:
    x, y = towards
    return [(x + (cx - x) * share, y + (cy - y) * share) for cx, cy in corners]


def _nearer(corners: list[Point], one: Point, other: Point) -> list[Point]:
    """Of this polygon the part that is nearer to one than to the other."""
    nx, ny = other[0] - one[0], other[1] - one[1]
    limit = (other[0] ** 2 + other[1] ** 2 - one[0] ** 2 - one[1] ** 2) / 2
    kept = []
    for i, here in enumerate(corners):
        before = corners[i - 1]
        inside, was_inside = (x * nx + y * ny <= limit for x, y in (here, before))
        if inside != was_inside:
            ahead = (here[0] - before[0]) * nx + (here[1] - before[1]) * ny
            share = (limit - before[0] * nx - before[1] * ny) / ahead
            kept.append(
                (
                    before[0] + (here[0] - before[0]) * share,
                    before[1] + (here[1] - before[1]) * share,
                )
            )
        if inside:
            kept.append(here)
    return kept
