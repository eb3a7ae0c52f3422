"""What every write has in common: the lock before, the stored row and the announcement after."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial

from django.conf import settings
from django.db import transaction
from msgspec.structs import replace

from games import push, rows, tables
from games.agenda import wake_at
from games.agreements import PAUSE
from games.models import ClockShift, Match, Seat
from games.table import Table


@contextmanager
def locked(match_id: int) -> Iterator[Match]:
    """A transaction in which nobody else writes to this match."""
    with transaction.atomic():
        yield rows.locked_row(match_id)


def store(match: Match, table: Table, *fields: str) -> Table:
    """Store what changed, when to wake next, and announce it once it is committed."""
    if table.proposal is not None:
        table, fields = _settled(match, table, fields)
    match.revision += 1
    table = replace(table, revision=match.revision)
    wake = wake_at(table, settings.BOT_PACE)
    match.version = table.version
    match.wake_at = datetime.fromtimestamp(wake, UTC) if wake is not None else None
    rows.advance(match)
    if fields:
        match.save(update_fields=fields)
    transaction.on_commit(partial(tables.keep, table))
    push.announce(match.pk, match.revision)
    return table


def _settled(match: Match, table: Table, fields: tuple[str, ...]) -> tuple[Table, tuple[str, ...]]:
    """A pause that all have agreed to begins when no countdown of the rules runs: those would
    otherwise show for longer what is to be seen for a moment. Other wishes lapse in time."""
    if table.standing_proposal is None:
        match.proposal = ""
        return replace(table, proposal=None), (*fields, "proposal")
    standing = table.standing_proposal
    if standing.what != PAUSE or not standing.granted or table.timer is not None:
        return table, fields
    match.proposal, match.paused_since = "", time.time()
    table = replace(table, proposal=None, paused_since=match.paused_since)
    return table, (*fields, "proposal", "paused_since")


def shift(match: Match, table: Table, seconds: float, seat: int | None, *fields: str) -> Table:
    """Store clocks put back, one seat's or all."""
    return store(match, put_back(match, table, seconds, seat), *fields)


def put_back(match: Match, table: Table, seconds: float, seat: int | None = None) -> Table:
    """The table with its clocks put back, and the row that a replayed table has them from."""
    match.shifts += 1
    ClockShift.objects.create(
        match=match, number=match.shifts, version=table.version, seconds=seconds, seat=seat
    )
    match.save(update_fields=["shifts"])
    return table.shifted(seconds, seat)


def reseat(match: Match, *seats: Seat) -> Table:
    """Store changed seats as one visible change."""
    before = tables.caught_up(match)
    for seat in seats:
        seat.save()
    table = store(match, tables.laid(match, list(match.seats.all()), before))
    if match.is_public:
        push.announce_lobby()
    return table
