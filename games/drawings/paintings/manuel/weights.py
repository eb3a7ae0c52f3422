"""Weight and measure: things in balance, shadows longer than things, a score in bands."""

from games.drawings.paintings.canvas import WIDTH, Canvas
from games.drawings.paintings.curves import dots, straight
from games.drawings.paintings.manuel.style import (
    APRICOT,
    BURNT,
    CREAM,
    DUSK,
    GOLD,
    NIGHT,
    ORANGE,
    ROSE,
    RUST,
    SAND,
    WINE,
    grain,
    ground,
    signature,
)
from games.drawings.svg import circle, group, path, rect


def balance(canvas: Canvas) -> None:
    """Everything stands on one ball, and the ball stands still."""
    ground(canvas, CREAM, SAND)
    canvas.paint(
        path("M0 0H250V640H0Z", fill=APRICOT, fill_opacity=".55"),
        circle(250, 262, 210, fill=ORANGE),
        path("M250 52A210 210 0 0 1 250 472Z", fill=SAND),
        path("M0 628H500V700H0Z", fill=WINE),
        path("M0 628H250V700H0Z", fill=RUST),
        circle(250, 566, 62, fill=NIGHT),
        path("M250 504A62 62 0 0 1 250 628Z", fill=BURNT),
        group(
            rect(36, 478, 428, 26, fill=WINE),
            rect(250, 478, 214, 26, fill=RUST),
            path("M56 478a92 92 0 0 1 184 0z", fill=NIGHT),
            path("M148 386a92 92 0 0 1 92 92h-92z", fill=BURNT),
            rect(262, 346, 132, 132, fill=GOLD),
            path("M262 478L394 346V478Z", fill=BURNT),
            circle(428, 446, 32, fill=DUSK),
            rect(208, 322, 216, 24, fill=NIGHT),
            path("M232 322L316 176L400 322Z", fill=CREAM),
            path("M316 176L400 322H316Z", fill=RUST),
            circle(316, 138, 46, fill=BURNT),
            path("M270 138a46 46 0 0 1 92 0z", fill=WINE),
            path("M112 394V150", stroke=NIGHT, stroke_width=7),
            path("M112 150H210L180 192L210 234H112Z", fill=WINE),
            path("M112 246H44L64 278L44 310H112Z", fill=CREAM),
            transform="rotate(-5 250 500)",
        ),
        circle(316, 50, 20, fill=GOLD),
    )
    grain(canvas)
    signature(canvas, color=GOLD)


def long_shadows(canvas: Canvas) -> None:
    """Late light: small things, and what they make of themselves."""
    canvas.fill(canvas.linear((0, WINE), (0.14, BURNT), (0.32, APRICOT)))
    canvas.paint(
        circle(392, 204, 112, fill=ORANGE, fill_opacity=".55"),
        circle(392, 204, 78, fill=CREAM),
        rect(0, 222, 500, 478, fill=canvas.linear((0, CREAM), (0.35, SAND), (1, ORANGE))),
        path("M0 222H500V262L0 236Z", fill=BURNT, fill_opacity=".55"),
    )
    fade = canvas.linear(
        (0, WINE, 0.95),
        (1, RUST, 0.12),
        angle=0,
        gradientUnits="userSpaceOnUse",
        x1=400,
        y1=270,
        x2=60,
        y2=720,
    )
    things = (
        (150, 284, 16, 44, GOLD, RUST),
        (318, 300, 28, 74, BURNT, WINE),
        (232, 352, 40, 48, ORANGE, RUST),
        (396, 420, 48, 116, DUSK, NIGHT),
        (282, 520, 62, 66, BURNT, WINE),
    )
    for x, y, width, height, _, _ in things:
        slope = (x + width / 2 - 392) / (y - 150)
        reach = height * 4.6
        shadow = [(x, y), (x + width, y), (x + width * 1.5 + slope * reach, y + reach)]
        shadow.append((x - width * 0.5 + slope * reach, y + reach))
        canvas.paint(path(straight(shadow), fill=fade))
    for x, y, width, height, face, side in things:
        canvas.paint(
            rect(x, y - height, width, height, fill=side),
            rect(x + width * 0.5, y - height, width * 0.5, height, fill=face),
        )
    canvas.paint(circle(313, 436, 18, fill=CREAM), path("M313 418a18 18 0 0 0 0 36z", fill=ROSE))
    grain(canvas, -50)
    signature(canvas)


def desert_score(canvas: Canvas) -> None:
    """Bands to be read from top to bottom, as one reads a cloth."""
    canvas.fill(RUST)
    bands = (
        (0, 62, CREAM),
        (62, 34, WINE),
        (96, 96, APRICOT),
        (192, 44, NIGHT),
        (236, 84, BURNT),
        (320, 26, GOLD),
        (346, 110, SAND),
        (456, 48, RUST),
        (504, 88, ORANGE),
        (592, 30, NIGHT),
        (622, 78, APRICOT),
    )
    canvas.paint(*(rect(0, y, WIDTH, height, fill=color) for y, height, color in bands))
    zigzag = "M-10 62" + "".join(f"L{x + 25} 14L{x + 50} 62" for x in range(-10, 510, 50)) + "Z"
    hills = "".join(f"M{x} 192a48 48 0 0 1 96 0z" for x in range(-22, 500, 108))
    suns = "".join(f"M{x + 22} 192a26 26 0 0 1 52 0z" for x in range(-22, 500, 108))
    arrows = "".join(f"M{x} 236l30 42-30 42h26l30-42-30-42z" for x in range(4, 500, 62))
    lozenges = "".join(f"M{x} 401l40-46 40 46-40 46z" for x in range(-36, 500, 82))
    inner = "".join(f"M{x + 20} 401l20-23 20 23-20 23z" for x in range(-36, 500, 82))
    tents = "".join(f"M{x} 592l38-76 38 76z" for x in range(-18, 500, 88))
    doors = "".join(f"M{x + 26} 592l12-32 12 32z" for x in range(-18, 500, 88))
    combs = "".join(f"M{x} 622v{26 if i % 3 else 48}" for i, x in enumerate(range(10, 500, 16)))
    canvas.paint(
        path(zigzag, fill=BURNT),
        path(hills, fill=RUST),
        path(suns, fill=GOLD),
        path(arrows, fill=SAND),
        path(lozenges, fill=WINE),
        path(inner, fill=ORANGE),
        path(tents, fill=CREAM),
        path(doors, fill=NIGHT),
        path(combs, stroke=WINE, stroke_width=6),
        path(
            dots((x, 214) for x in range(14, 500, 24)),
            stroke=APRICOT,
            stroke_width=11,
            stroke_linecap="round",
        ),
        path(
            dots((x, 79) for x in range(8, 500, 20)),
            stroke=ROSE,
            stroke_width=7,
            stroke_linecap="round",
        ),
        path(
            dots((x, 607) for x in range(20, 500, 46)),
            stroke=GOLD,
            stroke_width=12,
            stroke_linecap="round",
        ),
        path("M0 480" + "q15-22 30 0t30 0" * 9, fill="none", stroke=SAND, stroke_width=7),
        circle(292, 401, 13, fill=DUSK),
    )
    grain(canvas, 2)
    signature(canvas, 457, 607)
