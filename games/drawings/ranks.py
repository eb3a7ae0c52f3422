"""The letters and numbers in a card's corners, drawn as strokes: no font is needed.

Each is made for a box 20 wide (the ten: 25) and 30 high.
"""

from games.drawings.svg import group, number, path

STROKES = {
    "A": "M1.5 30L10 2L18.5 30M5 20.5H15",
    "2": "M2.5 10C2.5-1.5 17.5-1 17.5 9C17.5 15.5 10 19 3 27.6H18.5",
    "3": "M3 2.4H16.5L9 12C21.5 12 20.5 27.8 9.5 27.8C6 27.8 3.5 26.5 1.8 24",
    "4": "M14 30V3.5L2.5 21.3H19",
    "5": "M16.5 2.4H5.5L4 14C8.5 10.5 18 12 18 20C18 28 7.5 29.8 2 25",
    "6": "M14.5 1.5C8 7.5 2.3 13.5 2.3 20C2.3 30.4 17.7 30.4 17.7 20C17.7 10.5 5.5 10.5 3 17",
    "7": "M1.5 2.4H17.5L7.5 30",
    "8": "M10 13.2C1.5 13.2 1.5 2.2 10 2.2C18.5 2.2 18.5 13.2 10 13.2"
    "C-.5 13.2-.5 27.8 10 27.8C20.5 27.8 20.5 13.2 10 13.2Z",
    "9": "M5.5 28.5C12 22.5 17.7 16.5 17.7 10C17.7-.4 2.3-.4 2.3 10C2.3 19.5 14.5 19.5 17 13",
    "T": "M1 6.5L5.5 2.5V30M17 2.2C9 2.2 9 27.8 17 27.8C25 27.8 25 2.2 17 2.2Z",
    "J": "M7 2.4H15V20.5C15 30 3 30 2.5 21.5",
    "Q": "M10 2.2C-.5 2.2-.5 27.8 10 27.8C20.5 27.8 20.5 2.2 10 2.2ZM10.5 20.5L19 30.5",
    "K": "M3.5 .5V30M17.5 .5L4 16.5M8.5 11.5L18.5 30",
    "L": "M4 .5V27.6H18",
    "B": "M4 2.4V27.6H11C20.5 27.6 20.5 14.3 11 14.3H4M11 14.3C18.5 14.3 18.5 2.4 11 2.4H4",
}
WIDTHS = {"T": 25.0}


def rank(name: str, x: float, y: float, height: float, color: str) -> str:
    """The rank with the middle of its upper edge at (x, y)."""
    scale = height / 30
    left = x - WIDTHS.get(name, 20.0) / 2 * scale
    return group(
        path(STROKES[name]),
        transform=f"translate({number(left)} {number(y)})scale({scale:.3g})",
        fill="none",
        stroke=color,
        stroke_width=4.6,
    )
