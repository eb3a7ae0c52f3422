"""The paints: one palette per suit, four complexions."""

from dataclasses import dataclass

from games.drawings.suits import COLORS


@dataclass(frozen=True)
class Paints:
    suit: str  # follows the deck: two or four colours
    ground: str
    ground_deep: str
    second: str
    second_light: str
    gold: str = "#e3a72f"
    pale: str = "#fff6e2"
    line: str = "#1b1c24"


@dataclass(frozen=True)
class Skin:
    light: str
    shade: str
    lips: str


PAINTS = {
    "S": Paints(COLORS["S"], "#c9cdea", "#a9b0da", "#3f4299", "#7d83cf"),
    "H": Paints(COLORS["H"], "#fbd8cf", "#f5b6a9", "#7a1734", "#ee8f86"),
    "D": Paints(COLORS["D"], "#fde6bd", "#f9cd83", "#11597a", "#4fa9c6"),
    "C": Paints(COLORS["C"], "#d6e7cf", "#afd0a5", "#23704a", "#6fb287"),
}
FAIR = Skin("#f4d8bd", "#e2b390", "#b8433f")
OLIVE = Skin("#dcae80", "#c38d5c", "#9c3a34")
BROWN = Skin("#a96f47", "#8a5433", "#7c2630")
DARK = Skin("#7a4c33", "#5d3623", "#a5474a")
