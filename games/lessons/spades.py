"""Two rounds: an ordinary hand, then one that asks for nil."""

from collections import Counter
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


def counsel(hand: tuple[str, ...]) -> int:
    """About how many tricks a hand takes; none where it is one for nil."""
    suits = Counter(card[1] for card in hand)
    aces = sum(card[0] == "A" for card in hand)
    kings = sum(card[0] == "K" and suits[card[1]] > 1 for card in hand)
    long_spades = max(0, suits["S"] - 3)
    high_spade = any(card[1] == "S" and card[0] in "QJ" for card in hand)
    return max(aces + kings + long_spades, int(high_spade or any(c[0] in "AK" for c in hand)))
