"""High up: cranes over what is not there yet, a fire escape."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.daniel.style import (
    BLACK,
    BLOOD,
    BRICK,
    CORAL,
    MUSTARD,
    PAPER,
    PINK,
    RED,
    SLATE,
    bricks,
    grit,
    halftone,
    scrap,
    signature,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, group, path, rect


def cranes(canvas: Canvas) -> None:
    """They meet every morning over what is not there yet."""
    chance = canvas.chance
    canvas.fill(PAPER)
    scrap(canvas, [(-20, -20), (520, -20), (520, 420), (-20, 500)], PINK)
    canvas.paint(
        circle(238, 320, 168, fill=RED),
        circle(238, 320, 168, fill=halftone(canvas, CORAL, 16, 4.4)),
    )
    x = -20
    for width, top, color in (
        (90, 520, BRICK),
        (70, 470, BLOOD),
        (110, 560, RED),
        (80, 500, BRICK),
        (90, 540, BLOOD),
        (120, 490, RED),
    ):
        scrap(canvas, [(x, top), (x + width, top), (x + width, 720), (x, 720)], color, 0)
        holes = "".join(
            f"M{x + 12 + c * 26} {top + 20 + r * 36}h14v18h-14z"
            for r in range(6)
            for c in range((width - 12) // 26)
            if chance.often(0.62)
        )
        canvas.paint(path(holes, fill=chance.one((BLACK, PAPER, PINK))))
        x += width
    for mast, foot, head, back, reach, y in (
        (118, 700, 70, 20, 470, 150),
        (392, 700, 190, 480, 60, 262),
    ):
        lattice = Trace()
        for i in range(int((foot - head) / 34)):
            at = head + i * 34
            lattice.move((mast - 13, at)).to((mast + 13, at + 34), (mast - 13, at + 34))
        way = 1 if reach > mast else -1
        for i in range(int(abs(reach - mast) / 34)):
            at = mast + way * i * 34
            lattice.move((at, y)).to((at + way * 17, y - 24), (at + way * 34, y))
        canvas.paint(
            path(
                f"M{mast - 13} {head}V{foot}M{mast + 13} {head}V{foot}M{back} {y}H{reach}"
                f"M{mast} {y - 24}H{reach - way * 40}",
                stroke=BLACK,
                stroke_width=9,
                fill="none",
            ),
            path(str(lattice), stroke=BLACK, stroke_width=4, fill="none"),
            path(
                f"M{back} {y}L{mast} {head - 30}L{reach - way * 30} {y}",
                stroke=BLACK,
                stroke_width=4,
                fill="none",
            ),
            rect(min(back, back - way * 6) - 8, y - 4, 50, 46, fill=BLACK),
            rect(mast - 22, y - 6, 44, 40, fill=RED, stroke=BLACK, stroke_width=7),
        )
    canvas.paint(
        path("M330 150V330M318 330h24l-6 26h-12z", stroke=BLACK, stroke_width=5, fill=BLACK),
        rect(270, 356, 120, 26, fill=MUSTARD, stroke=BLACK, stroke_width=8),
        path("M276 356L330 340L384 356", fill="none", stroke=BLACK, stroke_width=4),
        path("M150 262V420M140 420q0 22 18 18", stroke=BLACK, stroke_width=5, fill="none"),
    )
    grit(canvas)
    signature(canvas, 462, 46)


def fire_escape(canvas: Canvas) -> None:
    """Four floors of somebody else's evening."""
    canvas.fill(bricks(canvas, RED, BRICK))
    canvas.paint(rect(0, 0, 500, 700, fill=canvas.linear((0, BLOOD, 0.1), (1, BLOOD, 0.65))))
    floors = (40, 205, 370, 535)
    shades = (
        (PAPER, PINK),
        (BLACK, SLATE),
        (MUSTARD, PAPER),
        (BLACK, SLATE),
        (PAPER, CORAL),
        (MUSTARD, PAPER),
        (BLACK, SLATE),
        (PAPER, PINK),
    )
    for i, y in enumerate(floors):
        for j, x in enumerate((84, 316)):
            glass, blind = shades[i * 2 + j]
            canvas.paint(
                rect(x - 8, y - 8, 116, 126, fill=PAPER),
                rect(x, y, 100, 110, fill=glass),
                rect(x, y, 100, 34 + 12 * ((i + j) % 3), fill=blind),
                path(f"M{x + 50} {y}v110M{x} {y + 56}h100", stroke=BLACK, stroke_width=6),
            )
    canvas.paint(
        path(
            "M100 295q10-26 26-26q16 0 24 26v20h-50zM114 262a12 12 0 1 1 24 0a12 12 0 1 1-24 0",
            fill=BLACK,
        ),
        path("M352 480v-30q0-20 14-20t14 20v30z", fill=BLACK),
    )
    iron, rails = Trace(), Trace()
    for i, y in enumerate(floors):
        deck = y + 132
        iron.move((40, deck)).to((460, deck))
        rails.move((40, deck - 46)).to((460, deck - 46))
        for x in range(40, 470, 30):
            rails.move((x, deck - 46)).to((x, deck))
        start, end = (110, 380) if i % 2 else (380, 110)
        if i < 3:
            iron.move((start, deck)).to((end, deck + 165))
            for step in range(1, 9):
                at, low = start + (end - start) * step / 9, deck + 165 * step / 9
                rails.move((at - 18, low)).to((at + 18, low))
    irons, bars = str(iron), str(rails)
    canvas.paint(
        group(
            path(irons, stroke_width=15),
            path(bars, stroke_width=5),
            stroke=BLOOD,
            stroke_opacity=".55",
            transform="translate(16 20)",
        ),
        path(irons, stroke=BLACK, stroke_width=15),
        path(bars, stroke=BLACK, stroke_width=5),
        path("M40 0V700M460 0V700", stroke=BLACK, stroke_width=9),
    )
    grit(canvas)
    signature(canvas, 250, 590, PAPER)
