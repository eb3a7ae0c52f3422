"""Path data in few characters: made from absolute points, written in relative moves."""

from collections.abc import Iterable

from games.drawings.svg import Point


class Trace:
    """Path data made step by step from absolute points, written relative and rounded.

    Whole units are fine enough for what is large; `fine` keeps tenths.
    """

    def __init__(self, fine: bool = False) -> None:
        self._grid = 10 if fine else 1
        self._words: list[str] = []
        self._here = (0, 0)
        self._start = (0, 0)

    def move(self, point: Point) -> "Trace":
        at = self._rounded(point)
        self._words.append("M" + self._written(at) if not self._words else "m" + self._steps(at))
        self._here = self._start = at
        return self

    def to(self, *points: Point) -> "Trace":
        for point in points:
            at = self._rounded(point)
            dx, dy = at[0] - self._here[0], at[1] - self._here[1]
            if dy == 0:
                self._words.append("h" + self._written((dx,)))
            elif dx == 0:
                self._words.append("v" + self._written((dy,)))
            else:
                self._words.append("l" + self._written((dx, dy)))
            self._here = at
        return self

    def bend(self, handle: Point, end: Point) -> "Trace":
        return self._curve("q", handle, end)

    def curve(self, first: Point, second: Point, end: Point) -> "Trace":
        return self._curve("c", first, second, end)

    def arc(
        self, rx: float, ry: float, end: Point, large: bool = False, sweep: bool = True
    ) -> "Trace":
        at = self._rounded(end)
        radii = self._written(self._rounded((rx, ry)))
        self._words.append(f"a{radii} 0 {large:d} {sweep:d} {self._steps(at)}")
        self._here = at
        return self

    def close(self) -> "Trace":
        self._words.append("z")
        self._here = self._start
        return self

    def __str__(self) -> str:
        return "".join(self._words)

    def _curve(self, letter: str, *points: Point) -> "Trace":
        rounded = [self._rounded(point) for point in points]
        steps = [value for at in rounded for value in self._from_here(at)]
        self._words.append(letter + self._written(steps))
        self._here = rounded[-1]
        return self

    def _rounded(self, point: Point) -> tuple[int, int]:
        return round(point[0] * self._grid), round(point[1] * self._grid)

    def _from_here(self, at: tuple[int, int]) -> tuple[int, int]:
        return at[0] - self._here[0], at[1] - self._here[1]

    def _steps(self, at: tuple[int, int]) -> str:
        return self._written(self._from_here(at))

    def _written(self, values: Iterable[int]) -> str:
        text = ""
        for value in values:
            word = f"{value / self._grid:g}"
            word = word.replace("0.", ".", 1) if word.startswith(("0.", "-0.")) else word
            text += word if not text or word.startswith("-") else " " + word
        return text
