"""Those who own the city: a pigeon, a cat."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.daniel.style import (
    BLACK,
    BLOOD,
    BRICK,
    CONCRETE,
    CORAL,
    MUSTARD,
    PAPER,
    PINK,
    RED,
    SLATE,
    bricks,
    drips,
    grit,
    halftone,
    newsprint,
    scrap,
    signature,
)
from games.drawings.svg import circle, path, rect


def pigeon(canvas: Canvas) -> None:
    """It has been waiting for the bus longer than you."""
    canvas.fill(PAPER)
    canvas.paint(path(newsprint(canvas.chance, 24, 30, 130, 58), stroke=CONCRETE, stroke_width=3))
    scrap(canvas, [(60, 40), (470, 70), (440, 560), (96, 540)], RED)
    canvas.paint(
        circle(300, 300, 190, fill=CORAL),
        circle(300, 300, 190, fill=halftone(canvas, RED, 13, 4.4)),
    )
    body = (
        "M92 236L136 214C140 172 176 150 212 160C252 170 262 214 272 258C330 290 410 390 486 520"
        "L404 512"
        "C350 556 232 562 184 490C146 436 160 360 172 306C172 278 164 262 146 256Z"
    )
    canvas.paint(
        path(
            "M246 548V628M246 628L206 640M246 628L284 640M310 540V628M310 628L270 640M310 628"
            "L350 640",
            stroke=BLACK,
            stroke_width=13,
            fill="none",
            stroke_linejoin="round",
        ),
        path(body, fill=BLACK, fill_opacity=".3", transform="translate(12 16)"),
        path(body, fill=SLATE),
        path(
            "M172 306C160 360 146 436 184 490C200 514 226 530 254 538C214 470 214 380 250 300"
            "Q230 270 172 306Z",
            fill=CONCRETE,
        ),
        path(
            "M150 256Q190 296 268 250Q276 290 258 318Q206 338 166 322Q174 280 150 256Z", fill=BRICK
        ),
        path("M160 290q50 26 106-8M164 308q48 20 98 0", stroke=PINK, stroke_width=6, fill="none"),
        path(
            "M262 330C330 330 400 420 452 500C392 500 300 508 256 452C236 414 242 364 262 330Z",
            fill=PAPER,
        ),
        path(
            "M262 330C330 330 400 420 452 500C392 500 300 508 256 452C236 414 242 364 262 330Z",
            fill=halftone(canvas, BLACK, 9, 2.6),
        ),
        path(
            "M300 350C346 380 380 430 410 476M276 380C320 410 350 450 380 490M262 420"
            "C290 446 310 470 340 492",
            stroke=BLACK,
            stroke_width=10,
            fill="none",
        ),
        path(body, fill="none", stroke=BLACK, stroke_width=16, stroke_linejoin="round"),
        circle(198, 206, 17, fill=MUSTARD),
        circle(198, 206, 8, fill=BLACK),
        path("M92 236L136 214L146 256Z", fill=BLACK),
        path("M-10 646H510", stroke=BLACK, stroke_width=22),
        path("M40 657V720M460 657V720", stroke=BLACK, stroke_width=16),
    )
    grit(canvas)
    signature(canvas, 424, 688)


def cat(canvas: Canvas) -> None:
    """The wall is hers; so is the moon."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, BLOOD), (0.55, RED)))
    canvas.paint(
        circle(262, 236, 176, fill=PAPER),
        circle(262, 236, 176, fill=halftone(canvas, PINK, 15, 4)),
    )
    scrap(canvas, [(-20, 120), (70, 96), (92, 470), (-20, 470)], BRICK)
    scrap(canvas, [(520, 60), (430, 88), (412, 470), (520, 470)], BRICK)
    lit = (
        "M10 150h34v44h-34zM10 240h34v44h-34zM452 130h34v44h-34zM452 220h34v44h-34zM452 310h34v44"
        "h-34z"
    )
    canvas.paint(
        path(lit, fill=BLACK),
        path("M10 330h34v44h-34zM452 130h34v44h-34z", fill=MUSTARD),
        rect(0, 452, 500, 250, fill=bricks(canvas, RED, BLOOD)),
        rect(0, 440, 500, 30, fill=BLACK),
    )
    body = (
        "M196 448C150 420 160 330 206 280C184 262 176 226 186 188L190 132L232 170Q258 162 284 170"
        "L326 132L330 188"
        "C340 226 332 262 310 280C356 330 366 420 320 448Z"
    )
    canvas.paint(
        path(body, fill=BLACK),
        path(
            "M318 440C380 440 386 500 350 540S330 640 392 640S446 560 410 548",
            fill="none",
            stroke=BLACK,
            stroke_width=24,
            stroke_linecap="round",
        ),
        path("M200 156l6 26 18-12zM316 156l-6 26-18-12z", fill=RED),
        path("M206 226q18-22 38 0q-20 18-38 0zM272 226q18-22 38 0q-20 18-38 0z", fill=MUSTARD),
        path("M225 213v24M291 213v24", stroke=BLACK, stroke_width=7),
        path("M250 250h16l-8 10z", fill=CORAL),
        path(
            "M176 250l-52-10M178 262l-50 10M340 250l52-10M338 262l50 10",
            stroke=BLACK,
            stroke_width=3,
        ),
        path("M232 448V380M284 448V380", stroke=SLATE, stroke_width=5),
        path(
            drips(chance, [(60, 470, 120), (76, 470, 70), (140, 470, 44), (452, 470, 90)]),
            stroke=BLACK,
            stroke_width=9,
            stroke_linecap="round",
        ),
    )
    grit(canvas)
    signature(canvas, 44, 664, PAPER)
