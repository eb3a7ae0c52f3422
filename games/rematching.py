"""Whether those who played a match play another: what the page of a match that is over shows."""

import time
from typing import Literal

import msgspec

from games.engines.game import Seat
from games.models import Purpose, Status
from games.table import Table

Answer = Literal["agreed", "declined", "left", "asked", "none"]


class Wish(msgspec.Struct, frozen=True):
    """What somebody who played has answered; "none" where nobody has asked for a rematch yet."""

    seat: Seat
    name: str
    answer: Answer


class Rematch(msgspec.Struct, frozen=True):
    """What may follow a match that is over."""

    # The next match; empty until it has begun.
    code: str = ""
    is_rated: bool = False
    wishes: tuple[Wish, ...] = ()
    # It went on from a moment of another match.
    is_practice: bool = False
    # Whether others may be challenged to the same deal.
    may_challenge: bool = False

    def others(self, own: tuple[Seat, ...]) -> tuple[Wish, ...]:
        return tuple(wish for wish in self.wishes if wish.seat not in own)

    def has_agreed(self, own: tuple[Seat, ...]) -> bool:
        return any(wish.answer == "agreed" for wish in self.wishes if wish.seat in own)


NOTHING = Rematch()


def rematch(table: Table) -> Rematch:
    if not table.is_over:
        return NOTHING
    wishes = tuple(
        Wish(seat.index, seat.name, _answer(table, seat.index))
        for seat in table.seats
        if table.holders[seat.index] is not None
    )
    return Rematch(
        code=table.rematch,
        is_rated=table.is_rated,
        wishes=wishes,
        is_practice=bool(table.origin),
        may_challenge=may_challenge(table),
    )


def may_challenge(table: Table) -> bool:
    """Not where the deal is everybody's, is still being played by others, or is practice."""
    is_sealed = table.sealed_until is not None and table.sealed_until > time.time()
    is_fit = table.status == Status.FINISHED and table.purpose != Purpose.GUIDED
    return is_fit and not is_sealed and not table.origin


def _answer(table: Table, seat: Seat) -> Answer:
    # Of a match that is over nothing else can be asked.
    asked, person = table.standing_proposal, table.holders[seat]
    # Who has gone on to the next match has left this one, and is part of it.
    if table.seats[seat].away and not (asked and asked.granted and person in asked.agreed):
        return "left"
    if asked is None:
        return "none"
    if person in asked.agreed:
        return "agreed"
    return "declined" if person in asked.declined else "asked"
