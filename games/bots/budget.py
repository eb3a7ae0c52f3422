"""How long a bot may think."""

from math import inf
from time import monotonic

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """In play seconds bound a search; where it must come out the same twice, worlds do."""

    seconds: float = inf
    worlds: int = 1_000_000

    def clock(self) -> "Clock":
        return Clock(monotonic() + self.seconds)


class Clock(msgspec.Struct, frozen=True):
    deadline: float

    @property
    def is_over(self) -> bool:
        return monotonic() >= self.deadline
