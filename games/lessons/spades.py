"""Two rounds: an ordinary hand, then one that asks for nil."""

from typing import Any

from games.engines.spades.events import BidMade, RoundScored, SpadesBroken, TrickTaken
from games.lessons.lesson import Lesson

LESSON = Lesson(
    seed="parlour-spades-9983",
    seats=4,
    settings={"round_limit": 2, "turn_seconds": 0},
    topics=("bid", "trick", "broken", "score", "nil"),
)


def topics(event: Any) -> tuple[str, ...]:
    match event:
        case BidMade():
            return ("bid", "nil") if event.kind == "nil" else ("bid",)
        case TrickTaken():
            return ("trick",)
        case SpadesBroken():
            return ("broken",)
        case RoundScored():
            return ("score",)
    return ()
