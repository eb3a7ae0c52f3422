"""Matches replayed into tables, and the cache of those that this process has replayed.

A table is right for its `revision`; a newer one is made from it by applying the log entries that
have come since.
"""

import threading
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from accounts.ratings.seated import ratings_at
from games import endings, rows
from games.agreements import read
from games.engines import GAMES
from games.engines.game import IllegalAction, InvalidAction, Seat
from games.engines.taking_back import Path, TakeBack, decode_entry, go_back
from games.models import ClockShift, LogEntry, Match, Status
from games.models import Seat as SeatRow
from games.table import IDLE, Line, SeatFacts, Table

CACHED = 2_000

# Who, what, when, and what did it in a person's stead ("bot", "clock").
Entry = tuple[Seat | None, Any, float, str]


class Unreplayable(Exception):
    """The log does not go with the rules of today: `manage.py verify` says why."""


def facts(seat: SeatRow) -> SeatFacts:
    return SeatFacts(
        index=seat.index,
        name=seat.name,
        color=seat.color,
        avatar=seat.avatar,
        kind=seat.kind,
        level=seat.level,
        away=seat.is_away or seat.missed >= IDLE,
        ready=seat.is_ready,
        missed=seat.missed,
    )


def laid(match: Match, seats: Sequence[SeatRow], known: Table | None = None) -> Table:
    """The match's rows as a table, its replayed part taken over from the one already known."""
    table = Table(
        match=match.pk,
        code=match.code,
        slug=match.game,
        settings=known.settings
        if known
        else msgspec.convert(match.settings, GAMES[match.game].Settings),
        seed=match.seed,
        status=match.status,
        host=match.host_id,
        is_public=match.is_public,
        is_rated=bool(match.is_rated),
        # These never change, so they are read once.
        purpose=known.purpose if known else match.purpose,
        sealed_until=known.sealed_until if known else match.sealed_until,
        paused_since=match.paused_since,
        is_held=bool(match.is_held),
        proposal=read(match.proposal),
        ended=endings.read(match.ended) if match.status == Status.ABORTED else None,
        origin=known.origin if known else _origin(match),
        level=match.level,
        rematch=match.rematch.code if match.rematch_id else "",
        revision=match.revision,
        seats=_seats(match, seats, known),
        holders=tuple(seat.user_id for seat in seats),
        present_until=tuple(
            seat.present_until.timestamp() if seat.present_until else None for seat in seats
        ),
        told=tuple(seat.told for seat in seats),
        read=tuple((seat.read, seat.read_at or 0.0) for seat in seats),
    )
    if known is None or known.state is None:
        return table.begun(match.started_at.timestamp()) if match.started_at else table
    return replace(
        table,
        version=known.version,
        state=known.state,
        taken=known.taken,
        stood_in=known.stood_in,
        since=known.since,
        extra=known.extra,
        shifts=known.shifts,
        moved=known.moved,
        summed=known.summed,
        summed_at=known.summed_at,
        timer_key=known.timer_key,
        timer_since=known.timer_since,
        recent=known.recent,
        notes=known.notes,
        shown=known.shown,
    )


def _seats(match: Match, seats: Sequence[SeatRow], known: Table | None) -> tuple[SeatFacts, ...]:
    """Who sits there; at a rated table with their ratings, which are looked up when somebody
    comes and when the match is over."""
    found = tuple(facts(seat) for seat in seats)
    if not match.is_rated:
        return found
    holders = tuple(seat.user_id for seat in seats)
    # What a match has changed may itself change: it may be annulled.
    is_over = match.status == Status.FINISHED
    if known and known.is_rated and known.holders == holders and not is_over:
        before = zip(found, known.seats, strict=True)
        return tuple(
            _with(now, then.rating, then.is_provisional, then.gain) for now, then in before
        )
    return with_ratings(match, found, holders)


def with_ratings(
    match: Match, seats: Sequence[SeatFacts], holders: Sequence[int | None]
) -> tuple[SeatFacts, ...]:
    ratings = ratings_at(match, [holder for holder in holders if holder is not None])
    return tuple(
        _with(seat, one.number, one.is_provisional, one.gain)
        if holder is not None and (one := ratings.get(holder))
        else seat
        for seat, holder in zip(seats, holders, strict=True)
    )


def _with(seat: SeatFacts, rating: int | None, is_provisional: bool, gain: int | None) -> SeatFacts:
    return replace(seat, rating=rating, is_provisional=is_provisional, gain=gain)


def _origin(match: Match) -> str:
    return match.fork_of.code if match.fork_of_id else ""


_cache: OrderedDict[int, Table] = OrderedDict()
_lock = threading.Lock()


def cached(match: int) -> Table | None:
    return _cache.get(match)


def keep(table: Table) -> Table:
    """Put the table into the cache unless a newer one is there."""
    with _lock:
        known = _cache.get(table.match)
        if known is None or known.revision <= table.revision:
            _cache[table.match] = table
            _cache.move_to_end(table.match)
        while len(_cache) > CACHED:
            _cache.popitem(last=False)
    return table


def forget_all() -> None:
    with _lock:
        _cache.clear()


def caught_up(match: Match) -> Table:
    """The table as the match's row says it is; reads only what this process has not seen.

    Not cached: a transaction that has locked the row may still roll back. `keep` it afterwards.
    """
    known = _cache.get(match.pk)
    if known is not None and known.revision == match.revision:
        return known
    if known is not None and known.revision > match.revision:
        known = None  # an older snapshot than the cache: replay what the row says
    if known is not None and _is_only_played_on(match, known):
        table = _played_on(match, known)
    else:
        match.refresh_from_db(fields=match.get_deferred_fields())
        table = laid(match, list(match.seats.all()), known)
    put_back = _shifts(match, table.shifts)
    table = _put_back(table, put_back)
    if table.version == match.version:
        return table
    try:
        for seat, action, at, stead in actions(match, table.version):
            if isinstance(action, TakeBack):
                # What came before is not kept: the whole log has to be replayed.
                return path(match)[-1][1]
            table = _put_back(table.acted(seat, action, at, stead), put_back)
    except (IllegalAction, InvalidAction) as error:
        raise Unreplayable(f"match {match.pk}, after action {table.version}") from error
    return table


def _is_only_played_on(match: Match, known: Table) -> bool:
    """Whether all that has come since are entries of the log: each is one change, and whatever
    else changes, seats above all, is another. The last entry of a rated match changes ratings."""
    if match.is_rated and match.status != known.status:
        return False
    played = match.version - known.version
    return match.revision - known.revision == played and match.shifts == known.shifts


def _played_on(match: Match, known: Table) -> Table:
    """What of the match's row may change together with an entry."""
    return replace(
        known,
        revision=match.revision,
        status=match.status,
        paused_since=match.paused_since,
        is_held=bool(match.is_held),
        proposal=read(match.proposal),
    )


def _shifts(match: Match, after: int = 0) -> list[ClockShift]:
    if after >= match.shifts:
        return []
    return list(
        ClockShift.objects.filter(match_id=match.pk, number__gt=after, number__lte=match.shifts)
    )


def _put_back(table: Table, shifts: list[ClockShift]) -> Table:
    """What put the clocks back before the next entry; taken from the list."""
    while shifts and shifts[0].version <= table.version:
        shift = shifts.pop(0)
        table = table.shifted(shift.seconds, shift.seat)
    return table


def walk(match: Match) -> Iterator[Path[Table]]:
    """The match replayed entry by entry, from the deal on: each time the tables at the entries
    that stand by then. It is one list that changes."""
    put_back = _shifts(match)
    way = [(0, _put_back(laid(match, list(match.seats.all())), put_back))]
    yield way
    for number, (seat, action, at, stead) in enumerate(actions(match), 1):
        table = way[-1][1]
        if isinstance(action, TakeBack):
            gone = go_back(way, action)
            table = table.returned(way[-1][1], seat, action, gone, at)
        else:
            table = table.acted(seat, action, at, stead)
        way.append((number, _put_back(table, put_back)))
        yield way


def path(match: Match) -> Path[Table]:
    """The table at every entry of the log that stands."""
    return deque(walk(match), maxlen=1)[0]


def actions(match: Match, after: int = 0) -> Iterator[Entry]:
    """The log from a version on: who did what, when, and who for them."""
    game = GAMES[match.game]
    for seat, action, at, stead in rows.entries(match, after):
        yield seat, decode_entry(game, msgspec.json.decode(action)), at, stead


def history(match: Match) -> list[Line]:
    """Everything that happened, from the deal on; what was taken back is marked."""
    lines: list[Line] = []
    for way in walk(match):
        number, table = way[-1]
        lines += [line for line in table.recent if line.number == number]
    standing = {number for number, _ in way}
    return [replace(line, is_void=line.number not in standing) for line in lines]


def reasons(match: Match) -> dict[int, str]:
    """Why bots did what they did, by the entry's number."""
    entries = LogEntry.objects.filter(match_id=match.pk, why__isnull=False)
    return dict(entries.values_list("number", "why"))


def current(match_id: int) -> Table:
    """The newest committed table of a match."""
    return keep(caught_up(rows.row(match_id)))
