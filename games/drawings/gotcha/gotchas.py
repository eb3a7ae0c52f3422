"""Gotchas: a red crab that helps itself."""

from games.drawings.gotcha.paint import DARK, EDGED, FILL, GOLD, INK, PAPER, TINT, card, coin, eye
from games.drawings.svg import circle, ellipse, group, path

_JAWS = "M0 0C-4-13 4-24 17-25C12-21 11-16 13-11C16-15 20-17 24-16C25-5 15 4 4 4Z"


def claw(x: float, y: float, turn: float, size: float = 1, flip: bool = False) -> str:
    """Pincers that open upwards and to the right of their joint."""
    mirrored = "scale(-1 1)" if flip else ""
    return group(
        path(_JAWS, fill=FILL, **EDGED),
        circle(1.5, 1.5, 3.2, fill=TINT, **EDGED),
        transform=f"translate({x} {y}){mirrored}rotate({turn})scale({size})",
    )


def arm(d: str) -> str:
    return path(d, fill="none", stroke=INK, stroke_width=7, stroke_linecap="round") + path(
        d, fill="none", stroke=FILL, stroke_width=3.6, stroke_linecap="round"
    )


def legs(x: float, y: float, spread: float) -> str:
    one = "".join(
        f"M{x + side * spread * 0.8} {y}q{side * 7} {drop} {side * 8} {drop + 7}"
        for side in (-1, 1)
        for drop in (0, 4)
    )
    return path(one, fill="none", **EDGED | {"stroke_width": 2.6})


def face(x: float, y: float, size: float, look: tuple[float, float]) -> str:
    """Eyes on stalks, brows that mean it, and a smile that does too."""
    return group(
        path("M-7-8V-15M7-8V-15", fill="none", **EDGED | {"stroke_width": 2.6}),
        eye(-7, -18, 5, look),
        eye(7, -18, 5, look),
        path("M-14-24L-3-20.5M14-24L3-20.5", fill="none", **EDGED | {"stroke_width": 2.4}),
        path("M-10 0Q0 8 10 0Q8 9 0 9Q-8 9-10 0Z", fill=DARK),
        path("M-6 2.2L-4.4 5.4L-2.6 3.6ZM6 2.2L4.4 5.4L2.6 3.6Z", fill=PAPER),
        transform=f"translate({x} {y})scale({size})",
    )


def once() -> str:
    """One claw, one card."""
    return group(
        ellipse(66, 69, 28, 2.4, fill=TINT),
        card(24, 25, -14, 19),
        path("M20 22L28 20M21.4 28L29.4 26", fill="none", **EDGED | {"stroke_width": 1.4}),
        arm("M52 56Q34 58 33 44"),
        claw(34, 42, -48, 1.1),
        arm("M82 56Q92 54 92 46"),
        claw(92, 46, -30, 0.6),
        legs(68, 60, 20),
        ellipse(68, 56, 21, 13, fill=FILL, **EDGED),
        face(68, 54, 1, (-0.9, -0.5)),
    )


def twice() -> str:
    """Both claws, two cards."""
    return group(
        ellipse(50, 69, 28, 2.4, fill=TINT),
        card(17, 20, -12, 18),
        card(83, 20, 12, 18),
        arm("M34 58Q20 56 22 41"),
        arm("M66 58Q80 56 78 41"),
        claw(23, 39, -44, 1),
        claw(77, 39, -44, 1, flip=True),
        legs(50, 61, 21),
        ellipse(50, 57, 22, 13, fill=FILL, **EDGED),
        face(50, 55, 1, (0, -0.6)),
    )


def bad() -> str:
    """It has bitten a coin in two."""
    return group(
        ellipse(50, 69, 28, 2.4, fill=TINT),
        group(coin(50, 15, 12.5)),
        path(
            "M51 1L46 9L53 14L46 20L50 29",
            fill="none",
            stroke=PAPER,
            stroke_width=3.4,
            stroke_linejoin="round",
        ),
        path("M51 1L46 9L53 14L46 20L50 29", fill="none", **EDGED | {"stroke_width": 1}),
        circle(31, 7, 1.4, fill=GOLD),
        circle(70, 6, 1.8, fill=GOLD),
        circle(66, 28, 1.2, fill=GOLD),
        arm("M33 58Q17 54 22 36"),
        arm("M67 58Q83 54 78 36"),
        claw(23, 34, -8, 1.05),
        claw(77, 34, -8, 1.05, flip=True),
        legs(50, 62, 21),
        ellipse(50, 59, 22, 12, fill=FILL, **EDGED),
        face(50, 58, 0.95, (0, -0.9)),
    )
