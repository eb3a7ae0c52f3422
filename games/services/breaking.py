"""A match that is broken off by somebody who keeps the house, rated or not."""

from django.utils import timezone
from django.utils.translation import gettext as _

from games import tables
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
