"""Action cards: what is done to the cards on offer, drawn in ink."""

from games.drawings.gotcha.paint import DRAWN, EDGED, GOLD, INK, PAPER, TINT, back, card, coin
from games.drawings.svg import circle, ellipse, group, path, rect

_BIN = "M34 40H66L63 68Q62.8 70 61 70H39Q37.2 70 37 68Z"


def flip_one() -> str:
    """A card that is being turned."""
    return group(
        ellipse(50, 68, 30, 2.4, fill=TINT),
        back(32, 42, -8, 27),
        card(66, 42, 8, 27),
        circle(66, 42, 7, fill=GOLD, **EDGED),
        path("M62.6 42.4L65.4 45L70 39.6", **DRAWN),
        path("M30 16Q49 0 67 13", **DRAWN | {"stroke_width": 2.6}),
        path("M60 14.6L68.4 14.8L67.6 6.4", **DRAWN | {"stroke_width": 2.6}),
    )


def add_one() -> str:
    """One more for a row of cards."""
    return group(
        ellipse(50, 69, 38, 2.4, fill=TINT),
        card(22, 50, 0, 21),
        back(46, 50, 0, 21),
        back(72, 38, 12, 21),
        circle(84, 20, 9.5, fill=GOLD, **EDGED),
        path("M84 15V25M79 20H89", **DRAWN | {"stroke_width": 2.6}),
        path("M50 24Q56 14 64 17", **DRAWN | {"stroke_dasharray": "2.5 3.5"}),
    )


def _bin() -> str:
    return (
        ellipse(50, 70, 24, 2, fill=TINT)
        + path(_BIN, fill=TINT, **EDGED)
        + rect(31, 36, 38, 5, rx=2.5, fill=INK)
        + path("M43.6 47L44.6 63M50 47V63M56.4 47L55.4 63", **DRAWN)
    )


def remove_one() -> str:
    """Into the bin with it."""
    return group(
        path("M27 14Q30 4 39 5", **DRAWN | {"stroke_dasharray": "2.5 3.5"}),
        card(50, 22, 14, 22),
        path("M45 17.6L55 26.4M56.6 17L43.4 27", **DRAWN | {"stroke": "#b3202c"}),
        _bin(),
    )


def remove_two() -> str:
    """Into the bin with both."""
    return group(
        card(38, 21, -16, 21),
        card(63, 21, 14, 21),
        path("M33.4 18.6L42.6 24M42 17L34 25.4", **DRAWN | {"stroke": "#b3202c"}),
        path("M58.6 16.6L67.4 25.6M68 17L58 25", **DRAWN | {"stroke": "#b3202c"}),
        _bin(),
    )


def steal_a_point() -> str:
    """A mask, and what its wearer is after."""
    return group(
        ellipse(50, 69, 26, 2.4, fill=TINT),
        path("M12 26Q4 22 3 12M88 26Q96 22 97 12", **DRAWN | {"stroke_width": 3}),
        path(
            "M10 20Q30 10 50 18Q70 10 90 20Q92 38 74 42Q58 43 50 32Q42 43 26 42Q8 38 10 20Z",
            fill=INK,
            **EDGED,
        ),
        path("M22 27Q32 20 42 29Q32 36 22 27ZM58 29Q68 20 78 27Q68 36 58 29Z", fill=PAPER),
        circle(34, 28, 3, fill=INK),
        circle(66, 28, 3, fill=INK),
        coin(50, 55, 13),
        path("M30 50L34 54M70 50L66 54M28 60H33M72 60H67", **DRAWN | {"stroke": GOLD}),
    )
