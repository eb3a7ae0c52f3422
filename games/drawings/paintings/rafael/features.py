"""Of what a portrait is made: eyes, lips, shoulders. Each around the origin, to be placed."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.rafael.palette import (
    AQUA,
    DEEP,
    LILAC,
    MAGENTA,
    MIST,
    NIGHT,
    ORCHID,
    PEACH,
    PINK,
    ROSE,
    VIOLET,
    WINE,
)
from games.drawings.svg import circle, group, number, path


def eye(canvas: Canvas, iris: tuple[str, str] = (AQUA, VIOLET), lashes: bool = True) -> str:
    """Open, a hundred wide."""
    ball = canvas.radial((0.35, "#ffffff"), (1, LILAC))
    disc = canvas.radial((0.2, iris[0]), (0.75, iris[1]), (1, NIGHT))
    fringe = "M-44-10L-58-24M-28-24L-38-42M-8-31L-11-52M14-30L18-51M32-20L42-38M46-6L60-18"
    return group(
        path("M-50 0Q0-58 50 0Q0 54-50 0Z", fill=ball),
        circle(0, -1, 25, fill=disc),
        circle(0, -1, 11, fill=NIGHT),
        circle(9, -10, 6, fill="#fff"),
        circle(-8, 9, 3, fill="#fff", fill_opacity=".7"),
        path("M-50 0Q0-58 50 0", fill="none", stroke=NIGHT, stroke_width=6, stroke_linecap="round"),
        path("M-50 0Q0 54 50 0", fill="none", stroke=WINE, stroke_width=2),
        path(fringe, stroke=NIGHT, stroke_width=4, stroke_linecap="round") if lashes else "",
        path("M-46-22Q0-74 48-20", fill="none", stroke=NIGHT, stroke_width=2, stroke_opacity=".5"),
    )


def closed_eye(lashes: bool = True) -> str:
    """Dreaming, a hundred wide."""
    fringe = "M-38 10L-48 24M-22 19L-29 36M-2 23L-3 42M18 20L24 37M36 11L46 25"
    return group(
        path("M-50 0Q0 44 50 0"),
        path(fringe) if lashes else "",
        path("M-46-16Q0-50 46-16", stroke_width=2.5, stroke_opacity=".5"),
        fill="none",
        stroke=NIGHT,
        stroke_width=6,
        stroke_linecap="round",
    )


def lips(canvas: Canvas, light: str = PINK, dark: str = WINE, line: float = 2.6) -> str:
    """Closed, a hundred wide."""
    upper = canvas.linear((0, dark), (1, light))
    lower = canvas.linear((0, dark), (0.25, light), (1, dark))
    return group(
        path(
            "M-50 0C-30-10-22-26-12-26Q-4-26 0-19Q4-26 12-26C22-26 30-10 50 0Q0-4-50 0Z", fill=upper
        ),
        path("M-50 0Q0-4 50 0C34 26 16 32 0 32C-16 32-34 26-50 0Z", fill=lower),
        path("M-50 0Q-20 3 0-3Q20 3 50 0", fill="none", stroke=NIGHT, stroke_width=line),
        path(
            "M-18 15Q0 22 20 13",
            fill="none",
            stroke="#fff",
            stroke_width=5,
            stroke_opacity=".55",
            stroke_linecap="round",
        ),
    )


def skin(canvas: Canvas, light: str = PEACH, middle: str = ROSE, dark: str = ORCHID) -> str:
    """Lit from the upper left; to be filled with."""
    return canvas.radial((0, light), (0.55, middle), (1, dark), cx=".38", cy=".3", r=".85")


def placed(
    piece: str, x: float, y: float, size: float = 1, turn: float = 0, mirror: bool = False
) -> str:
    words = f"translate({number(x)} {number(y)})"
    words += f"rotate({number(turn)})" if turn else ""
    words += f"scale({-size if mirror else size:g} {size:g})"
    return group(piece, transform=words)


def suit(
    canvas: Canvas, cloth: tuple[str, str] = (VIOLET, NIGHT), shirt: str = MIST, tie: str = MAGENTA
) -> str:
    """Shoulders in a jacket, from the lower edge up to the collar at (250, 500)."""
    jacket = canvas.linear((0, cloth[0]), (1, cloth[1]))
    lapel = canvas.linear((0, cloth[1]), (1, cloth[0]))
    return group(
        path("M20 720C30 610 90 560 200 532L250 560L300 532C410 560 470 610 480 720Z", fill=jacket),
        path("M206 522L250 700L294 522Q250 548 206 522Z", fill=shirt),
        path(
            "M200 530L160 570L196 590L178 606L250 720L236 640ZM300 530L340 570L304 590L322 606"
            "L250 720L264 640Z",
            fill=lapel,
        ),
        path("M250 566L214 544Q204 566 214 590L250 572L286 590Q296 566 286 544Z", fill=tie),
        circle(250, 568, 10, fill=WINE),
        circle(250, 630, 5, fill=DEEP),
        circle(250, 662, 5, fill=DEEP),
    )
