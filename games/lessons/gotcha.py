"""Three players to three points; every Action card is among the first that come."""

from typing import Any

from games.engines.gotcha.events import (
    ActionPlayed,
    Collected,
    Flipped,
    GotchaTraded,
    Offered,
    ThingsScored,
)
from games.lessons.lesson import Lesson

ACTIONS = ("flip_one", "add_one", "remove_one", "remove_two", "steal_a_point")

LESSON = Lesson(
    seed="parlour-gotcha-23",
    seats=3,
    settings={"target_points": 3, "turn_seconds": 0},
    topics=("offer", "flip", "choice", *ACTIONS, "gotcha", "things"),
)


def topics(event: Any) -> tuple[str, ...]:
    match event:
        case Offered():
            return ("offer", *_actions((event.face_up,)))
        case Flipped():
            return ("flip", *_actions((event.card,)))
        case Collected():
            return ("choice", *_actions(event.cards))
        case ActionPlayed():
            return _actions((event.card,))
        case GotchaTraded():
            return ("gotcha",)
        case ThingsScored():
            return ("things",)
    return ()


def _actions(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The Action cards among these: all have seen them now."""
    kinds = (card.rpartition("-")[0] for card in cards)
    return tuple(kind for kind in kinds if kind in ACTIONS)
