"""Colours mixed as on a palette."""


def mixed(one: str, other: str, share: float) -> str:
    """Of `other` this share, the rest of `one`; both as #rrggbb."""
    parts = [
        round(int(one[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share)
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{min(max(part, 0), 255):02x}" for part in parts)


def scale(colors: list[str] | tuple[str, ...], at: float) -> str:
    """The colour at a place from 0 to 1 on the way through all of them."""
    place = min(max(at, 0.0), 1.0) * (len(colors) - 1)
    before = min(int(place), len(colors) - 2)
    return mixed(colors[before], colors[before + 1], place - before)
