"""Ways: a crossing, and arrows for all the others."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.curves import straight
from games.drawings.paintings.daniel.style import (
    BLACK,
    BLOOD,
    BRICK,
    CONCRETE,
    CORAL,
    MUSTARD,
    NEWS,
    PAPER,
    RED,
    SLATE,
    bricks,
    drips,
    grit,
    halftone,
    overspray,
    signature,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, group, path, rect


def crossing(canvas: Canvas) -> None:
    """Stripes, somebody in a hurry, and the shadow that is late."""
    canvas.fill(canvas.linear((0, SLATE), (1, BLACK)))
    stripes = Trace()
    for i in range(9):
        top, foot = -60 + i * 80, -230 + i * 120
        stripes.move((top + 60, 120)).to((top + 100, 120), (foot + 74, 700), (foot, 700)).close()
    canvas.paint(
        rect(0, 0, 500, 120, fill=NEWS),
        path("M0 100H500V122H0Z", fill=CONCRETE),
        rect(0, 0, 500, 100, fill=halftone(canvas, CONCRETE, 14, 4)),
        path(str(stripes), fill=PAPER),
    )
    walker = (
        "M252 250L232 372M232 372L290 452L282 560M232 372L196 470L118 520"
        "M248 262L318 330L372 318M244 262L176 318L164 392"
    )
    canvas.paint(
        group(
            path(
                walker,
                fill="none",
                stroke=BLACK,
                stroke_width=46,
                stroke_linecap="round",
                stroke_linejoin="round",
            ),
            circle(262, 188, 40, fill=BLACK),
            transform="matrix(1 0 -.5 -.3 280 728)",
            opacity=".55",
        ),
        path(
            walker,
            fill="none",
            stroke=BLACK,
            stroke_width=66,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        circle(262, 186, 50, fill=BLACK),
        path(
            walker,
            fill="none",
            stroke=RED,
            stroke_width=46,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        path("M252 250L232 372", stroke=RED, stroke_width=70, stroke_linecap="round"),
        path(
            "M252 250L232 372",
            stroke=halftone(canvas, BLOOD, 10, 3),
            stroke_width=70,
            stroke_linecap="round",
        ),
        circle(262, 186, 38, fill=RED),
        path("M262 148a38 38 0 0 1 0 76z", fill=BRICK),
        path("M356 322h64v52h-64zM372 322v-14h32v14", fill=MUSTARD, stroke=BLACK, stroke_width=10),
        path("M234 216l54 6M214 372l40 8", stroke=PAPER, stroke_width=7),
    )
    grit(canvas)
    signature(canvas, 40, 656, RED)


def all_directions(canvas: Canvas) -> None:
    """A post where nobody ever found the way."""
    canvas.fill(bricks(canvas, PAPER, NEWS))
    overspray(canvas, 250, 330, 250, RED, 70)
    canvas.paint(
        rect(246, 30, 30, 690, fill=BLACK),
        path("M240 30H282L261 4Z", fill=BLACK),
    )
    boards = (
        ((150, 84), 280, 76, 5, RED, 1),
        ((60, 190), 290, 82, -6, BLACK, -1),
        ((170, 296), 300, 88, -3, CORAL, 1),
        ((30, 408), 310, 78, 7, BRICK, -1),
        ((196, 500), 250, 84, 4, MUSTARD, 1),
    )
    for (x, y), width, height, tilt, color, way in boards:
        tip = height / 2
        if way > 0:
            corners = [
                (x, y),
                (x + width - tip, y),
                (x + width, y + tip),
                (x + width - tip, y + height),
                (x, y + height),
                (x + tip * 0.5, y + tip),
            ]
        else:
            corners = [
                (x + tip, y),
                (x + width, y),
                (x + width - tip * 0.5, y + tip),
                (x + width, y + height),
                (x + tip, y + height),
                (x, y + tip),
            ]
        d = straight(corners)
        ink = PAPER if color in (BLACK, BRICK, RED) else BLACK
        bars = (
            f"M{x + 56} {y + height * 0.34:.0f}h{width * 0.46:.0f}"
            f"M{x + 56} {y + height * 0.64:.0f}h{width * 0.3:.0f}"
        )
        canvas.paint(
            group(
                path(d, fill=BLACK, fill_opacity=".3", transform="translate(7 11)"),
                path(d, fill=color),
                path(d, fill=halftone(canvas, BLACK, 13, 2.4), fill_opacity=".3")
                if color != BLACK
                else "",
                path(bars, stroke=ink, stroke_width=11),
                path(d, fill="none", stroke=BLACK, stroke_width=9, stroke_linejoin="round"),
                circle(261, y + tip, 8, fill=ink),
                transform=f"rotate({tilt} 261 {y + tip})",
            )
        )
    canvas.paint(
        path(
            drips(
                canvas.chance,
                [(120, 500, 80), (136, 500, 130), (90, 494, 60), (330, 590, 70), (400, 590, 44)],
            ),
            stroke=BRICK,
            stroke_width=8,
            stroke_linecap="round",
        ),
        path("M0 668H500V700H0Z", fill=SLATE),
        path("M0 660H500V674H0Z", fill=BLACK),
    )
    grit(canvas)
    signature(canvas, 452, 630, BLOOD)
