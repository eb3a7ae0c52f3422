"""Things: four creatures of one family, told apart by how much of the picture they need."""

from math import cos, pi, sin

from games.drawings.gotcha.paint import EDGED, FILL, GOLD, INK, PAPER, TINT, eye
from games.drawings.svg import circle, ellipse, group, number, path, rect


def fur(x: float, y: float, rx: float, ry: float, tufts: int, length: float) -> str:
    """A round body with hair all around, combed to one side."""
    step = 2 * pi / tufts
    words = []
    for tuft in range(tufts):
        at = tuft * step - pi / 2
        root = (x + rx * cos(at), y + ry * sin(at))
        # Hair on top stands up; below it is short, where one has sat on it.
        long = length * (0.75 - 0.45 * sin(at))
        tip = (x + (rx + long) * cos(at + step * 0.8), y + (ry + long) * sin(at + step * 0.8))
        out = (x + (rx + long) * cos(at + step * 0.2), y + (ry + long) * sin(at + step * 0.2))
        end = (x + rx * cos(at + step), y + ry * sin(at + step))
        words.append(
            ("" if words else f"M{_at(root)}") + f"Q{_at(out)} {_at(tip)}L{_at(end)}",
        )
    return path("".join(words) + "Z", fill=FILL, **EDGED)


def _at(point: tuple[float, float]) -> str:
    return f"{number(point[0])} {number(point[1])}"


def horn(x: float, y: float, lean: float, size: float) -> str:
    return path(
        f"M{-size * 0.45} {size * 0.2}Q{lean * size * 0.2} {-size * 0.6} {lean * size} {-size}"
        f"Q{lean * size * 0.7} {-size * 0.2} {size * 0.45} {size * 0.2}Z",
        fill=GOLD,
        transform=f"translate({x} {y})",
        **EDGED,
    )


def giant() -> str:
    """Too large for its picture: a house and a tree stand in front of it."""
    house = path("M70 72V58L79 50L88 58V72Z", fill=PAPER, **EDGED)
    roof = path("M67 59L79 48L91 59", fill="none", **EDGED)
    tree = path("M14 72V62", fill="none", **EDGED) + circle(14, 57, 6, fill=TINT, **EDGED)
    return group(
        horn(16, 14, -0.8, 17),
        horn(84, 14, 0.8, 17),
        fur(50, 62, 52, 50, 40, 7),
        eye(34, 34, 12, (0.4, 0.9)),
        eye(66, 34, 12, (0.1, 0.9)),
        path("M26 53Q50 66 74 53", fill="none", **EDGED),
        path("M38 57.5L41 64L45 59.2ZM62 57.5L59 64L55 59.2Z", fill=PAPER, **EDGED),
        house,
        roof,
        rect(76.5, 64, 5, 8, fill=INK),
        tree,
    )


def big() -> str:
    """Fills its picture, and grins."""
    return group(
        ellipse(50, 69, 34, 2.6, fill=TINT),
        ellipse(38, 67, 9, 4, fill=FILL, **EDGED),
        ellipse(62, 67, 9, 4, fill=FILL, **EDGED),
        horn(33, 13, -0.55, 11),
        horn(67, 13, 0.55, 11),
        fur(50, 38, 27, 26, 30, 6),
        eye(41, 29, 7.5, (0.5, 0.2)),
        eye(60, 29, 7.5, (-0.5, 0.2)),
        path("M32 43Q50 49 68 43Q66 59 50 59Q34 59 32 43Z", fill=INK),
        path("M37 44.6L40.5 50L44 45.7ZM56 45.7L59.5 50L63 44.6Z", fill=PAPER),
        ellipse(50, 55.4, 8, 3.4, fill="#e0657a"),
    )


def medium() -> str:
    """Half of its picture is enough; it waves."""
    return group(
        ellipse(50, 69, 23, 2.2, fill=TINT),
        path("M34 46Q20 44 19 30", fill="none", stroke=INK, stroke_width=7, stroke_linecap="round"),
        path(
            "M34 46Q20 44 19 30", fill="none", stroke=FILL, stroke_width=4, stroke_linecap="round"
        ),
        path("M65 50Q74 54 75 61", fill="none", stroke=INK, stroke_width=7, stroke_linecap="round"),
        path(
            "M65 50Q74 54 75 61", fill="none", stroke=FILL, stroke_width=4, stroke_linecap="round"
        ),
        ellipse(42, 67, 6, 3, fill=FILL, **EDGED),
        ellipse(58, 67, 6, 3, fill=FILL, **EDGED),
        horn(50, 24, 0.15, 9),
        fur(50, 46, 18, 19, 24, 5),
        eye(50, 40, 8.5, (-0.5, -0.3)),
        path("M42 54Q50 60 58 54", fill="none", **EDGED),
    )


def tiny() -> str:
    """Only a glass shows it at all."""
    return group(
        path("M64 50L82 67", fill="none", stroke=INK, stroke_width=8, stroke_linecap="round"),
        path("M66 52L82 67", fill="none", stroke=GOLD, stroke_width=4.4, stroke_linecap="round"),
        circle(48, 34, 25, fill=TINT, **EDGED | {"stroke_width": 3.4}),
        path(
            "M33 21Q38 14 46 13.6",
            fill="none",
            stroke=PAPER,
            stroke_width=3,
            stroke_linecap="round",
        ),
        ellipse(48, 47.6, 9, 1.6, fill=FILL, opacity=0.45),
        path("M44.5 30V25M51.5 30V25", fill="none", **EDGED | {"stroke_width": 1.3}),
        circle(44.5, 24, 1.7, fill=GOLD, stroke=INK, stroke_width=0.9),
        circle(51.5, 24, 1.7, fill=GOLD, stroke=INK, stroke_width=0.9),
        group(fur(48, 38.4, 7.4, 7.4, 18, 2.6)),
        eye(45, 37, 3, (0.3, 0.3)),
        eye(51, 37, 3, (-0.3, 0.3)),
        path("M46 42.4Q48 44 50 42.4", fill="none", **EDGED | {"stroke_width": 1.1}),
    )
