"""What the pictures share: their colours, a card, a coin, an eye."""

from games.drawings.svg import circle, group, path, rect

INK = "var(--gotcha-ink,#16181f)"
FILL = "var(--gotcha-fill,#8a94a6)"
TINT = "var(--gotcha-tint,#e8ebf0)"
GOLD = "var(--gotcha-gold,#e9a420)"
PAPER = "#fffdf6"
DARK = "#16181f"

EDGED = {"stroke": INK, "stroke_width": 1.8, "stroke_linejoin": "round", "stroke_linecap": "round"}
DRAWN: dict[str, str | float] = {"fill": "none"} | EDGED


def eye(x: float, y: float, radius: float, look: tuple[float, float] = (0, 0)) -> str:
    """An eye that looks somewhere, in fractions of its own size."""
    px, py = x + look[0] * radius * 0.45, y + look[1] * radius * 0.45
    return (
        circle(x, y, radius, fill=PAPER, stroke=INK, stroke_width=max(0.9, radius * 0.2))
        + circle(px, py, radius * 0.5, fill=DARK)
        + circle(px + radius * 0.18, py - radius * 0.2, radius * 0.16, fill=PAPER)
    )


def card(x: float, y: float, turn: float = 0, width: float = 17, fill: str = PAPER) -> str:
    """A small card around a point."""
    height = width * 1.36
    return group(
        rect(-width / 2, -height / 2, width, height, rx=2, fill=fill, **EDGED),
        transform=f"translate({x} {y})rotate({turn})",
    )


def back(x: float, y: float, turn: float = 0, width: float = 17) -> str:
    """The same face down."""
    height = width * 1.36
    return group(
        rect(-width / 2, -height / 2, width, height, rx=2, fill=INK, **EDGED),
        rect(
            -width / 2 + 2.4,
            -height / 2 + 2.4,
            width - 4.8,
            height - 4.8,
            rx=1,
            fill="none",
            stroke=GOLD,
            stroke_width=1.1,
        ),
        transform=f"translate({x} {y})rotate({turn})",
    )


def coin(x: float, y: float, radius: float = 11) -> str:
    """A point."""
    return (
        circle(x, y, radius, fill=GOLD, **EDGED)
        + circle(x, y, radius * 0.72, fill="none", stroke=DARK, stroke_width=0.9)
        + path(
            "M-2.4-3.6L1-6V6M-2.6 6H4",
            fill="none",
            stroke=DARK,
            stroke_width=2.1,
            stroke_linecap="round",
            stroke_linejoin="round",
            transform=f"translate({x} {y})scale({radius / 11})",
        )
    )
