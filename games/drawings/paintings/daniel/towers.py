"""On the roof: a water tower."""

from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.daniel.style import (
    BLACK,
    BRICK,
    CORAL,
    MUSTARD,
    PAPER,
    PINK,
    RED,
    SLATE,
    drips,
    grit,
    halftone,
    scrap,
    signature,
)
from games.drawings.svg import circle, path, rect


def water_tower(canvas: Canvas) -> None:
    """It leaks a little; it always has."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, PINK), (1, PAPER)))
    scrap(canvas, [(-20, 60), (520, -10), (520, 300), (-20, 380)], CORAL)
    canvas.paint(
        circle(140, 210, 110, fill=RED),
        circle(140, 210, 110, fill=halftone(canvas, BRICK, 12, 3.4)),
    )
    scrap(
        canvas, [(-20, 560), (160, 540), (160, 600), (520, 580), (520, 720), (-20, 720)], BLACK, 0
    )
    tank = "M150 200H396L384 420H162Z"
    legs = (
        "M176 430L130 600M370 430L416 590M244 430L226 600M304 430L322 596M150 520H398M140 560"
        "L402 470M404 560L144 470"
    )
    canvas.paint(
        path(legs, stroke=BLACK, stroke_width=13, fill="none"),
        path(tank, fill=BLACK, fill_opacity=".3", transform="translate(12 16)"),
        path(tank, fill=RED),
        path("M274 200H396L384 420H274Z", fill=BRICK),
        path(
            "M184 200l6 220M224 200l3 220M314 200l-3 220M354 200l-6 220",
            stroke=BLACK,
            stroke_width=4,
        ),
        path("M148 250H398M154 370H392", stroke=BLACK, stroke_width=11),
        path("M132 204L273 84L414 204Z", fill=BLACK),
        path("M273 84L414 204H273Z", fill=SLATE),
        path("M273 84V52M263 52h20", stroke=BLACK, stroke_width=8),
        rect(140, 420, 266, 18, fill=BLACK),
        path("M206 290h134v54h-134z", fill=PAPER),
        path("M218 306h110M218 328h70", stroke=BLACK, stroke_width=9),
        path(
            drips(
                chance,
                [(178, 438, 60), (196, 438, 110), (214, 438, 40), (330, 438, 90), (346, 438, 50)],
            ),
            stroke=RED,
            stroke_width=8,
            stroke_linecap="round",
        ),
        path(
            "M60 560V480M44 500H76M50 516H70M440 585V500L490 470V585",
            stroke=BLACK,
            stroke_width=8,
            fill="none",
        ),
        path(
            "M30 610h26v34h-26zM80 610h26v34h-26zM220 630h26v34h-26zM350 622h26v34h-26z",
            fill=MUSTARD,
        ),
    )
    grit(canvas)
    signature(canvas, color=RED)
