"""The sprite of all playing cards: 52, two jokers, the back and the crown of a special card.

How much of a face is drawn is up to the page: on a small card --card-detail is none and
--card-compact inline, and only large signs are shown.
"""

from games.drawings.back import back
from games.drawings.courts.joker import big_joker, little_joker
from games.drawings.courts.portraits import portrait
from games.drawings.ranks import rank
from games.drawings.suits import COLORS, LAYOUTS, pip, pips
from games.drawings.svg import group, path, rect, tag

RANKS = "23456789TJQKA"
SUITS = "CDHS"
_SHEET = rect(0, 0, 200, 280, fill="var(--card-face)")
_EDGE = rect(0.5, 0.5, 199, 279, rx=12.5, fill="none", stroke="var(--card-edge)")
# The sheet around the window through which a portrait is seen; the page rounds its corners.
_MAT = path("M0 0V280H200V0ZM36 18H164V262H36Z", fill="var(--card-face)", fill_rule="evenodd")
_FRAME = path("M36 18H164V262H36Z", fill="none", stroke="#1b1c24", stroke_width=2.4) + path(
    "M40 22H160V258H40Z", fill="none", stroke="#e3a72f", stroke_width=1.4
)
_STAR = "M0-50L13-17L48-15L21 7L30 41L0 22L-30 41L-21 7L-48-15L-13-17Z"


def sprite() -> str:
    symbols = [
        *(symbol(r + s, _card(r, s)) for s in SUITS for r in RANKS),
        symbol("LJ", _joker("L", little_joker(), "var(--joker-little)")),
        symbol("BJ", _joker("B", big_joker(), "var(--joker-big)")),
        symbol("back", back()),
        symbol("crown", _crown()),
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""])


def symbol(name: str, *drawn: str) -> str:
    return tag("symbol", *drawn, id=name, viewBox="0 0 200 280")


def _detail(*drawn: str) -> str:
    return group(*drawn, display="var(--card-detail,inline)")


def _compact(*drawn: str) -> str:
    return group(*drawn, display="var(--card-compact,none)")


def _card(r: str, s: str) -> str:
    color = COLORS[s]
    corner = rank(r, 18.5, 12, 31, color) + path(pip(s, 18.5, 60, 23), fill=color)
    if r in LAYOUTS:
        picture = path(pips(s, LAYOUTS[r]), fill=color)
    elif r == "A":
        picture = _ace(s, color)
    else:
        picture = group(portrait(r, s), transform="translate(100 18)") + _MAT + _FRAME
    return group(
        _SHEET,
        _detail(picture, corner, group(corner, transform="rotate(180 100 140)")),
        _compact(
            rank(r, 48, 18, 84, color),
            path(pip(s, 48, 144, 56), fill=color),
            _emblem(r, s, color),
        ),
        _EDGE,
    )


def _ace(s: str, color: str) -> str:
    """One large sign, and a small one cut out of it."""
    return group(
        path(pip(s, 100, 140, 136), fill=color),
        path(
            pip(s, 100, 140 if s in "HD" else 144, 62),
            fill="none",
            stroke="var(--card-face)",
            stroke_width=2.4,
        ),
        path(pip(s, 100, 140 if s in "HD" else 144, 34), fill="#e3a72f"),
    )


# On a small court card: what its rank wears, in a box around (136, 160).
_WORN = {
    "K": "M96 176L90 122L114 146L136 106L158 146L182 122L176 176ZM96 184H176V196H96Z",
    "Q": "M98 180Q88 150 96 132Q112 148 118 118Q130 140 136 110Q142 140 154 118Q160 148 176 132"
    "Q184 150 174 180ZM98 186H174V196H98Z",
    "J": "M92 180C76 126 130 106 172 138C190 152 182 176 174 180Q132 162 92 180Z"
    "M90 196Q132 176 178 196V186Q132 166 90 186Z"
    "M150 128C158 92 184 92 188 124C178 112 166 118 162 132Z",
}


def _emblem(r: str, s: str, color: str) -> str:
    if r not in _WORN:
        return path(pip(s, 140, 208, 104), fill=color)
    return path(_WORN[r], fill="#e3a72f", stroke="#1b1c24", stroke_width=3) + path(
        pip(s, 138, 234, 64), fill=color
    )


def _joker(letter: str, picture: str, color: str) -> str:
    star = path(_STAR, fill=color, transform="translate(18.5 60)scale(.23)")
    corner = rank(letter, 18.5, 12, 31, color) + star
    return group(
        _SHEET,
        _detail(
            group(picture, transform="translate(100 18)"),
            _MAT,
            _FRAME,
            corner,
            group(corner, transform="rotate(180 100 140)"),
        ),
        _compact(
            rank(letter, 48, 18, 84, color),
            path(_STAR, fill=color, transform="translate(48 146)scale(.58)"),
            path(
                _STAR,
                fill="#e3a72f" if letter == "B" else color,
                stroke="#1b1c24",
                stroke_width=3,
                transform="translate(138 212)scale(.95)",
            ),
        ),
        _EDGE,
    )


def _crown() -> str:
    """Laid over a card that ranks above its number."""
    crown = "M-15 9L-18-10L-8-1L0-14L8-1L18-10L15 9ZM-15 11.5H15V15H-15Z"
    edged = {"fill": "#e3a72f", "stroke": "#1b1c24", "stroke_width": 1.4}
    return _detail(path(crown, transform="translate(100 140)scale(2)", **edged)) + _compact(
        path(crown, transform="translate(140 110)scale(2.4)", **edged)
    )
