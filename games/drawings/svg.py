"""SVG as text: elements, numbers in few digits, outlines that can be moved and scaled.

Everything ends up in sprites that pages refer to from another file. There, references to
gradients or clip paths are not reliable, so nothing here uses them: colours are flat, and
what must be cut off is covered.
"""

from collections.abc import Iterable

Point = tuple[float, float]


def number(value: float) -> str:
    """With at most one decimal: a tenth of a unit is a twentieth of a pixel on a large card."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """An element; `fill_rule` becomes fill-rule, numbers are shortened."""
    words = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    inside = "".join(children)
    return f"<{name}{words}>{inside}</{name}>" if inside else f"<{name}{words}/>"


def group(*children: str, **attributes: str | float) -> str:
    return tag("g", *children, **attributes)


def path(d: str, **attributes: str | float) -> str:
    return tag("path", d=d, **attributes)


def circle(x: float, y: float, radius: float, **attributes: str | float) -> str:
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: str | float) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(x: float, y: float, w: float, h: float, **attributes: str | float) -> str:
    return tag("rect", x=x, y=y, width=w, height=h, **attributes)


def outline(points: Iterable[Point], closed: bool = True) -> str:
    """Straight lines through the points, as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")


def polygon(points: Iterable[Point], **attributes: str | float) -> str:
    return path(outline(points), **attributes)


def line(points: Iterable[Point], **attributes: str | float) -> str:
    return path(outline(points, closed=False), **attributes)
