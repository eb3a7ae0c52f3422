"""The vocabulary in which the platform's tests tell their stories."""

import random
from datetime import UTC, datetime
from typing import Any

from accounts.models import User
from games import services, tables
from games.bots.budget import Budget
from games.engines import wire
from games.models import LogEntry, Match
from games.services import SeatPlan
from games.table import Table

ME, OPEN = SeatPlan("me"), SeatPlan("open")
BOT = SeatPlan("bot", level="easy")
BRIEFLY = Budget(worlds=2)


def person(name: str) -> User:
    return User.objects.create_user(name)


def open_table(host: User, *plans: SeatPlan, **options: Any) -> Match:
    plans = plans or (ME, OPEN, OPEN, OPEN)
    is_public = options.pop("is_public", True)
    return services.open_table(host, "spades", options, plans, is_public=is_public)


def playing(*people: User, **options: Any) -> Match:
    """A match of Spades that has just begun, these people in the first seats and bots beyond."""
    plans = [ME, *[OPEN] * (len(people) - 1), *[BOT] * (4 - len(people))]
    match = open_table(people[0], *plans, **options)
    for index, other in enumerate(people[1:], 1):
        services.take_seat(match.pk, other, index)
        services.set_ready(match.pk, other, True)
    services.start(match.pk, people[0])
    return fresh(match)


def fresh(match: Match) -> Match:
    return Match.objects.get(pk=match.pk)


def table_of(match: Match) -> Table:
    return tables.current(match.pk)


def turn(match: Match) -> int:
    """The seat whose turn it is."""
    (seat,) = table_of(match).actors
    return seat


def some_action(match: Match, seat: int, seed: int = 0) -> dict[str, Any]:
    """A legal action of a seat, as its page would post it."""
    table = table_of(match)
    legal = table.game.legal(table.state, seat)
    return wire.encode(random.Random(f"{seed}:{table.version}").choice(legal))


def act_for(match: Match, *people: User) -> None:
    """Whoever's turn it is does something legal."""
    seat = turn(match)
    holder = table_of(match).holders[seat]
    user = next(person for person in people if person.pk == holder)
    services.submit(match.pk, user, seat, some_action(match, seat))


def log_of(match: Match) -> list[tuple[int, int | None, str]]:
    entries = LogEntry.objects.filter(match=match).order_by("number")
    return list(entries.values_list("number", "seat", "by"))


def later(match: Match) -> datetime:
    """The moment at which the match wants to be woken next."""
    moment = fresh(match).wake_at
    assert moment is not None
    return max(moment, datetime.fromtimestamp(0, UTC))


def left_to_bots(match: Match) -> None:
    """Bots play for everybody, and on: as if somebody else were still there."""
    with services.writing.locked(match.pk) as row:
        seats = list(row.seats.filter(kind="person"))
        for seat in seats:
            seat.is_away = True
        services.writing.reseat(row, *seats)


def tick_on(match: Match) -> None:
    """Do what is due next, a bot's thinking included."""
    from games import bots

    now = later(match)
    thought = services.wake(match.pk, now)
    if thought is not None:
        decision = bots.decide(*thought.question(BRIEFLY))
        services.answer(thought, decision, now)
