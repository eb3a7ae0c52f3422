"""Two players, one round; a jack, a queen and a king come early, and something to match."""

from collections.abc import Sequence
from typing import Any

from games.engines.check.events import (
    AbilityGained,
    CheckCalled,
    Matched,
    PeekClosed,
    Readied,
    Swapped,
)
from games.engines.check.knowledge import Seen
from games.engines.check.points import POINTS
from games.engines.game import Seat
from games.lessons.lesson import Lesson

LOW = 6  # what an unknown card is worth, about

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


def counsel(drawn: str, known: Sequence[Seen], seat: Seat) -> int | None:
    """Which position a drawn card should go to: the highest that one knows, or one that one does
    not know if the card is low; none where it is better discarded."""
    own = {seen.position: POINTS[seen.card] for seen in known if seen.seat == seat}
    worth = POINTS[drawn]
    if own and max(own.values()) > max(worth, LOW):
        return max(own, key=lambda position: own[position])
    unknown = [position for position in range(4) if position not in own]
    if unknown and worth <= LOW:
        return unknown[0]
    return None
