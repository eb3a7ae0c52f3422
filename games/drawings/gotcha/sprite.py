"""The sprite of the twelve kinds of cards and the money bag."""

from games.drawings.gotcha import actions, gotchas, things
from games.drawings.gotcha.paint import DARK
from games.drawings.svg import group, path, tag

PICTURES = {
    "giant": things.giant,
    "big": things.big,
    "medium": things.medium,
    "tiny": things.tiny,
    "once": gotchas.once,
    "twice": gotchas.twice,
    "bad": gotchas.bad,
    "flip_one": actions.flip_one,
    "add_one": actions.add_one,
    "remove_one": actions.remove_one,
    "remove_two": actions.remove_two,
    "steal_a_point": actions.steal_a_point,
}


def sprite() -> str:
    symbols = [
        *(symbol(name, picture(), "0 0 100 72") for name, picture in PICTURES.items()),
        symbol("bag", _bag(), "0 0 40 40"),
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""])


def symbol(name: str, drawn: str, box: str) -> str:
    return tag("symbol", drawn, id=name, viewBox=box)


def _bag() -> str:
    edge: dict[str, str | float] = {
        "stroke": DARK,
        "stroke_width": 1.8,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    return group(
        path("M14 12C4 18 2 38 10 38H30C38 38 36 18 26 12Z", fill="#c48a3a", **edge),
        path("M14 12L10 4Q15 7 20 3Q25 7 30 4L26 12Z", fill="#dba95c", **edge),
        path("M12.6 12.4H27.4", fill="none", **edge | {"stroke_width": 3}),
        path("M17.4 21L21 18.6V32.6M17 32.6H25", fill="none", **edge | {"stroke_width": 2.6}),
    )
