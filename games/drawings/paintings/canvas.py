"""One painting being made: what has been painted so far, and what that refers to."""

from xml.sax.saxutils import escape

from games.drawings.paintings.chance import Chance
from games.drawings.svg import number, rect, tag

WIDTH, HEIGHT = 500, 700
Stop = tuple[float, str] | tuple[float, str, float]


class Canvas:
    def __init__(self, card: str) -> None:
        self.card = card
        self.chance = Chance(card)
        self._kept: list[str] = []
        self._painted: list[str] = []
        artist, auction, n = card.split("-")
        # Of its own for every painting, should several ever be put into one page.
        self._prefix = f"{artist[0]}{artist[-1]}{auction[:2]}{n}"

    def paint(self, *pieces: str) -> None:
        self._painted.extend(pieces)

    def fill(self, color: str) -> None:
        self.paint(rect(0, 0, WIDTH, HEIGHT, fill=color))

    def keep(self, piece: str) -> str:
        """Something to be used often; returns its name for `use`."""
        name = self._name()
        self._kept.append(tag("g", piece, id=name))
        return name

    def linear(self, *stops: Stop, angle: float = 90, **attributes: str | float) -> str:
        """A gradient to fill with; by itself from top to bottom of what is filled."""
        turned = {} if angle == 0 else {"gradientTransform": f"rotate({number(angle)} .5 .5)"}
        return self._defined("linearGradient", _stops(stops), **turned, **attributes)

    def radial(self, *stops: Stop, **attributes: str | float) -> str:
        return self._defined("radialGradient", _stops(stops), **attributes)

    def pattern(self, width: float, height: float, *pieces: str, turn: float = 0) -> str:
        turned = {"patternTransform": f"rotate({number(turn)})"} if turn else {}
        return self._defined(
            "pattern",
            "".join(pieces),
            width=width,
            height=height,
            patternUnits="userSpaceOnUse",
            **turned,
        )

    def clip(self, *pieces: str) -> str:
        """To be given as `clip_path`."""
        return self._defined("clipPath", "".join(pieces))

    def svg(self, title: str) -> str:
        kept = tag("defs", *self._kept) if self._kept else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f"<title>{escape(title)}</title>{kept}{''.join(self._painted)}</svg>\n"
        )

    def _name(self) -> str:
        return f"{self._prefix}-{len(self._kept)}"

    def _defined(self, kind: str, inside: str, **attributes: str | float) -> str:
        name = self._name()
        self._kept.append(tag(kind, inside, id=name, **attributes))
        return f"url(#{name})"


def use(
    name: str,
    x: float = 0,
    y: float = 0,
    turn: float = 0,
    size: float | tuple[float, ...] = 1,
    **more: str | float,
) -> str:
    """What was kept, moved, turned (in degrees) and scaled."""
    words = ""
    if x or y:
        words += f"translate({number(x)} {number(y)})"
    if turn:
        words += f"rotate({number(turn)})"
    if size != 1:
        sizes = size if isinstance(size, tuple) else (size,)
        words += f"scale({' '.join(f'{each:.3g}' for each in sizes)})"
    moved = {"transform": words} if words else {}
    return tag("use", href=f"#{name}", **moved, **more)


def _stops(stops: tuple[Stop, ...]) -> str:
    text = ""
    for at, color, *opacity in stops:
        more = {"stop_opacity": f"{opacity[0]:.2g}"} if opacity else {}
        text += tag("stop", offset=f"{at:.3g}", stop_color=color, **more)
    return text
