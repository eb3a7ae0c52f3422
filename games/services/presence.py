"""Who is here. A page that is open renews its seats' lease; a lease that ends means away."""

from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from games.models import Seat, Status
from games.services.writing import locked, reseat

RENEW_EVERY = 20.0  # seconds between two renewals by an open page
RELOADING = 5.0  # seconds after which a page that was closed when the match was over is not back


def lease() -> datetime:
    """Until when somebody counts as here who was just seen."""
    return timezone.now() + timedelta(seconds=RENEW_EVERY + settings.AWAY_GRACE)


def arrive(match_id: int, user_id: int) -> None:
    """Somebody's page is open: they are here, and have their seat again if a bot played for it."""
    seats = Seat.objects.filter(match_id=match_id, user_id=user_id)
    if seats.filter(is_away=True).exclude(match__status=Status.WAITING).exists():
        with locked(match_id) as match:
            returned = list(match.seats.filter(user_id=user_id))
            for seat in returned:
                seat.is_away, seat.present_until = False, lease()
            reseat(match, *returned)
    else:
        seats.update(present_until=lease())


def depart(match_id: int, user_id: int) -> None:
    """Somebody's page was closed. Another of theirs may be open and will renew the lease.

    A change like any other, so that no process goes on reckoning with the longer lease.
    """
    with locked(match_id) as match:
        is_over = match.status in (Status.FINISHED, Status.ABORTED)
        # Once it is over, whoever would like another match with them learns soon that they left.
        if is_over and not match.seats.filter(user__isnull=False).exclude(user=user_id).exists():
            return
        grace = min(RELOADING, settings.AWAY_GRACE) if is_over else settings.AWAY_GRACE
        until = timezone.now() + timedelta(seconds=grace)
        seats = list(match.seats.filter(user_id=user_id, present_until__gt=until))
        for seat in seats:
            seat.present_until = until
        if seats:
            reseat(match, *seats)
