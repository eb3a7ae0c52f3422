"""Built things: a stairway, kilns, a city of clay."""

from games.drawings.paintings.canvas import WIDTH, Canvas
from games.drawings.paintings.colors import mixed, scale
from games.drawings.paintings.curves import straight
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
from games.drawings.svg import circle, path, rect


def stairway(canvas: Canvas) -> None:
    """Steps up a warm wall to an opening full of sky."""
    ground(canvas, ORANGE, BURNT)
    canvas.paint(
        path("M0 0H500V210L0 520Z", fill=APRICOT),
        path("M0 0H330L0 200Z", fill=SAND),
        path("M316 250V118A62 62 0 0 1 440 118V250Z", fill=DUSK),
        path("M316 250V118A62 62 0 0 1 340 70V250Z", fill=WINE),
        circle(404, 140, 20, fill=CREAM),
    )
    for i in range(9):
        x, y = 316 - i * 52, 250 + i * 48
        tread = [(x, y), (x + 124, y), (x + 184, y + 36), (x + 60, y + 36)]
        riser = [(x + 60, y + 36), (x + 184, y + 36), (x + 184, y + 84), (x + 60, y + 84)]
        flank = [(x, y), (x + 60, y + 36), (x + 60, 720), (x, 720)]
        canvas.paint(
            path(straight(flank), fill=scale((RUST, WINE, NIGHT), i / 8)),
            path(straight(riser), fill=scale((BURNT, RUST), i / 8)),
            path(straight(tread), fill=scale((CREAM, SAND, APRICOT), i / 8)),
        )
    canvas.paint(
        path("M376 286L500 360V700H500L376 700Z", fill=WINE),
        path("M440 250L500 286V360L376 286L316 250Z", fill=GOLD),
        path("M500 250L440 214V250L500 286Z", fill=RUST),
    )
    grain(canvas, -35)
    signature(canvas)


def three_kilns(canvas: Canvas) -> None:
    """Arches within arches, the fire innermost."""
    ground(canvas, CREAM, SAND)
    canvas.paint(rect(0, 560, 500, 140, fill=WINE))
    bricks = "".join(
        f"M{column * 62 - (31 if row % 2 else 0)} {566 + row * 27}h56v21h-56z"
        for row in range(5)
        for column in range(9)
    )
    canvas.paint(
        path(bricks, fill=RUST, fill_opacity=".55"),
        circle(420, 116, 46, fill=ORANGE),
        path("M374 116a46 46 0 0 0 92 0z", fill=BURNT),
    )
    heat = (WINE, RUST, BURNT, ORANGE, APRICOT, GOLD, CREAM)
    for x, foot, width, height in (
        (366, 560, 212, 300),
        (150, 610, 240, 480),
        (330, 660, 170, 220),
    ):
        step = width / 2 / 7.6
        canvas.paint(
            path(_arch(x + 14, foot + 4, width / 2, height), fill=RUST, fill_opacity=".35")
        )
        for i, color in enumerate(heat):
            inset = i * step
            canvas.paint(path(_arch(x, foot, width / 2 - inset, height - inset * 2.1), fill=color))
    grain(canvas)
    signature(canvas, 44, 658)


def _arch(x: float, foot: float, half: float, height: float) -> str:
    top = foot - height + half
    return (
        f"M{x - half:.1f} {foot}V{top:.1f}A{half:.1f} {half:.1f} 0 0 1 {x + half:.1f} {top:.1f}"
        f"V{foot}Z"
    )


def terracotta(canvas: Canvas) -> None:
    """Roofs behind roofs, and the sun that has baked them."""
    chance = canvas.chance
    ground(canvas, SAND, ROSE)
    canvas.paint(
        circle(318, 172, 128, fill=APRICOT),
        circle(318, 172, 98, fill=ORANGE),
        circle(318, 172, 64, fill=BURNT),
    )
    tones = (CREAM, SAND, APRICOT, ORANGE, BURNT, RUST, WINE)
    for row in range(7):
        foot, x = 306 + row * 74, -chance.between(10, 60)
        walls = dict.fromkeys(range(3), "")
        roofs, shades, windows = dict(walls), "", ""
        before = -1
        while x < WIDTH:
            width, height = chance.whole(52, 112), chance.whole(70, 156)
            tone = chance.one([tone for tone in walls if tone != before])
            before, top, x = tone, foot - height, round(x)
            walls[tone] += f"M{x} {top}h{width}v260h-{width}z"
            roofs[tone] += _roof(chance.whole(0, 3), x, top, width)
            shades += f"M{x} {top}h{width // 4}v260h-{width // 4}z"
            for n in range(chance.whole(0, 2)):
                windows += f"M{x + width * (4 + 3 * n) // 10} {top + 22}h11v18h-11z"
            x += width
        for tone, d in walls.items():
            color = scale(tones, row / 6 * 0.8 + tone * 0.09)
            canvas.paint(path(d, fill=color), path(roofs[tone], fill=mixed(color, RUST, 0.42)))
        canvas.paint(
            path(shades, fill=WINE, fill_opacity=".18"),
            path(windows, fill=GOLD if row > 3 else WINE),
        )
    canvas.paint(rect(196, 400, 22, 46, fill=DUSK))
    grain(canvas, 90)
    signature(canvas)


def _roof(kind: int, x: int, top: int, width: int) -> str:
    """A gable, a dome, a lean-to, or flat."""
    half = width // 2
    return (
        f"M{x - 4} {top}l{half + 4}-{half}l{width - half + 4} {half}z",
        f"M{x} {top}a{half} {half} 0 0 1 {2 * half} 0z",
        f"M{x} {top}l{width}-{half}v{half}z",
        f"M{x - 4} {top}v-9h{width + 8}v9z",
    )[kind]
