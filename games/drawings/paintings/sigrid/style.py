"""Sigrid Thaler's hand: watercolour in cool blues, laid in layers, and a small wave crest."""

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas, use
from games.drawings.paintings.curves import dots, polar, rounded
from games.drawings.svg import circle, ellipse, group, path, rect

PAPER, FOAM, ICE, PALE = "#f6faf8", "#e6f3f5", "#cfe7ef", "#a3d2e4"
SKY, SEA, DEEP, NAVY, INK = "#5fb3d8", "#2583b7", "#145a8d", "#0c3459", "#071c35"
TEAL, LAVENDER, SHELL = "#3f9aa0", "#9aaacb", "#f2cfae"


def wash(canvas: Canvas, d: str, color: str, strength: float = 0.5) -> None:
    """Pigment in water: three layers that do not quite meet, and a rim where it dried."""
    chance = canvas.chance
    shape = canvas.keep(path(d))
    layers = [
        use(
            shape,
            chance.near(0, 5),
            chance.near(0, 5),
            chance.near(0, 0.6),
            fill_opacity=f"{strength * share:.2f}",
        )
        for share in (0.5, 0.4)
    ]
    canvas.paint(
        group(
            use(shape, fill_opacity=f"{strength:.2f}"),
            *layers,
            path(d, fill="none", stroke=color, stroke_opacity=f"{strength * 0.6:.2f}"),
            fill=color,
        )
    )


def bloom(canvas: Canvas, *spots: tuple[float, float, float], color: str = "#fff") -> None:
    """Where a drop of water fell into wet paint: pale inside, crinkled where it stopped."""
    chance = canvas.chance
    fill = canvas.radial((0, color, 0.26), (0.55, color, 0.16), (1, color, 0.03))
    for x, y, radius in spots:
        edge = [polar(x, y, radius * chance.between(0.72, 1.16), i / 17) for i in range(17)]
        canvas.paint(path(rounded(edge), fill=fill))


def paper(canvas: Canvas) -> None:
    """The tooth of the sheet, and how unevenly the pigment has settled on it."""
    chance = canvas.chance

    def scattered(count: int) -> str:
        return dots((chance.between(3, 137), chance.between(3, 157)) for _ in range(count))

    tooth = canvas.pattern(
        140,
        160,
        group(
            path(scattered(44), stroke="#fff", stroke_opacity=".26", stroke_width=2.4),
            path(scattered(34), stroke=INK, stroke_opacity=".12", stroke_width=1.8),
            stroke_linecap="round",
        ),
    )
    thin = canvas.radial((0, ICE, 0.2), (0.7, ICE, 0.09), (1, ICE, 0))
    thick = canvas.radial((0, DEEP, 0.2), (0.75, DEEP, 0.1), (1, DEEP, 0))
    for i in range(9):
        x, y = chance.between(0, WIDTH), chance.between(0, HEIGHT)
        rx, ry = chance.between(80, 220), chance.between(40, 110)
        canvas.paint(ellipse(round(x), round(y), round(rx), round(ry), fill=(thin, thick)[i % 2]))
    canvas.paint(rect(0, 0, WIDTH, HEIGHT, fill=tooth))


def margin(canvas: Canvas, width: float = 22) -> None:
    """The bare rim of the sheet, where the tape was."""
    chance = canvas.chance
    low, right, foot = width, WIDTH - width, HEIGHT - width

    def rough(value: float) -> float:
        return chance.near(value, 2.5)

    inner = [(rough(low + (right - low) * i / 7), rough(low)) for i in range(8)]
    inner += [(rough(right), rough(low + (foot - low) * i / 9)) for i in range(1, 10)]
    inner += [(rough(right - (right - low) * i / 7), rough(foot)) for i in range(1, 8)]
    inner += [(rough(low), rough(foot - (foot - low) * i / 9)) for i in range(1, 9)]
    window = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in inner) + "z"
    canvas.paint(
        path(f"M0 0V700H500V0Z{window}", fill=PAPER, fill_rule="evenodd"),
        path(window, fill="none", stroke=NAVY, stroke_opacity=".3", stroke_width=1.4),
    )


def signature(canvas: Canvas, x: float = 452, y: float = 652, color: str = NAVY) -> None:
    """A wave crest in a small round seal."""
    canvas.paint(
        circle(x, y, 19, fill=color),
        path(
            "M-14 8C-8 8-7-9 4-9C11-9 13-1 8 2C6 3 3 1 4-1C0-1 0 8 14 8C9 12-9 12-14 8Z",
            fill=PAPER,
            transform=f"translate({x} {y})",
        ),
    )
