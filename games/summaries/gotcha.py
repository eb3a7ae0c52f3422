"""Buying and selling, sets of Things, and Gotchas."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.engines.gotcha.events import (
    ActionPlayed,
    GotchaTraded,
    OfferChosen,
    Offered,
    PointMoved,
    RoundBegun,
    ThingsScored,
)


def summary(events: Sequence[Any], seats: int) -> tuple[Counter[str], ...]:
    figures: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for event in events:
        match event:
            case RoundBegun():
                for own in figures:
                    own["rounds"] += 1
            case Offered():
                figures[event.seat]["offers"] += 1
            case OfferChosen():
                figures[event.buyer]["bought"] += 1
                figures[event.seat]["sold"] += 1
            case ActionPlayed():
                figures[event.seat]["action_cards"] += 1
            case ThingsScored():
                figures[event.seat]["things_points"] += event.points
            case GotchaTraded():
                figures[event.seat]["gotchas"] += 1
            case PointMoved():
                figures[event.loser]["points_lost"] += 1
                if event.gainer is not None:
                    figures[event.gainer]["points_taken"] += 1
    return figures
