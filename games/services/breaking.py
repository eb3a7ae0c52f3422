"""A match that is broken off by somebody who keeps the house, rated or not."""

from django.utils import timezone
from django.utils.translation import gettext as _

from games import push, tables
from games.models import Match, Status
from games.services.playing import end
from games.services.refusal import Refusal
from games.services.writing import locked


def break_off(match_id: int) -> Match:
    """Nobody wins, the log stays. Whether somebody may do this is for the caller to know."""
    with locked(match_id) as match:
        if match.status not in (Status.WAITING, Status.PLAYING):
            raise Refusal(_("This match is over."))
        match.finished_at = timezone.now()
        end(match, tables.caught_up(match), Status.ABORTED)
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
