"""Whether those who played a match play another: what the page of a match that is over shows."""

from typing import Literal

import msgspec

from games.engines.game import Seat
from games.table import Table

Answer = Literal["agreed", "declined", "left", "asked", "none"]


class Wish(msgspec.Struct, frozen=True):
    """What somebody who played has answered; "none" where nobody has asked for a rematch yet."""

    seat: Seat
    name: str
    answer: Answer


class Rematch(msgspec.Struct, frozen=True):
    # The next match; empty until it has begun.
    code: str = ""
    is_rated: bool = False
    wishes: tuple[Wish, ...] = ()

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
    return Rematch(table.rematch, table.is_rated, wishes)


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
