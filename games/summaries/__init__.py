"""What a finished match comes to for each seat: small whole numbers that add up over matches.

Plain Python, one module per game with `summary(events, seats)`; a game without one has none.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Figures = dict[str, int]


def summary(slug: str, events: Sequence[Any], seats: int) -> tuple[Figures, ...]:
    """By seat, from all events of the match."""
    name = f"{__name__}.{slug}"
    if find_spec(name) is None:
        return tuple({} for _ in range(seats))
    return import_module(name).summary(events, seats)
