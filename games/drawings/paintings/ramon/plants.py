"""What grows in Ramon Martins's forest. Everything stands on its foot at the origin and grows
upwards, about a hundred high; what has no colour of its own takes that of whoever places it."""

from itertools import pairwise
from math import pi, sin

from games.drawings.paintings.curves import polar
from games.drawings.paintings.ramon.palette import CREAM, MARIGOLD, NIGHT, PINK
from games.drawings.paintings.trace import Trace
from games.drawings.svg import Point, circle, path


def vein(d: str, width: float = 2, color: str = NIGHT, opacity: str = ".5") -> str:
    return path(d, fill="none", stroke=color, stroke_width=width, stroke_opacity=opacity)


def leaf(width: float = 34, pairs: int = 5) -> str:
    """Pointed, with ribs."""
    blade = f"M0 0C-{width}-24-{width}-70 0-100C{width}-70 {width}-24 0 0z"
    ribs = "M0 0V-94"
    for i in range(pairs):
        y = 14 + i * 70 / pairs
        reach = width * 0.58 * sin(pi * min((y + width * 0.4) / 104, 1))
        ribs += f"M-{reach:.0f}-{y + reach * 0.8:.0f}L0-{y:.0f}L{reach:.0f}-{y + reach * 0.8:.0f}"
    return path(blade) + vein(ribs)


def frond(pairs: int = 9, spread: float = 46) -> str:
    """A palm's: long leaflets on both sides of a stem."""
    trace = Trace()
    for i in range(pairs):
        y = -8 - i * 84 / pairs
        reach = spread * sin(pi * (i + 1.6) / (pairs + 2.2))
        for side in (-1, 1):
            trace.move((0, y)).bend(
                (side * reach * 0.6, y - 16), (side * reach, y - 6 - reach * 0.42)
            )
            trace.bend((side * reach * 0.45, y + 2), (0, y + 8)).close()
    trace.move((-4, -86)).bend((-3, -100), (0, -108)).bend((3, -100), (4, -86)).close()
    return path(str(trace)) + vein("M0 4V-100", 2.6)


def fern(pairs: int = 11) -> str:
    """Rows of small round leaflets, the tip rolled in."""
    trace = Trace(fine=True)
    for i in range(pairs):
        y = -6 - i * 86 / pairs
        reach = 30 * (1 - i / (pairs + 1)) ** 0.8 + 3
        for side in (-1, 1):
            trace.move((0, y + 2)).bend((side * reach * 0.5, y - 9), (side * reach, y - 5))
            trace.bend((side * reach * 0.6, y + 5), (0, y + 2)).close()
    return path(str(trace)) + vein(
        "M0 4C2-40-2-70 0-96c2-12 14-10 12 0c-1 6-8 5-7 0", 3, opacity=".8"
    )


def monstera() -> str:
    """A heart cut into ribbons."""

    def edge(t: float) -> Point:
        return 72 * sin(pi * t**0.8), 46 * sin(pi * min(3.2 * t, 1)) - 116 * t

    cuts = (0.0, 0.26, 0.41, 0.55, 0.68, 0.81, 1.0)
    trace, ribs = Trace(fine=True), "M0 0V-110"
    for side in (1, -1):
        trace.move((0, 0))
        for a, b in pairwise(cuts):
            first, last = a == 0, b == 1
            start, end = edge(a + (0 if first else 0.02)), edge(b - (0 if last else 0.02))
            middle = edge((a + b) / 2)
            if not first:
                trace.bend((side * start[0] * 0.7, start[1] + 3), (side * start[0], start[1]))
            if first:
                below = (side * middle[0] * 1.3, middle[1] + 26)
                trace.curve((side * 6, 46), below, (side * end[0], end[1]))
            else:
                trace.bend((side * middle[0] * 1.14, middle[1]), (side * end[0], end[1]))
            if not last:
                trace.bend((side * end[0] * 0.7, end[1] + 7), (side * end[0] * 0.4, end[1] + 17))
            x, y = side * middle[0] * 0.85, middle[1] + 2
            ribs += f"M0 {min(y + 30, 2):.0f}Q{x * 0.45:.0f} {min(y + 16, 8):.0f} {x:.0f} {y:.0f}"
        trace.to((0, -116)).close()
    return path(str(trace)) + vein(ribs, 2.2)


def fan(count: int = 11, opening: float = 0.62) -> str:
    """A fan palm: blades from one point."""
    trace = Trace().move((0, 0))
    first = 0.75 - opening / 2
    for i in range(count):
        at = first + opening * i / (count - 1)
        gap = opening / (count - 1) / 2
        trace.to(
            polar(0, 0, 72, at - gap * 0.9), polar(0, 0, 104, at), polar(0, 0, 72, at + gap * 0.9)
        )
    ribs = "".join(
        "M0 0L{:.0f} {:.0f}".format(*polar(0, 0, 96, first + opening * i / (count - 1)))
        for i in range(count)
    )
    return path(str(trace.close())) + vein(ribs, 1.8)


def blossom(petals: int = 5) -> str:
    """A flower seen from above, its middle at the origin."""
    petal = "M0 0C-34-16-40-74-8-84Q0-76 8-84C40-74 34-16 0 0Z"
    around = "".join(path(petal, transform=f"rotate({360 * i // petals})") for i in range(petals))
    lines = "".join(
        "M{:.0f} {:.0f}L{:.0f} {:.0f}".format(
            *polar(0, 0, 12, i / petals - 0.25), *polar(0, 0, 56, i / petals - 0.25)
        )
        for i in range(petals)
    )
    return around + vein(lines, 3) + circle(0, 0, 17, fill=MARIGOLD) + circle(0, 0, 8, fill=CREAM)


def bud() -> str:
    """A closed flower on its calyx."""
    return path("M0 0C-30-20-26-70 0-96C26-70 30-20 0 0Z", fill=PINK) + path(
        "M-16-8C-14-34-6-50 0-60C6-50 14-34 16-8Q0 8-16-8Z"
    )
