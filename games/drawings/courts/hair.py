"""Hair and beards; `behind` is drawn before the face, the rest after it."""

from math import cos, pi, sin

from games.drawings.svg import circle, ellipse, group, path


def bob_behind(color: str) -> str:
    return path("M-42 152C-46 120-44 92-40 78C-30 36 30 36 40 78C44 92 46 120 42 152Z", fill=color)


def fringe(color: str) -> str:
    return path("M-29 88C-32 50 32 50 29 88Q26 74 0 74Q-26 74-29 88Z", fill=color)


def curls_behind(color: str, shine: str) -> str:
    spots = [pi * (0.82 + 1.36 * i / 11) for i in range(12)]
    outer = "".join(circle(37 * cos(a), 88 + 42 * sin(a), 15, fill=color) for a in spots)
    curled = "".join(
        path(
            f"M{40 * cos(a) - 5:.1f} {86 + 46 * sin(a):.1f}a5 5 0 1 1 5 5",
            fill="none",
            stroke=shine,
            stroke_width=1.8,
        )
        for a in spots
    )
    return outer + curled


def parted(color: str) -> str:
    """Drawn back from the middle of the forehead."""
    return path(
        "M0 54C-36 52-34 84-28 104C-28 88-18 74 0 66C18 74 28 88 28 104C34 84 36 52 0 54Z",
        fill=color,
    )


def bun_behind(color: str, shine: str) -> str:
    return group(
        circle(0, 32, 23, fill=color),
        ellipse(0, 80, 35, 36, fill=color),
        path("M-14 30Q0 14 14 30M-10 40Q0 28 10 40", fill="none", stroke=shine, stroke_width=2),
    )


def braids_behind(color: str) -> str:
    return path("M-36 130C-42 96-40 52 0 50C40 52 42 96 36 130Z", fill=color)


def braids(color: str, shine: str) -> str:
    """Down both sides, over the shoulders."""
    drawn = ""
    for side in (-1, 1):
        for i in range(8):
            x, y = side * (36 + 4 * sin(i / 2.5)), 118 + i * 15
            drawn += ellipse(x, y, 9.5 - i * 0.4, 9, fill=color, stroke=shine, stroke_width=1.8)
    return drawn


def page_cut_behind(color: str) -> str:
    """To the jaw, seen from the front."""
    return path(
        "M-40 138C-44 100-40 54 0 52C40 54 44 100 40 138Q26 144 20 130H-20Q-26 144-40 138Z",
        fill=color,
    )


def nape(color: str) -> str:
    """Seen from the side: the back of the head down to the collar."""
    return path(
        "M-6 58C34 46 46 76 44 104C44 128 46 142 36 152C22 150 16 136 18 116"
        "C8 112 6 96 14 84C4 80-8 70-6 58Z",
        fill=color,
    )


def ringlets(color: str, shine: str) -> str:
    """Seen from the side, curled."""
    spots = (
        (8, 66),
        (24, 66),
        (36, 78),
        (40, 94),
        (26, 88),
        (34, 110),
        (24, 120),
        (36, 128),
        (26, 140),
    )
    return "".join(circle(x, y, 11, fill=color, stroke=shine, stroke_width=1.5) for x, y in spots)


def long_beard(color: str, shine: str) -> str:
    """Straight down in strands, cut level."""
    return group(
        path(
            "M-25 104C-28 140-24 176-18 192H18C24 176 28 140 25 104C20 118 14 116 0 116"
            "C-14 116-20 118-25 104Z",
            fill=color,
        ),
        path(
            "M-12 132V190M-4 136V191M4 136V191M12 132V190",
            fill="none",
            stroke=shine,
            stroke_width=1.6,
        ),
    )


def round_beard(color: str, shine: str) -> str:
    lobes = "".join(
        circle(27 * cos(a), 122 + 30 * sin(a), 10, fill=color)
        for a in (pi * (-0.05 + 1.1 * i / 8) for i in range(9))
    )
    return group(
        path(
            "M-26 104C-30 140-14 156 0 156C14 156 30 140 26 104C20 118 12 116 0 116"
            "C-12 116-20 118-26 104Z",
            fill=color,
        ),
        lobes,
        path("M-14 140q6 6 14 0q8 6 14 0", fill="none", stroke=shine, stroke_width=1.8),
    )


def pointed_beard(color: str, shine: str) -> str:
    return group(
        path(
            "M-24 108C-24 136-8 150 0 178C8 150 24 136 24 108C18 118 12 116 0 116"
            "C-12 116-18 118-24 108Z",
            fill=color,
        ),
        path(
            "M0 134V168M-8 132Q-6 146-2 156M8 132Q6 146 2 156",
            fill="none",
            stroke=shine,
            stroke_width=1.6,
        ),
    )


def profile_beard(color: str, shine: str) -> str:
    """Seen from the side: it juts forward."""
    return group(
        path(
            "M-24 124C-30 132-46 152-42 178C-20 176 10 158 24 124C26 112 22 100 18 100"
            "C12 118-8 122-24 124Z",
            fill=color,
        ),
        path(
            "M-26 132C-32 144-38 158-38 172M-14 132C-20 146-26 158-30 170"
            "M0 128C-4 142-10 152-16 164",
            fill="none",
            stroke=shine,
            stroke_width=1.6,
        ),
        path("M-28 112Q-16 108-8 120Q-18 122-28 117Z", fill=color),
    )
