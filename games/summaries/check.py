"""Rounds, hands at their end, and checks."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.engines.check.events import CheckCalled, Matched, Mismatched, RoundScored


def summary(events: Sequence[Any], seats: int) -> tuple[Counter[str], ...]:
    figures: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for event in events:
        match event:
            case RoundScored():
                for seat, own in enumerate(figures):
                    own["rounds"] += 1
                    own["points"] += event.points[seat]
                    own["rounds_won"] += seat in event.winners
                if event.caller in event.winners:
                    figures[event.caller]["checks_won"] += 1
            case CheckCalled():
                figures[event.seat]["checks"] += 1
                figures[event.seat]["emptied"] += event.emptied
            case Matched():
                figures[event.seat]["matched"] += 1
            case Mismatched():
                figures[event.seat]["mismatched"] += 1
    return figures
