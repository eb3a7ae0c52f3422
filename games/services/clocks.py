"""When the machine's clock has been put back: what would have happened later happened just now.

All that a match waits for is reckoned from moments in its log. After the clock was put back by an
hour they lie in the future, and bots and countdowns would wait that hour for them.
"""

from datetime import datetime, timedelta

from django.db.models import F, Q

from games import tables
from games.models import Match, Seat, Status
from games.services.presence import lease
from games.services.writing import locked, shift

TOLERANCE = timedelta(seconds=2)  # clocks of several machines are never quite the same


def ahead_of(now: datetime) -> list[int]:
    """The matches in which something seems to have happened later than now."""
    late = now + TOLERANCE
    begun = Q(version=0, started_at__gt=late) | Q(log__number=F("version"), log__at__gt=late)
    playing = Match.objects.filter(begun, status=Status.PLAYING)
    return list(playing.values_list("pk", flat=True))


def put_right(match_id: int, now: datetime) -> bool:
    """Clocks go on from where they stood at the match's last moment. Again changes nothing."""
    with locked(match_id) as match:
        table = tables.caught_up(match)
        last = max(table.moved, table.paused_since or 0.0)
        seconds = now.timestamp() - last
        if match.status != Status.PLAYING or seconds > -TOLERANCE.total_seconds():
            return False
        if table.paused_since is not None:
            match.paused_since = now.timestamp()
        table = tables.laid(match, list(match.seats.all()), table)
        shift(match, table, seconds, None, "paused_since")
        return True


def shorten_leases() -> None:
    """Nobody is here for longer than somebody who was seen just now."""
    Seat.objects.filter(present_until__gt=lease() + TOLERANCE).update(present_until=lease())


def look_again(now: datetime) -> None:
    """Every table that waits for something reckons anew."""
    Match.objects.filter(wake_at__gt=now).update(wake_at=now)
