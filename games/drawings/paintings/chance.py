"""The accidents of the brush: random numbers that follow from a seed, the same on every Python."""

from collections.abc import Iterator, Sequence
from hashlib import shake_256
from struct import unpack
from typing import TypeVar

Item = TypeVar("Item")
_BLOCK = 64


class Chance:
    def __init__(self, seed: str) -> None:
        self._numbers = _numbers(seed)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * next(self._numbers)

    def near(self, value: float, spread: float) -> float:
        return self.between(value - spread, value + spread)

    def whole(self, low: int, high: int) -> int:
        """From low to high, both possible."""
        return low + int((high - low + 1) * next(self._numbers))

    def one(self, items: Sequence[Item]) -> Item:
        return items[self.whole(0, len(items) - 1)]

    def often(self, share: float) -> bool:
        """True in this share of all cases."""
        return next(self._numbers) < share

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.whole(0, last)
            order[last], order[chosen] = order[chosen], order[last]
        return order


def _numbers(seed: str) -> Iterator[float]:
    """From 0 to just below 1, without end."""
    block = 0
    while True:
        digest = shake_256(f"{seed}/{block}".encode()).digest(4 * _BLOCK)
        for number in unpack(f"<{_BLOCK}I", digest):
            yield number / 2**32
        block += 1
