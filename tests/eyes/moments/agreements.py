"""People at a table, whatever the game: what they ask of each other, and what follows a match."""

import random
from collections.abc import Sequence
from functools import cache, partial

from msgspec.structs import replace

from games.agreements import END, REMATCH, Proposal
from games.endings import EndedEarly
from games.engines import GAMES
from games.models import Status
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.games import grids, saleroom
from tests.games.unkept import begun, moments

NAMES = ("Anna", "Bartholomew", "Clementine", "Max")


def table_of(slug: str, names: Sequence[str] = NAMES) -> Table:
    """Four people at a table of their own."""
    return begun(slug, 4, GAMES[slug].Settings(), "people", names)


@cache
def over(slug: str) -> Table:
    """The same, played by lot to its end."""
    table = table_of(slug)
    choices = {"check": grids.likely, "modern_art": saleroom.chosen}
    choice = choices.get(slug, lambda legal, rng: rng.choice(legal))
    return list(moments(table, random.Random("people"), choice))[-1]


def with_bots(table: Table, *bots: int) -> Table:
    """Bots in these seats."""
    return replace(
        table,
        seats=tuple(
            replace(seat, kind="bot", level="medium") if seat.index in bots else seat
            for seat in table.seats
        ),
        holders=tuple(None if seat in bots else who for seat, who in enumerate(table.holders)),
    )


def away(table: Table, *gone: int) -> Table:
    return replace(
        table,
        seats=tuple(replace(seat, away=seat.index in gone) for seat in table.seats),
    )


def asking(table: Table, *agreed: int, declined: Sequence[int] = ()) -> Table:
    """Some have asked for a rematch, some have declined; person n + 1 holds seat n."""
    people = tuple(seat + 1 for seat in agreed)
    no = tuple(seat + 1 for seat in declined)
    return replace(table, proposal=Proposal(REMATCH, agreed[0], 0, people, declined=no))


def rematch_asked(slug: str) -> Look:
    """Two want a rematch, one has left, and one is asked."""
    return table_page(asking(away(over(slug), 3), 1, 2), 0)


def rematch_agreed(slug: str) -> Look:
    """I agreed; one has not answered yet."""
    return table_page(asking(over(slug), 0, 1, 2), 0)


def all_have_left(slug: str) -> Look:
    """The others have left or do not want to: bots may play instead."""
    return table_page(asking(away(over(slug), 1, 2), 0, declined=[3]), 0)


for slug in GAMES:
    add(f"agreements.rematch.asked.{slug}", partial(rematch_asked, slug))
add("agreements.rematch.agreed", partial(rematch_agreed, "check"))
add("agreements.rematch.left", partial(all_have_left, "gotcha"))


@moment("agreements.rematch.watched")
def rematch_watched() -> Look:
    """A spectator sees who plays again."""
    return table_page(asking(away(over("spades"), 3), 1, 2), None)


def ended(slug: str) -> Look:
    """Ended early: the page says who did, and who agreed."""
    table = replace(table_of(slug), status=Status.ABORTED, ended=EndedEarly(1, (0, 2)))
    return table_page(away(table, 3), 0)


for slug in GAMES:
    add(f"agreements.ended_early.{slug}", partial(ended, slug))


@moment("agreements.end_asked")
def end_asked() -> Look:
    """Somebody asks the others to end the match."""
    table = table_of("spades")
    (seat,) = table.actors
    asked = Proposal(END, (seat + 1) % 4, 0, ((seat + 1) % 4 + 1,))
    return table_page(replace(table, proposal=asked), seat)


@moment("agreements.end_asked.mine")
def own_wish_to_end() -> Look:
    """I have asked for it myself, and may withdraw it."""
    asked = Proposal(END, 0, 0, (1,))
    return table_page(replace(table_of("check"), proposal=asked), 0)


@moment("agreements.menu.alone", opens=".table-menu > summary")
def menu_alone() -> Look:
    """The table menu alone with bots."""
    return table_page(with_bots(table_of("gotcha"), 1, 2, 3), 0)


def rated(table: Table, *gains: int) -> Table:
    """A rated table: everybody's rating, two of them provisional; at its end what changed."""
    numbers = (1740, 2015, 1893, 2240)
    return replace(
        table,
        is_rated=True,
        seats=tuple(
            replace(
                seat,
                rating=numbers[seat.index] + (gains[seat.index] if gains else 0),
                is_provisional=seat.index in (1, 2),
                gain=gains[seat.index] if gains else None,
            )
            for seat in table.seats
        ),
    )


def rated_seats(slug: str) -> Look:
    """Seats of a rated table show ratings."""
    return table_page(rated(table_of(slug)), 0)


def rated_end(slug: str) -> Look:
    """What a rated match did to everybody's rating."""
    return table_page(rated(over(slug), 22, -41, 38, -7), 0)


for slug in GAMES:
    add(f"agreements.rated.{slug}", partial(rated_seats, slug))
add("agreements.rated_end.spades", partial(rated_end, "spades"))
add("agreements.rated_end.check", partial(rated_end, "check"))


@moment("agreements.practice")
def practice() -> Look:
    """A match that went on from a moment of another is practice."""
    table = with_bots(table_of("check"), 1, 2, 3)
    seats = tuple(
        replace(seat, name=f"{seat.name} (bot)") if seat.kind == "bot" else seat
        for seat in table.seats
    )
    return table_page(replace(table, seats=seats, origin="bcdfghjkmp"), 0)


@moment("agreements.practice.over")
def practice_over() -> Look:
    """Its end says that it counts nowhere."""
    return table_page(replace(with_bots(over("gotcha"), 1, 2, 3), origin="bcdfghjkmp"), 0)
