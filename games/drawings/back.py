"""The back of the cards: fans of brass lines on a night-blue wall."""

from math import cos, pi, sin

from games.drawings.svg import circle, group, number, path, polygon, rect

_LINE = "var(--card-back-line)"


def back() -> str:
    return group(
        rect(0, 0, 200, 280, fill="var(--card-face)"),
        rect(9, 9, 182, 262, rx=7, fill="var(--card-back)"),
        *(
            path(_fans(row), fill="var(--card-back)", stroke=_LINE, stroke_width=1.3)
            for row in range(8)
        ),
        # What reaches out of the field is covered by the card's rim.
        path(
            "M0 0V280H200V0ZM16 9H184A7 7 0 0 1 191 16V264A7 7 0 0 1 184 271H16A7 7 0 0 1 9 264V16"
            "A7 7 0 0 1 16 9Z",
            fill="var(--card-face)",
            fill_rule="evenodd",
        ),
        rect(13.5, 13.5, 173, 253, rx=4, fill="none", stroke=_LINE, stroke_width=2.4),
        _medallion(),
    )


def _fans(row: int) -> str:
    """A row of fans, set between those of the row above, whose feet it covers."""
    d, y = "", 46 + row * 36
    for column in range(-1, 5):
        x = 9 + column * 45.5 + (22.75 if row % 2 else 0)
        for radius in (22.7, 17.5, 12, 6.5):
            d += f"M{number(x - radius)} {y}a{number(radius)} {number(radius * 1.75)}"
            d += f" 0 0 1 {number(2 * radius)} 0"
        d += f"M{number(x)} {y}V{number(y - 39)}"
    return d


def _medallion() -> str:
    """A stepped lozenge with the house's P."""
    sizes = ((58, 78, "var(--card-back)", 2.4), (50, 68, "var(--card-back-deep)", 1.2))
    frames = "".join(
        polygon(
            [(100, 140 - h), (100 + w, 140), (100, 140 + h), (100 - w, 140)],
            fill=fill,
            stroke=_LINE,
            stroke_width=width,
        )
        for w, h, fill, width in sizes
    )
    rays = "".join(
        f"M{number(100 + 25 * cos(a))} {number(140 + 25 * sin(a))}"
        f"L{number(100 + 31 * cos(a))} {number(140 + 31 * sin(a))}"
        for a in (2 * pi * i / 24 for i in range(24))
    )
    return group(
        frames,
        path(rays, fill="none", stroke=_LINE, stroke_width=1.6),
        circle(100, 140, 21, fill="var(--card-back)", stroke=_LINE, stroke_width=1.6),
        path(
            "M94 153V127.5H101.5A7.5 7.5 0 0 1 101.5 142.5H94",
            fill="none",
            stroke=_LINE,
            stroke_width=3.6,
        ),
    )
