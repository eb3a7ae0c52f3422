"""Coming and going: who opens a page has their seat again, and a match that waited goes on."""

from datetime import timedelta

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from games import tables
from games.models import Match, Seat, Status
from games.services.holding import is_left_by, released
from games.services.presence import RELOADING, lease
from games.services.writing import locked, reseat, store
from games.table import IDLE, Table


def arrive(match_id: int, user_id: int, *, stirs: bool = False) -> None:
    """Somebody's page is open: they are here, and have their seat again if a bot played for it.

    With `stirs` they have just done something, if only opened the page: that alone brings back
    who has sat there idle.
    """
    seats = Seat.objects.filter(match_id=match_id, user_id=user_id)
    gone = Q(is_away=True) | Q(match__is_held=True, missed__lt=IDLE)
    if stirs:
        gone |= Q(missed__gte=IDLE)
    if not seats.filter(gone).exclude(match__status=Status.WAITING).exists():
        seats.update(present_until=lease())
        return
    with locked(match_id) as match:
        back(match, tables.caught_up(match), user_id, stirs=stirs)


def back(match: Match, table: Table, user_id: int, *, stirs: bool) -> Table:
    """Somebody's seats are theirs again, and the match goes on if it waited for them."""
    own = match.seats.filter(user_id=user_id)
    own.update(is_away=False, present_until=lease())
    if stirs:
        own.filter(missed__gte=IDLE).update(missed=0)
    if match.is_held and match.status == Status.PLAYING and own.filter(missed__lt=IDLE).exists():
        return store(match, released(match, table))
    return reseat(match)


def depart(match_id: int, user_id: int) -> None:
    """Somebody's page was closed. Another of theirs may be open and will renew the lease.

    A change like any other, so that no process goes on reckoning with the longer lease.
    """
    now = timezone.now()
    with locked(match_id) as match:
        is_over = match.status in (Status.FINISHED, Status.ABORTED)
        # Once it is over, whoever would like another match with them learns soon that they left.
        if is_over and not match.seats.filter(user__isnull=False).exclude(user=user_id).exists():
            return
        is_left = is_over or (
            match.status == Status.PLAYING and is_left_by(_as_of_now(match), user_id, now)
        )
        grace = min(RELOADING, settings.AWAY_GRACE) if is_left else settings.AWAY_GRACE
        until = now + timedelta(seconds=grace)
        seats = list(match.seats.filter(user_id=user_id, present_until__gt=until))
        for seat in seats:
            seat.present_until = until
        if seats:
            reseat(match, *seats)


def _as_of_now(match: Match) -> Table:
    """Leases are renewed without a new revision, so they are read afresh."""
    return tables.laid(match, list(match.seats.all()), tables.caught_up(match))
