"""The street from below and from above: wires, umbrellas."""

from games.drawings.paintings.canvas import WIDTH, Canvas, use
from games.drawings.paintings.curves import polar
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
    grit,
    halftone,
    scrap,
    signature,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, path


def wires(canvas: Canvas) -> None:
    """A sky of torn posters, and all that a street hangs into it."""
    chance = canvas.chance
    canvas.fill(PINK)
    scrap(canvas, [(-20, -20), (520, -20), (520, 170), (-20, 230)], RED)
    scrap(canvas, [(-20, 190), (520, 130), (520, 330), (-20, 300)], CORAL)
    canvas.paint(
        path("M-20 0H520V330L-20 300Z", fill=halftone(canvas, BRICK, 12, 3), fill_opacity=".7"),
        circle(356, 246, 78, fill=PAPER),
    )
    x = -10
    while x < WIDTH:
        width, top = chance.whole(60, 110), chance.whole(400, 500)
        color = chance.one((BRICK, BLOOD, RED, BRICK))
        scrap(canvas, [(x, top), (x + width, top - 6), (x + width, 720), (x, 720)], color, 0)
        lit = "".join(
            f"M{x + 14 + column * 24} {top + 24 + row * 44}h13v22h-13z"
            for row in range(5)
            for column in range((width - 16) // 24)
            if chance.often(0.6)
        )
        canvas.paint(path(lit, fill=chance.one((PAPER, BLACK, MUSTARD))))
        x += width
    cables = Trace()
    for i, (start, end, sag) in enumerate(
        (
            (96, 30, 130),
            (112, 150, 110),
            (128, 90, 230),
            (150, 260, 120),
            (170, 210, 240),
            (190, 330, 150),
        )
    ):
        cables.move((92, start)).bend((300, (start + end) / 2 + sag), (520, end))
        cables.move((92, start)).bend((40, start + 10 + i * 6), (-20, start - 20 + i * 16))
    canvas.paint(
        path("M84 40H100V700H84ZM44 92H140V104H44ZM54 146H130V157H54Z", fill=BLACK),
        path(str(cables), fill="none", stroke=BLACK, stroke_width=7),
        path("M52 92v-16M72 92v-16M112 92v-16M132 92v-16", stroke=BLACK, stroke_width=9),
    )
    upper = "M0-44H28Q28-18 42-12L70-4Q88 2 86 20H0Z"
    shoe = canvas.keep(
        path(upper, fill=RED, stroke=BLACK, stroke_width=7, stroke_linejoin="round")
        + path("M64-6Q88 2 86 20H62Z", fill=PAPER)
        + path("M-5 20h96v13h-96z", fill=PAPER, stroke=BLACK, stroke_width=6)
        + path("M24-30h14M26-18h16M34-8h16", stroke=PAPER, stroke_width=5)
    )
    bird = canvas.keep(
        path("M0 0C-14-2-18-20-6-28C-2-40 14-40 15-28L24-25L15-21C17-10 10 0 0 0L-24 14L-12-7Z")
    )
    canvas.paint(
        path(
            "M292 250Q292 290 268 322M292 250Q318 290 336 334",
            fill="none",
            stroke=BLACK,
            stroke_width=4,
        ),
        use(shoe, 250, 366, 10, 0.95),
        use(shoe, 326, 378, 24, 0.95),
        use(bird, 396, 204, size=1.15),
        use(bird, 440, 187, size=(-1.15, 1.15)),
        use(bird, 178, 250, size=0.9),
    )
    grit(canvas)
    signature(canvas, color=PAPER)


def umbrellas(canvas: Canvas) -> None:
    """Seen from a window on the fourth floor, when it rains."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, CONCRETE), (1, "#8d867c")))
    joints = (
        "M0 110H500M0 250H500M0 390H500M0 530H500M90 0V110M330 0V110M210 110V250M440 110V250"
        "M60 250V390M300 250V390M180 390V530M420 390V530M90 530V700M330 530V700"
    )
    canvas.paint(path(joints, stroke=SLATE, stroke_width=2, stroke_opacity=".6"))

    def umbrella(one: str, other: str, rim: str) -> str:
        pieces = ["", ""]
        for i in range(8):
            a, b = polar(0, 0, 100, i / 8), polar(0, 0, 100, (i + 1) / 8)
            m = polar(0, 0, 84, (i + 0.5) / 8)
            trace = Trace().move((0, 0)).to(a).bend(m, b).close()
            pieces[i % 2] += str(trace)
        return canvas.keep(
            path(pieces[0], fill=one)
            + path(pieces[1], fill=other)
            + path(
                pieces[0] + pieces[1],
                fill="none",
                stroke=rim,
                stroke_width=6,
                stroke_linejoin="round",
            )
            + circle(0, 0, 9, fill=rim)
        )

    kinds = (
        umbrella(BLACK, "#2b2829", SLATE),
        umbrella(SLATE, "#6b6560", BLACK),
        umbrella(PAPER, NEWS, BLACK),
        umbrella(BLACK, PAPER, BLACK),
    )
    red = umbrella(RED, BRICK, BLACK)
    crowd = (
        (70, 80, 74, 0),
        (236, 50, 66, 1),
        (408, 96, 86, 0),
        (140, 216, 62, 2),
        (20, 300, 70, 1),
        (440, 270, 66, 3),
        (96, 420, 80, 0),
        (410, 430, 76, 1),
        (250, 160, 44, 0),
        (30, 560, 74, 3),
        (180, 570, 72, 1),
        (330, 590, 82, 0),
        (470, 580, 62, 2),
        (90, 680, 66, 0),
        (240, 700, 60, 2),
        (430, 700, 64, 1),
    )
    for x, y, radius, kind in crowd:
        canvas.paint(
            circle(x + 10, y + 14, radius, fill=BLACK, fill_opacity=".3"),
            use(kinds[kind], x, y, chance.whole(0, 44), radius / 100),
        )
    canvas.paint(
        circle(276, 362, 118, fill=BLACK, fill_opacity=".35"),
        use(red, 262, 344, 12, 1.16),
        path("M262 344L300 300", stroke=BLACK, stroke_width=12),
    )
    rain = Trace()
    for _ in range(70):
        left, top = chance.between(0, 520), chance.between(-20, 690)
        rain.move((left, top)).to((left - 10, top + chance.between(22, 44)))
    canvas.paint(path(str(rain), stroke=PAPER, stroke_width=2.4, stroke_opacity=".6"))
    grit(canvas)
    signature(canvas, 258, 484)
