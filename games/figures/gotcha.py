"""Who bought from whom, and how everybody stood after it: the record of a match of Things &
Gotchas."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.engines.game import Seat
from games.engines.gotcha.events import OfferChosen, PointMoved, RoundBegun, ThingsScored
from games.summaries.gotcha import summary


class Round(msgspec.Struct, frozen=True):
    number: int
    buyer: Seat
    # None while nothing has been chosen, or where there was nothing to choose.
    seller: Seat | None
    # How everybody stood at its end, or stands now.
    points: tuple[int, ...]


def rounds(events: Iterable[Any], seats: int) -> list[Round]:
    """The rounds so far, the one being played included."""
    record: list[Round] = []
    points = [0] * seats
    for event in events:
        match event:
            case RoundBegun():
                record.append(Round(event.round, event.buyer, None, tuple(points)))
            case OfferChosen():
                record[-1] = msgspec.structs.replace(record[-1], seller=event.seat)
            case ThingsScored():
                points[event.seat] += event.points
                record[-1] = msgspec.structs.replace(record[-1], points=tuple(points))
            case PointMoved():
                points[event.loser] -= 1
                if event.gainer is not None:
                    points[event.gainer] += 1
                record[-1] = msgspec.structs.replace(record[-1], points=tuple(points))
    return record


def totals(events: Sequence[Any], seats: int) -> tuple[Counter[str], ...]:
    """What the match came to, by seat."""
    return summary(events, seats)
