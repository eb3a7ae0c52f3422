"""Tables that are closed and matches that are ended before their time. The log stays."""

from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from games import push, tables
from games.endings import EndedEarly
from games.models import Match, Status
from games.services.playing import end_early
from games.services.refusal import Refusal
from games.services.writing import locked


def close_table(match_id: int, user: User) -> None:
    """The host closes a table that has not begun."""
    with locked(match_id) as match:
        if match.host_id != user.pk:
            raise Refusal(_("Only the host can do that."))
        if match.status != Status.WAITING:
            raise Refusal(_("The match has begun."))
        end_early(match, tables.caught_up(match), None)


def break_off(match_id: int) -> Match:
    """Those who keep the house end a match, rated or not. Nobody wins. Whether somebody may do
    this is for the caller to know."""
    with locked(match_id) as match:
        if match.status not in (Status.WAITING, Status.PLAYING):
            raise Refusal(_("This match is over."))
        end_early(match, tables.caught_up(match), EndedEarly())
    return match


def shelve(match_id: int) -> Match:
    """Break off a match that can no longer be replayed, so that no table can be made of it: the
    rules have changed, or its log was damaged. The log stays."""
    with locked(match_id) as match:
        if match.status != Status.PLAYING:
            raise Refusal(_("This match is over."))
        match.status, match.finished_at, match.wake_at = Status.ABORTED, timezone.now(), None
        match.revision += 1
        match.save(update_fields=["status", "finished_at", "wake_at", "revision"])
        push.announce(match.pk, match.revision)
        push.announce_lobby()
    return match
