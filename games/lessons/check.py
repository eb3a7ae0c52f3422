"""Two players, one round; a jack, a queen and a king come early, and something to match."""

from typing import Any

from games.engines.check.events import (
    AbilityGained,
    CheckCalled,
    Matched,
    PeekClosed,
    Readied,
    Swapped,
)
from games.lessons.lesson import Lesson

LESSON = Lesson(
    seed="parlour-check-354",
    seats=2,
    settings={"memory_aid": True, "peek_seconds": 0, "match_seconds": 0, "turn_seconds": 0},
    topics=("peek", "swap", "match", "jack", "queen", "king", "check"),
)

FACES = {"J": "jack", "Q": "queen", "K": "king"}


def topics(event: Any) -> tuple[str, ...]:
    match event:
        case Readied() | PeekClosed():
            return ("peek",)
        case Swapped():
            return ("swap",)
        case Matched():
            return ("match",)
        case AbilityGained():
            return (FACES[event.rank],)
        case CheckCalled():
            return ("check",)
    return ()
