"""On wheels: the night bus, a bicycle."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.curves import disc, polar
from games.drawings.paintings.daniel.style import (
    BLACK,
    BLOOD,
    BRICK,
    CONCRETE,
    CORAL,
    MUSTARD,
    NEWS,
    PAPER,
    PINK,
    RED,
    SLATE,
    bricks,
    drips,
    grit,
    halftone,
    scrap,
    signature,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, group, path, rect


def night_bus(canvas: Canvas) -> None:
    """The last one. Nobody aboard is awake."""
    canvas.fill(canvas.linear((0, BLACK), (0.7, "#2d1a1b"), (1, BLOOD)))
    towers = "M0 90h70v420h-70zM80 30h60v400h-60zM380 60h66v400h-66zM452 120h60v400h-60z"
    lit = (
        "M14 120h14v18h-14zM40 160h14v18h-14zM96 60h12v18h-12zM14 210h14v18h-14zM396 90h14v18h-14"
        "zM424 140h14v18h-14zM470 150h14v18h-14zM396 190h14v18h-14z"
    )
    beam = canvas.linear((0, PAPER, 0.85), (1, PAPER, 0.05))
    canvas.paint(
        path(towers, fill=BLOOD),
        path(lit, fill=MUSTARD),
        rect(0, 0, 500, 430, fill=halftone(canvas, BLACK, 12, 2.6)),
        path("M106 540L-60 720H240L176 540ZM394 540L560 720H260L324 540Z", fill=beam),
        path("M70 130Q70 84 116 84H384Q430 84 430 130V566H70Z", fill=BLACK),
        path("M86 136Q86 100 122 100H378Q414 100 414 136V550H86Z", fill=RED),
        path("M250 100H378Q414 100 414 136V550H250Z", fill=BRICK),
        path("M110 122H390V166H110Z", fill=BLACK),
        path(
            "M126 136h30v16h-30zM166 136h18v16h-18zM194 136h60v16h-60zM264 136h24v16h-24zM298 136"
            "h74v16h-74z",
            fill=MUSTARD,
        ),
        path("M106 186H394V380H106Z", fill=BLACK),
        path("M118 198H242V368H118ZM258 198H382V368H258Z", fill=PAPER),
        path("M118 198H242V368H118ZM258 198H382V368H258Z", fill=halftone(canvas, PINK, 12, 3.4)),
        path(
            "M290 368v-40q0-34 32-34t32 34v40zM300 268a22 24 0 1 1 44 0a22 24 0 1 1-44 0M296 256"
            "h52v-10q-26-16-52 0z",
            fill=BLACK,
        ),
        path(
            "M134 368v-28q0-26 24-26t24 26v28zM144 296a15 17 0 1 1 30 0a15 17 0 1 1-30 0M196 368"
            "v-22q0-20 18-20t18 20v22zM204 314a12 13 0 1 1 24 0a12 13 0 1 1-24 0",
            fill=BLACK,
        ),
        path("M118 198L180 198L118 300Z", fill="#fff", fill_opacity=".5"),
        path("M86 404H414V420H86Z", fill=BLACK),
        path("M190 440H310V500H190Z", fill=BLACK),
        path("M200 456H300M200 470H300M200 484H300", stroke=SLATE, stroke_width=5),
        path("M86 520H414V550H86Z", fill=BLACK),
        circle(136, 470, 34, fill=BLACK),
        circle(136, 470, 24, fill=PAPER),
        circle(364, 470, 34, fill=BLACK),
        circle(364, 470, 24, fill=PAPER),
        path("M96 566h70v54h-70zM334 566h70v54h-70z", fill=BLACK),
        path("M70 200L34 210V270L70 264ZM430 200L466 210V270L430 264Z", fill=BLACK),
        path("M236 700l6-60h16l6 60zM242 610h16l-2-24h-12z", fill=PAPER),
    )
    grit(canvas)
    signature(canvas, 456, 668, RED)


def bicycle(canvas: Canvas) -> None:
    """Borrowed on Monday, from the wall it leans on."""
    chance = canvas.chance
    canvas.fill(bricks(canvas, NEWS, CONCRETE))
    scrap(canvas, [(40, 60), (300, 40), (320, 330), (64, 350)], RED)
    canvas.paint(path("M64 200L312 190L320 330L64 350Z", fill=halftone(canvas, BRICK, 13, 4)))
    scrap(canvas, [(250, 120), (470, 150), (440, 420), (236, 390)], CORAL)
    canvas.paint(
        circle(352, 226, 56, fill=PAPER), circle(352, 226, 56, fill=halftone(canvas, RED, 10, 3))
    )
    spokes = Trace()
    for x, y in ((126, 520), (374, 520)):
        for i in range(14):
            spokes.move((x, y)).to(polar(x, y, 96, i / 14))
    frame = "M126 520L196 366H330L246 520H126M246 520L188 346M330 366L374 520M330 366L318 318"
    canvas.paint(
        path("M0 626H500V700H0Z", fill=SLATE),
        group(
            path(disc(126, 520, 100) + disc(374, 520, 100), fill="none", stroke_width=17),
            path(frame, fill="none", stroke_width=15),
            stroke=BLACK,
            stroke_opacity=".28",
            transform="translate(14 14)",
        ),
        path(str(spokes), stroke=BLACK, stroke_width=2.4),
        path(disc(126, 520, 100) + disc(374, 520, 100), fill="none", stroke=BLACK, stroke_width=18),
        path(disc(126, 520, 84) + disc(374, 520, 84), fill="none", stroke=RED, stroke_width=5),
        path(frame, fill="none", stroke=BLACK, stroke_width=17, stroke_linejoin="round"),
        path(
            "M196 366H330L246 520", fill="none", stroke=RED, stroke_width=6, stroke_linejoin="round"
        ),
        path("M154 342Q186 326 224 344Q196 358 160 354Z", fill=BLACK),
        path(
            "M318 318L286 306M318 318L356 300Q384 300 376 330",
            fill="none",
            stroke=BLACK,
            stroke_width=12,
            stroke_linecap="round",
        ),
        circle(246, 520, 24, fill=RED, stroke=BLACK, stroke_width=10),
        path("M246 520L272 566M262 568h30", stroke=BLACK, stroke_width=10, stroke_linecap="round"),
        path("M330 386h66v50h-66z", fill=MUSTARD, stroke=BLACK, stroke_width=8),
        path("M330 404h66M346 386v50M364 386v50M382 386v50", stroke=BLACK, stroke_width=4),
        circle(126, 520, 10, fill=BLACK),
        circle(374, 520, 10, fill=BLACK),
        path(
            drips(chance, [(80, 350, 80), (98, 350, 130), (200, 344, 50)]),
            stroke=RED,
            stroke_width=8,
            stroke_linecap="round",
        ),
        path("M-10 626H510", stroke=BLACK, stroke_width=10),
    )
    grit(canvas)
    signature(canvas, color=PAPER)
