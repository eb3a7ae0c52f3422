"""Cloth: little flags, a mat plaited at rest, a quilt."""

from games.drawings.paintings.canvas import HEIGHT, WIDTH, Canvas
from games.drawings.paintings.colors import mixed, scale
from games.drawings.paintings.curves import flowing, sector, straight
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


def little_flags(canvas: Canvas) -> None:
    """Bunting on seven lines; the nearer, the larger."""
    chance = canvas.chance
    canvas.fill(canvas.linear((0, RUST), (0.5, BURNT), (1, ORANGE)))
    colors = (CREAM, SAND, APRICOT, GOLD, WINE, ROSE, CREAM, NIGHT)
    y, before = 8.0, ""
    for row in range(7):
        width, sag = 44 + row * 9, 10 + row * 4
        height = width * 1.25
        x = -chance.between(0.2, 0.8) * width
        flags: dict[str, str] = {}
        while x < WIDTH:
            top = y + sag * (1 - ((x + width / 2) / (WIDTH / 2) - 1) ** 2)
            color = chance.one([color for color in colors if color != before])
            color = before = DUSK if row == 3 and 220 < x < 290 else color
            a, b, foot = x + width * 0.06, x + width * 0.94, top + height
            notch = (x + width / 2, top + height * 0.68)
            flag = straight([(a, top), (b, top), (b, foot), notch, (a, foot)])
            flags[color] = flags.get(color, "") + flag
            x += width
        rope = [(-10, y), (WIDTH / 2, y + 2 * sag), (WIDTH + 10, y)]
        canvas.paint(
            path(
                "".join(flags.values()), fill=NIGHT, fill_opacity=".25", transform="translate(5 7)"
            ),
            *(path(d, fill=color) for color, d in flags.items()),
            path(flowing(rope), fill="none", stroke=NIGHT, stroke_width=2.2 + row * 0.3),
        )
        y += height * 0.92
    grain(canvas, 86)
    signature(canvas)


def siesta(canvas: Canvas) -> None:
    """A mat, plaited on the slant; some canes are broken and something cool looks through."""
    canvas.fill(NIGHT)
    canvas.paint(circle(292, 296, 150, fill=DUSK), circle(316, 262, 74, fill="#79b0a6"))
    size, half, reach = 58, 25, 7
    hole = {(0, -1), (1, -1), (0, -2), (1, -2), (1, 0), (0, -3), (-1, -2), (2, -1), (0, 0)}
    rows, columns = (SAND, APRICOT, CREAM, ORANGE, GOLD), (BURNT, RUST, WINE, BURNT)
    canes: dict[str, str] = {}
    ends = ""
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            x, y, long = i * size, j * size, 2 * size + 6
            if abs(i) + abs(j) > 11:
                continue
            # Each cane goes over two and under two, a step later in every row.
            if (i + j) % 4 == 0 and not hole & {(i, j), (i + 1, j)}:
                color = rows[j % len(rows)]
                d = f"M{x - 32} {y - half}h{long}v{2 * half}h-{long}z"
                ends += f"M{x - 29} {y - half}v{2 * half}m{long - 6} 0v-{2 * half}"
            elif (i + j) % 4 == 2 and not hole & {(i, j), (i, j + 1)}:
                color = columns[i % len(columns)]
                d = f"M{x - half} {y - 32}h{2 * half}v{long}h-{2 * half}z"
                ends += f"M{x - half} {y - 29}h{2 * half}m0 {long - 6}h-{2 * half}"
            else:
                continue
            canes[color] = canes.get(color, "") + d
    canvas.paint(
        group(
            *(path(d, fill=color) for color, d in canes.items()),
            path(ends, stroke=NIGHT, stroke_width=16, stroke_opacity=".22"),
            path(ends, stroke=NIGHT, stroke_width=7, stroke_opacity=".45"),
            transform="translate(250 350)rotate(38)",
        )
    )
    grain(canvas, 38)
    signature(canvas)


def quilt(canvas: Canvas) -> None:
    """Halves of squares from morning to evening."""
    chance = canvas.chance
    ground(canvas, SAND, RUST)
    wide, high = WIDTH / 6, HEIGHT / 8
    tones = (CREAM, SAND, APRICOT, ORANGE, BURNT, RUST, WINE, NIGHT)
    for row in range(8):
        for column in range(6):
            x, y = column * wide, row * high
            place = (column / 5 * 0.35 + row / 7 * 0.65) * 0.9 + chance.near(0.05, 0.1)
            one, other = scale(tones, place), scale(tones, place + chance.between(0.16, 0.34))
            corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
            turn = (row + column + (row // 2) * (column // 2)) % 4
            half = [corners[turn], corners[(turn + 1) % 4], corners[(turn + 2) % 4]]
            canvas.paint(rect(x, y, wide + 1, high + 1, fill=one), path(straight(half), fill=other))
    for x, y, color, start in (
        (2 * wide, 2 * high, WINE, 0.25),
        (4 * wide, 3 * high, CREAM, 0.75),
        (3 * wide, 5 * high, GOLD, 0.5),
        (5 * wide, 6 * high, ORANGE, 0),
        (wide, 6 * high, SAND, 0.75),
    ):
        canvas.paint(
            path(sector(x, y, 0, wide, start, start + 0.25), fill=color),
            path(sector(x, y, 0, wide * 0.55, start, start + 0.25), fill=mixed(color, BURNT, 0.6)),
            path(sector(x, y, 0, wide * 0.25, start, start + 0.25), fill=mixed(color, CREAM, 0.5)),
        )
    seams = "".join(f"M{column * wide:.0f} 0v700" for column in range(1, 6))
    seams += "".join(f"M0 {row * high:.0f}h500" for row in range(1, 8))
    canvas.paint(
        path(seams, stroke=CREAM, stroke_opacity=".55", stroke_width=1.6, stroke_dasharray="7 5")
    )
    grain(canvas, 45)
    signature(canvas)
