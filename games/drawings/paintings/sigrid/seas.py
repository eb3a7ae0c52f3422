"""The open sea: rain, the moon on the water, waves in folds."""

from math import cos, pi, sin

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas, use
from games.drawings.paintings.curves import blob, flowing, polar, rounded, wave
from games.drawings.paintings.sigrid.style import (
    DEEP,
    FOAM,
    ICE,
    INK,
    LAVENDER,
    NAVY,
    PALE,
    PAPER,
    SEA,
    SHELL,
    SKY,
    TEAL,
    bloom,
    margin,
    paper,
    signature,
    wash,
)
from games.drawings.paintings.trace import Trace
from games.drawings.svg import circle, ellipse, path


def swell(y: float, height: float, length: float, phase: float) -> str:
    """Everything below a swell."""
    line = wave(y, height, length, phase, step=40)
    return flowing(line) + "V720H-20Z"


def rain(canvas: Canvas) -> None:
    """A front moving in from the left; one bright gap is left."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, LAVENDER), (0.5, PAPER), (0.6, SHELL), (0.64, PALE), (1, DEEP)))
    veil = canvas.linear((0, NAVY, 0.75), (0.6, SEA, 0.4), (1, SEA, 0))
    for x, width, reach in ((-20, 170, 520), (90, 110, 500), (210, 140, 440), (340, 70, 330)):
        canvas.paint(path(f"M{x} 60h{width}l-130 {reach}h-{width}z", fill=veil))
    for x, y, size, color in (
        (420, 80, 110, LAVENDER),
        (250, 90, 130, SEA),
        (60, 130, 170, DEEP),
        (330, 20, 120, NAVY),
        (120, 10, 150, NAVY),
    ):
        wash(canvas, cloud(canvas, x, y, size), color, 0.5)
    falling = Trace()
    for _ in range(70):
        left, top = chance.between(-10, 470), chance.between(110, 560)
        length = chance.between(24, 80) * (1.1 - left / 700)
        falling.move((left, top)).to((left - length * 0.28, top + length))
    canvas.paint(path(str(falling), stroke=PAPER, stroke_opacity=".55", stroke_width=1.6))
    for y, color, strength in ((468, SEA, 0.45), (530, DEEP, 0.5), (610, NAVY, 0.6)):
        wash(canvas, swell(y, 7, 380, chance.between(0, 1)), color, strength)
    rings = ""
    for i in range(13):
        x, y = round(40 + i * 97 % 430 + chance.near(0, 16)), round(492 + i * 12.5)
        for size in (round((y - 430) / 5.5), round((y - 430) / 10)):
            rings += f"M{x - size} {y}a{size} {size * 0.26:.0f} 0 1 1 {2 * size} 0a{size} "
            rings += f"{size * 0.26:.0f} 0 1 1-{2 * size} 0"
    canvas.paint(path(rings, fill="none", stroke=FOAM, stroke_opacity=".75", stroke_width=1.6))
    bloom(canvas, (340, 250, 56), (130, 100, 64))
    paper(canvas)
    margin(canvas)
    signature(canvas, 440, 640)


def cloud(canvas: Canvas, x: float, y: float, size: float) -> str:
    """Billows, flat below."""
    chance = canvas.chance
    points = []
    for i in range(16):
        px, py = polar(x, y, size * chance.between(0.85, 1.2) * (1.1 if i % 2 else 0.86), i / 16)
        points.append((x + (px - x) * 1.35, y + (py - y) * (0.5 if py > y else 0.8)))
    return rounded(points)


def moon(canvas: Canvas) -> None:
    """Night bathing: a path of light, and one head in it."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, INK), (0.45, DEEP), (0.5, SEA), (0.51, NAVY), (1, INK)))
    for radius, opacity in ((210, ".08"), (168, ".1"), (132, ".14")):
        canvas.paint(circle(262, 212, radius, fill=PALE, fill_opacity=opacity))
    canvas.paint(circle(262, 212, 104, fill=PAPER))
    for x, y, r in ((226, 180, 26), (300, 236, 36), (244, 262, 16), (296, 168, 13)):
        canvas.paint(path(blob(chance, x, y, r, r, 0.12), fill=PALE, fill_opacity=".65"))
    wash(canvas, blob(chance, 90, 268, 190, 34, 0.22), DEEP, 0.6)
    wash(canvas, blob(chance, 420, 170, 150, 26, 0.22), NAVY, 0.6)
    light, shade = Trace(), Trace()
    for i in range(44):
        low = 356 + i**1.09 * 5.8
        spread = 26 + 74 * abs(sin(i * 0.5)) * (0.55 + i / 90) + i * 0.7
        middle = 262 + 16 * sin(i * 1.7)
        thick = 1.8 + i * 0.05
        lens(light, middle, low, spread * chance.between(0.5, 1), thick)
        lens(shade, chance.between(0, 500), low, chance.between(30, 90), 2.4)
    canvas.paint(
        path(str(shade), fill=SEA, fill_opacity=".4"),
        path(str(light), fill=PAPER, fill_opacity=".92"),
    )
    canvas.paint(
        path(
            "M250 548q-40 24-92 30q58 2 96-14q36 18 94 16q-52-10-86-32z",
            fill=PALE,
            fill_opacity=".75",
        ),
        ellipse(256, 552, 24, 9, fill=INK),
        circle(256, 537, 14, fill=INK),
    )
    bloom(canvas, (80, 90, 60), (60, 600, 70), (440, 520, 60), color=SKY)
    paper(canvas)
    signature(canvas, color=SEA)


def lens(trace: Trace, x: float, y: float, half: float, thick: float) -> None:
    """A glint on the water."""
    trace.move((x - half, y)).bend((x, y - thick * 1.6), (x + half, y))
    trace.bend((x, y + thick * 1.6), (x - half, y)).close()


def folded_waves(canvas: Canvas) -> None:
    """Fans of waves, each row lying on the one behind it."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, FOAM), (1, SEA)))
    sets = (
        (NAVY, PALE, DEEP, FOAM, SKY),
        (DEEP, FOAM, SEA, ICE, DEEP),
        (SEA, PAPER, TEAL, FOAM, NAVY),
        (PALE, DEEP, FOAM, SEA, PAPER),
        (TEAL, ICE, NAVY, PALE, FOAM),
        (SHELL, NAVY, PALE, DEEP, FOAM),
    )
    fans = [
        canvas.keep(
            "".join(
                circle(0, 0, r, fill=color)
                for r, color in zip((100, 84, 64, 46, 24), colors, strict=True)
            )
            + circle(0, 0, 99, fill="none", stroke=PAPER, stroke_width=3)
        )
        for colors in sets
    ]
    y, row = 40.0, 0
    while y < HEIGHT + 80:
        radius = 34 + row * 6.5
        x = -radius * (0.2 if row % 2 else 1.05) + 12 * sin(row)
        while x < WIDTH + radius:
            lift = 10 * sin(x / WIDTH * 2 * pi + row * 0.7) + 6 * cos(row)
            rare = row == 5 and 230 < x < 330
            fan = fans[5] if rare else chance.one(fans[:5])
            canvas.paint(use(fan, x, y + lift, chance.near(0, 3), radius / 100))
            x += radius * 1.72
        y += radius * 0.66
        row += 1
    bloom(canvas, (380, 330, 90), (110, 540, 80))
    paper(canvas)
    signature(canvas, color=INK)
