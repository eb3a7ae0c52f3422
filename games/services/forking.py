"""Going on from a moment of a match that is over: a new table whose log begins with the old one's.

Only of matches that are over: of one that is being played it would show what is to come. It is
practice: not rated, not listed, and it counts in nobody's statistics.
"""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from games import archive, push, tables
from games.bots import levels
from games.clocks import TURN
from games.engines import GAMES
from games.models import LogEntry, Match, Seat, Status
from games.rendering import is_open
from games.services.presence import lease
from games.services.refusal import Refusal
from games.services.writing import store


def fork(match_id: int, user: User, number: int, index: int, level: str) -> Match:
    """A table at that moment of the match: the person in one seat, bots in all others."""
    with transaction.atomic():
        old = Match.objects.get(pk=match_id)
        if old.started_at is None or not is_open(tables.current(old.pk)):
            raise Refusal(_("One can go on from a match once it is over for all who play it."))
        seats = list(old.seats.all())
        if index not in range(len(seats)):
            raise Refusal(_("There is no such seat."))
        if level not in levels(old.game):
            raise Refusal(_("There is no bot of that level."))
        reel = archive.reel(old)
        if not 0 <= number <= reel.last:
            raise Refusal(_("There is no such moment in this match."))
        if reel.game.outcome(reel.frames[number].state) is not None:
            raise Refusal(_("There the match is over: go back to a moment before its end."))
        return _begin(old, user, number, index, level, seats)


def _play_as(seat: Seat, level: str) -> None:
    """A bot plays on under the name of whoever sat there: the log speaks of them."""
    if seat.kind != Seat.Kind.BOT:
        seat.name = f"{seat.name} (bot)"
    seat.kind, seat.level, seat.user = Seat.Kind.BOT, level, None
    seat.is_ready = seat.is_away = False
    seat.present_until = None


def _begin(old: Match, user: User, number: int, index: int, level: str, seats: list[Seat]) -> Match:
    now = timezone.now()
    match = Match.objects.create(
        game=old.game,
        # Practice: nobody is hurried. The rules' own countdowns stay, or the log would not fit.
        settings=old.settings | {TURN: 0},
        seed=old.seed,
        status=Status.PLAYING,
        host=user,
        is_public=False,
        level=level,
        version=number,
        fork_of=old,
        forked_at=number,
        started_at=now,
        rules=GAMES[old.game].rules,
    )
    for seat in seats:
        seat.pk, seat.match = None, match
        seat.sit_afresh()
        if seat.index == index:
            seat.kind, seat.user, seat.name, seat.level = Seat.Kind.PERSON, user, user.username, ""
            seat.avatar, seat.present_until = user.avatar, lease()
        else:
            _play_as(seat, level)
    Seat.objects.bulk_create(seats)
    # What was done is told again, by nobody: whose it was is said in the match it was done in.
    # Now, because clocks run from what has happened.
    LogEntry.objects.bulk_create(
        [
            LogEntry(
                match=match,
                number=entry.number,
                seat=entry.seat,
                by=entry.by,
                action=entry.action,
                why=entry.why,
                at=now,
            )
            for entry in LogEntry.objects.filter(match=old, number__lte=number)
        ]
    )
    store(match, tables.caught_up(match))
    push.announce_lobby()
    return match
