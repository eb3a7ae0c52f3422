"""The icon of the installed site, in pixels: the card of the logo, drawn point by point.

The same drawing as static/favicon.svg, for those places that want a PNG. Nothing but arithmetic,
so it comes out alike everywhere.
"""

import struct
import zlib
from collections.abc import Callable
from math import hypot

Colour = tuple[int, int, int]
Shape = Callable[[float, float], float]  # how far outside of it a point is

WALL, NAVY = (242, 238, 230), (20, 33, 61)
BRASS, AMBER, CREAM, ROSE = (217, 164, 65), (245, 168, 28), (255, 246, 226), (226, 51, 111)
WIDTH, HEIGHT = 50.0, 70.0  # of the card


def _box(x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    middle_x, middle_y = x + width / 2, y + height / 2
    half_x, half_y = width / 2 - radius, height / 2 - radius

    def outside(px: float, py: float) -> float:
        dx, dy = abs(px - middle_x) - half_x, abs(py - middle_y) - half_y
        return hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius

    return outside


def _disc(x: float, y: float, radius: float) -> Shape:
    return lambda px, py: hypot(px - x, py - y) - radius


_STEM, _SHOULDER = _box(11, 12, 9, 46), _box(11, 12, 14, 31)


def _letter(px: float, py: float) -> float:
    """One shape, so that no seam shows where its parts meet."""
    bowl = max(hypot(px - 24, py - 27.5) - 15.5, 24 - px)
    return min(_STEM(px, py), _SHOULDER(px, py), bowl)


def _diamond(px: float, py: float) -> float:
    """Its sides are hollow a little, as on the cards."""
    across, along = abs(px - 35) / 7, abs(py - 54) / 9
    return (across**0.93 + along**0.93 - 1) * 5


SHAPES: tuple[tuple[Shape, Colour], ...] = (
    (_box(0, 0, WIDTH, HEIGHT, 6), BRASS),
    (_box(2, 2, WIDTH - 4, HEIGHT - 4, 4), NAVY),
    (_letter, AMBER),
    (_disc(24, 27.5, 6.5), CREAM),
    (_diamond, ROSE),
)


def icon(size: int, ground: Colour | None = None, share: float = 1.0) -> bytes:
    """A PNG of so many pixels each way; the card takes that share of its height. Without a ground
    what is not the card is transparent."""
    scale = HEIGHT / (size * share)  # of a pixel, in the card's own measure
    left, top = WIDTH / 2 - size * scale / 2, HEIGHT / 2 - size * scale / 2
    rows = bytearray()
    for row in range(size):
        rows.append(0)  # no filter
        y = top + (row + 0.5) * scale
        for column in range(size):
            rows += _pixel(left + (column + 0.5) * scale, y, scale, ground)
    return _png(size, bytes(rows))


def _pixel(x: float, y: float, scale: float, ground: Colour | None) -> bytes:
    red, green, blue = ground or BRASS
    cover = 1.0 if ground else 0.0
    for outside, colour in SHAPES:
        share = min(max(0.5 - outside(x, y) / scale, 0.0), 1.0)
        if share:
            red += round((colour[0] - red) * share)
            green += round((colour[1] - green) * share)
            blue += round((colour[2] - blue) * share)
            cover = max(cover, share)
    return bytes((red, green, blue, round(255 * cover)))


def _png(size: int, rows: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", header),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        ]
    )


# Whatever shape a launcher cuts out, the middle four fifths stay.
ICONS: dict[str, Callable[[], bytes]] = {
    "icon-192.png": lambda: icon(192),
    "icon-512.png": lambda: icon(512),
    "maskable-512.png": lambda: icon(512, WALL, 0.62),
    "touch-180.png": lambda: icon(180, WALL, 0.76),
}
