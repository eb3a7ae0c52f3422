"""Who is to be rated for a seat: whoever sat there first, or the level of the bot."""

import msgspec

from games.engines.game import Seat
from games.models import Match


class Entrant(msgspec.Struct, frozen=True):
    """A person, or a level of bots. All bots of a level are one entrant."""

    user: int | None = None
    level: str = ""


class Sitter(msgspec.Struct, frozen=True):
    seat: Seat
    entrant: Entrant
    has_left: bool = False


def sitters(match: Match) -> tuple[Sitter, ...]:
    """By seat. A bot that took over for good stands in for who left, and is not rated itself."""
    left: dict[Seat, int] = {}
    for resignation in sorted(match.resignations.all(), key=lambda one: one.pk):
        left.setdefault(resignation.seat, resignation.user_id)
    found = []
    for seat in sorted(match.seats.all(), key=lambda one: one.index):
        if seat.index in left:
            found.append(Sitter(seat.index, Entrant(left[seat.index]), has_left=True))
        elif seat.user_id:
            found.append(Sitter(seat.index, Entrant(seat.user_id)))
        else:
            found.append(Sitter(seat.index, Entrant(level=seat.level)))
    return tuple(found)
