"""The matches that somebody has played to their end."""

from datetime import datetime

import msgspec
from django.utils.formats import date_format
from django.utils.timezone import localtime

from accounts.models import User
from games.engines import GAMES
from games.models import Match, Status
from games.tables import SeatFacts, facts

LISTED = 10


class Played(msgspec.Struct, frozen=True):
    code: str
    title: str
    finished_at: datetime
    day: str
    seats: tuple[SeatFacts, ...]
    won: bool


def recent_matches(person: User, viewer: User | None) -> tuple[Played, ...]:
    """The latest first. Others see public matches only: a code lets whoever has it in."""
    matches = Match.objects.filter(seats__user=person, status=Status.FINISHED).distinct()
    if viewer != person:
        matches = matches.filter(is_public=True)
    latest = matches.order_by("-finished_at").prefetch_related("seats")[:LISTED]
    return tuple(_played(match, person) for match in latest)


def _played(match: Match, person: User) -> Played:
    seats = match.seats.all()
    return Played(
        code=match.code,
        title=GAMES[match.game].title,
        finished_at=match.finished_at,
        day=date_format(localtime(match.finished_at), "DATE_FORMAT"),
        seats=tuple(facts(seat) for seat in seats),
        won=any(s.user_id == person.pk and s.index in match.result["winners"] for s in seats),
    )
