"""Three dealers; the learner's hand has every kind of auction in it."""

from typing import Any

from games.engines.modern_art.events import CardPlayed, RoundEnded, SecondCardOffered
from games.lessons.lesson import Lesson

AUCTIONS = ("open", "one_offer", "hidden", "fixed_price", "double")

LESSON = Lesson(
    seed="parlour-modern_art-20",
    seats=3,
    # Nothing is bid against a countdown: one has time to read.
    settings={"open_countdown": 0, "turn_seconds": 0},
    topics=(*AUCTIONS, "sale"),
)


def topics(event: Any) -> tuple[str, ...]:
    match event:
        case CardPlayed() | SecondCardOffered():
            return (event.card.split("-")[1],)
        case RoundEnded():
            return ("sale",)
    return ()
