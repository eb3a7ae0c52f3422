"""The small signs beside the paintings: who painted it, and how it is auctioned.

Drawn on 24 by 24 in the colour of the text around them; a line that must part two shapes has
the colour of their ground, --mark-ground.
"""

from games.drawings.paintings.curves import disc, star
from games.drawings.svg import path, tag

_INK = "currentColor"
_GAP = {"fill": "none", "stroke": "var(--mark-ground,#fff)", "stroke_width": "1.7"}


def _filled(d: str, **more: str) -> str:
    return path(d, fill=_INK, **more)


_SIGNATURES = {
    # A sunburst.
    "manuel": _filled(star(12, 12, 11.5, 7, 12))
    + path(disc(12, 12, 4.2), **_GAP)
    + _filled(disc(12, 12, 2.4)),
    # A wave crest.
    "sigrid": _filled(
        "M.5 19C6 19 6 4 15.5 4C22.5 4 24 11 19.5 13.5C17.5 14.5 15 13 15.7 10.8"
        "C12 11.5 12.5 19 23.5 19C20 22 4 22 .5 19Z"
    ),
    # A bold slash, bridged as a stencil is.
    "daniel": _filled("M1.5 22.5L8 12.8H16.5L10 22.5ZM9 11.2L15.5 1.5H24L17.5 11.2Z"),
    # A leaf.
    "ramon": _filled("M4.5 19.5C.5 9 8 1.5 22.5 1.5C23 15.5 15.5 23.5 4.5 19.5Z")
    + path("M1.5 22.5L15.5 8.5M9.5 14.5V9.2M9.5 14.5H15", **_GAP)
    + path("M1.5 22.5L5 19", stroke=_INK, stroke_width="2.2", stroke_linecap="round"),
    # An eye.
    "rafael": _filled(
        "M.5 12.5Q12-1.5 23.5 12.5Q12 25.5 .5 12.5ZM12 6.7a5.6 5.6 0 1 0 .01 0Z",
        fill_rule="evenodd",
    )
    + _filled(disc(12, 12.3, 3.1)),
}
_AUCTIONS = {
    # A megaphone.
    "open": _filled("M1.5 9.2V14.8H5.5L14.5 20.5V3.5L5.5 9.2ZM5.6 16.2L7.4 22H11L9.6 17.8Z")
    + path(
        "M17.3 8.6Q19.6 12 17.3 15.4M20.3 5.8Q24.4 12 20.3 18.2",
        fill="none",
        stroke=_INK,
        stroke_width="2.1",
        stroke_linecap="round",
    ),
    # A raised hand.
    "one_offer": _filled(
        "M6 13V5.6a1.45 1.45 0 0 1 2.9 0V11h.9V3a1.45 1.45 0 0 1 2.9 0v8h.9V3.6a1.45 1.45"
        " 0 0 1 2.9 0V11.5h.9V6.2a1.45 1.45 0 0 1 2.9 0V15c0 5-2.8 8-7 8c-3.2 0-5.1-1.4"
        "-6.6-4.2L3.2 14.6c-.8-1.6 1.3-2.9 2.4-1.6z"
    ),
    # A closed envelope.
    "hidden": _filled(
        "M2 4.5H22A1 1 0 0 1 23 5.5V18.5A1 1 0 0 1 22 19.5H2A1 1 0 0 1 1 18.5V5.5A1 1 0 0 1 2 4.5Z"
    )
    + path("M1.5 5.5L12 13.5L22.5 5.5", **_GAP)
    + _filled(disc(12, 14.5, 2.6)),
    # A tag.
    "fixed_price": _filled(
        "M1.5 3.5A2 2 0 0 1 3.5 1.5H11.5L22.5 12.5A1.4 1.4 0 0 1 22.5 14.5L14.5 22.5"
        "A1.4 1.4 0 0 1 12.5 22.5L1.5 11.5ZM6.7 4.6a2.1 2.1 0 1 0 .01 0Z",
        fill_rule="evenodd",
    ),
    # Two frames, one over the other.
    "double": _filled("M1 1H15.5V17H1ZM4 4V14H12.5V4Z", fill_rule="evenodd")
    + path("M8.5 7H23V23H8.5Z", **(_GAP | {"fill": "var(--mark-ground,#fff)"}))
    + _filled("M8.5 7H23V23H8.5ZM11.5 10V20H20V10Z", fill_rule="evenodd"),
}


def sprite() -> str:
    symbols = [
        tag("symbol", drawn, id=name, viewBox="0 0 24 24")
        for name, drawn in (_SIGNATURES | _AUCTIONS).items()
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""])
