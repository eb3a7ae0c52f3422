"""Faces on walls: one under posters, two that share a cup."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.curves import flowing, polar, straight
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
    newsprint,
    scrap,
    signature,
)
from games.drawings.svg import Point, circle, path


def under_the_posters(canvas: Canvas) -> None:
    """Seven layers of announcements, and who looks out from below them."""
    chance = canvas.chance
    canvas.fill(NEWS)
    canvas.paint(
        path(
            newsprint(chance, 20, 16, 130, 76)
            + newsprint(chance, 180, 16, 130, 76)
            + newsprint(chance, 340, 16, 140, 76),
            stroke=SLATE,
            stroke_width=3.2,
            stroke_opacity=".6",
        ),
        path("M20 30H480V76H20ZM20 600H320V636H20Z", fill=BLACK),
    )
    holes = (
        (
            RED,
            [
                (30, 110),
                (180, 70),
                (330, 100),
                (470, 90),
                (480, 300),
                (450, 480),
                (360, 570),
                (200, 590),
                (60, 560),
                (20, 360),
            ],
        ),
        (
            BLACK,
            [
                (60, 170),
                (220, 120),
                (400, 140),
                (450, 290),
                (430, 440),
                (300, 520),
                (130, 520),
                (50, 400),
            ],
        ),
        (
            PAPER,
            [
                (80, 230),
                (230, 160),
                (390, 200),
                (436, 320),
                (380, 430),
                (230, 480),
                (100, 440),
                (64, 330),
            ],
        ),
    )
    for fill, corners in holes:
        scrap(canvas, corners, fill, 9)
        if fill == RED:
            canvas.paint(
                path(
                    "M40 320H470L450 480L360 560L200 580L70 550Z",
                    fill=halftone(canvas, BRICK, 14, 4),
                )
            )
    eye = "M92 330Q150 226 256 226Q360 228 416 330Q352 420 252 422Q150 420 92 330Z"
    canvas.paint(
        path(eye, fill=PAPER),
        path(
            "M92 330Q150 226 256 226Q360 228 416 330Q360 280 256 276Q150 280 92 330Z",
            fill=halftone(canvas, BLACK, 9, 3),
        ),
        circle(256, 324, 82, fill=RED),
        circle(256, 324, 82, fill=halftone(canvas, BLOOD, 9, 2.8)),
        path(
            "".join(
                straight(
                    [
                        polar(256, 324, 40, a - 0.008),
                        polar(256, 324, 78, a),
                        polar(256, 324, 40, a + 0.008),
                    ]
                )
                for a in (i / 24 for i in range(24))
            ),
            fill=MUSTARD,
            fill_opacity=".8",
        ),
        circle(256, 324, 42, fill=BLACK),
        path("M284 282h26v26h-26z", fill=PAPER),
        path(
            "M76 344Q150 222 256 222Q362 224 430 340",
            fill="none",
            stroke=BLACK,
            stroke_width=22,
            stroke_linecap="square",
        ),
        path("M92 330Q150 420 252 422Q352 420 416 330", fill="none", stroke=BLACK, stroke_width=8),
        path("M92 172Q200 118 330 142L420 190L410 214Q320 160 220 160Q140 164 96 200Z", fill=BLACK),
    )
    strip = [(340, -20), (420, -20), (400, 190), (352, 240), (330, 120)]
    scrap(canvas, strip, CORAL, 7)
    scrap(canvas, [(-20, 470), (90, 440), (150, 520), (110, 640), (-20, 660)], BRICK, 8)
    grit(canvas)
    signature(canvas)


def two_faces(canvas: Canvas) -> None:
    """Or a cup. The wall does not say."""
    chance = canvas.chance
    canvas.fill(bricks(canvas, PAPER, CONCRETE))
    profile: list[Point] = [
        (70, -20),
        (120, 20),
        (146, 90),
        (152, 150),
        (178, 196),
        (152, 226),
        (190, 286),
        (226, 322),
        (188, 344),
        (176, 352),
        (214, 376),
        (186, 394),
        (212, 414),
        (180, 440),
        (206, 486),
        (176, 534),
        (110, 540),
        (104, 600),
        (120, 650),
        (60, 720),
    ]
    line = flowing(profile)
    left = line + "H-20V-20Z"
    canvas.paint(
        path(left, fill=BLACK, fill_opacity=".3", transform="translate(9 12)"),
        path(left, fill=RED),
        path(left, fill=halftone(canvas, BRICK, 15, 4.6)),
        path("M-20 -20H90Q40 60 60 150T-20 330Z", fill=BLOOD),
        path("M20 214Q70 176 130 206Q84 236 20 214Z", fill=PAPER),
        circle(86, 208, 13, fill=BLACK),
        path("M16 196Q70 150 140 186", fill="none", stroke=BLACK, stroke_width=12),
        path(line, fill="none", stroke=BLACK, stroke_width=14),
    )
    right = [(500 - x, y) for x, y in profile]
    line = flowing(right)
    canvas.paint(
        path(line + "H520V-20Z", fill=BLACK),
        path("M520 -20H410Q460 60 440 150T520 330Z", fill=BRICK),
        path("M480 214Q430 176 370 206Q416 236 480 214Z", fill=PAPER),
        circle(414, 208, 13, fill=RED),
        path("M484 196Q430 150 360 186", fill="none", stroke=RED, stroke_width=12),
        path("M400 470H520M396 500H520M392 530H520", stroke=RED, stroke_width=8),
    )
    canvas.paint(
        circle(250, 120, 40, fill=MUSTARD),
        path(
            drips(chance, [(120, 650, 60), (100, 600, 120), (204, 420, 60)]),
            stroke=RED,
            stroke_width=8,
            stroke_linecap="round",
        ),
        path("M-10 690H510", stroke=BLACK, stroke_width=22),
    )
    grit(canvas)
    signature(canvas, 250, 646, BLOOD)
