"""A match that waits by itself: nobody who plays is here, so nothing happens until somebody is."""

import time
from datetime import datetime

from games import push, tables
from games.models import Match, Seat, Status
from games.services.presence import lease
from games.services.writing import put_back, store
from games.table import Table


def is_left_by(table: Table, user: int | None, now: datetime) -> bool:
    """Whether nobody who plays is here once this person has gone. A rated match is never left:
    bots play it out, so that nobody escapes a defeat by leaving last."""
    return not table.is_rated and not any(
        holder is not None
        and holder != user
        and not facts.away
        and (until is None or until > now.timestamp())
        for facts, holder, until in zip(
            table.seats, table.holders, table.present_until, strict=True
        )
    )


def hold(match: Match, table: Table, now: datetime) -> Table:
    """Nothing is due any more, the rules' own countdowns included; every clock stands."""
    if match.status != Status.PLAYING or table.paused_since is not None:
        return table
    match.paused_since, match.is_held = now.timestamp(), True
    _tell_lobby(match)
    known = tables.laid(match, list(match.seats.all()), table)
    return store(match, known, "paused_since", "is_held")


def released(match: Match, table: Table) -> Table:
    """The table with its pause over, to be stored: every clock stands where it stood."""
    assert table.paused_since is not None
    seconds = max(0.0, time.time() - table.paused_since)
    # Whoever else was gone meanwhile has a moment to come back.
    match.seats.filter(kind=Seat.Kind.PERSON, is_away=False).update(present_until=lease())
    _tell_lobby(match)
    match.paused_since, match.is_held = None, False
    match.save(update_fields=["paused_since", "is_held"])
    return put_back(match, tables.laid(match, list(match.seats.all()), table), seconds)


def _tell_lobby(match: Match) -> None:
    """What waits for its own people is not listed for others to watch."""
    if match.is_public:
        push.announce_lobby()
