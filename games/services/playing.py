"""Playing: from the start to the result. Every action of a match goes through `move`."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _
from msgspec.structs import replace

from accounts.models import User
from accounts.ratings import performances, settling
from games import clocks, metrics, push, rows, tables
from games.deals.scoring import keep_score
from games.engines import GAMES, wire
from games.models import LogEntry, Match, Resignation, Seat, Status
from games.services.holding import released
from games.services.presence import lease
from games.services.rated import check_seats_are_rated
from games.services.refusal import Refusal
from games.services.seating import draw_lots, seat_bot
from games.services.writing import locked, reseat, store
from games.table import Table


def start(match_id: int, user: User, *, fill: bool = False) -> None:
    """The host begins the match. With `fill`, bots take the seats that are still open."""
    with locked(match_id) as match:
        if match.host_id != user.pk:
            raise Refusal(_("Only the host can start the match."))
        if match.status != Status.WAITING:
            raise Refusal(_("The match has already begun."))
        seats = list(match.seats.select_related("user"))
        if not any(seat.user_id for seat in seats):
            raise Refusal(_("At least one seat must be taken by a person."))
        slow = reasons_to_wait(seats)
        if slow:
            raise Refusal(_("Not everybody is ready yet: %(names)s.") % {"names": ", ".join(slow)})
        if match.is_rated:
            check_seats_are_rated(match, seats, is_full=True)
        if not fill and any(seat.kind == Seat.Kind.OPEN for seat in seats):
            raise Refusal(_("Some seats are still open."))
        begin(match, seats)


def reasons_to_wait(seats: Sequence[Seat]) -> list[str]:
    """The names of those who are not ready."""
    return [seat.name for seat in seats if seat.user_id and not seat.is_ready]


def begin(match: Match, seats: list[Seat], *, by_lot: bool = True) -> None:
    """A locked match begins; bots take the seats that are still open."""
    match.settings = _settings(match, seats)
    for seat in seats:
        if seat.kind == Seat.Kind.OPEN:
            seat_bot(match, seat, match.level)
        elif seat.kind == Seat.Kind.PERSON:
            seat.present_until = lease()
        seat.save()
    if by_lot and GAMES[match.game].seats_by_lot:
        seats = draw_lots(match, seats)
    match.status, match.started_at = Status.PLAYING, timezone.now()
    match.rules = GAMES[match.game].rules
    store(match, tables.laid(match, seats), "status", "started_at", "rules", "settings")
    push.announce_lobby()


def _settings(match: Match, seats: Sequence[Seat]) -> Any:
    """What is played with, now that it is known by whom: at one screen without clocks, and alone
    with bots, where others might have come, without the usual clock of a turn."""
    game = GAMES[match.game]
    settings = msgspec.convert(match.settings, game.Settings)
    if clocks.is_at_one_screen([seat.user_id for seat in seats]):
        settings = clocks.without(match.game, settings)
    elif _is_left_alone(seats) and settings.turn_seconds == game.Settings().turn_seconds:
        settings = replace(settings, turn_seconds=0)
    return msgspec.to_builtins(settings)


def _is_left_alone(seats: Sequence[Seat]) -> bool:
    is_open = any(seat.kind == Seat.Kind.OPEN for seat in seats)
    return is_open and sum(seat.user_id is not None for seat in seats) == 1


def submit(
    match_id: int, user: User, seat: int, mapping: Mapping[str, Any], taken: int | None = None
) -> Table:
    """A person's action. Raises InvalidAction, IllegalAction or Refusal, and changes nothing.

    `taken` is how many actions the page believed the seat had taken: a repeated click says an
    older number, and is answered with the table as it is.
    """
    with locked(match_id) as match:
        table = tables.caught_up(match)
        if seat not in table.seats_of(user.pk):
            raise Refusal(_("That is not your seat."))
        if match.status == Status.WAITING:
            raise Refusal(_("The match has not begun yet."))
        if match.status != Status.PLAYING:
            raise Refusal(_("This match is over."))
        if taken is not None and taken < table.taken[seat]:
            return table
        if table.paused_since is not None and not table.is_held:
            raise Refusal(_("The match is paused. Resume it to go on."))
        action = wire.decode(table.game, mapping)
        if table.is_held or table.seats[seat].away or table.seats[seat].missed:
            table = _back(match, table, user)
        return move(match, table, seat, action, LogEntry.By.PERSON, timezone.now(), user.pk)


def _back(match: Match, table: Table, user: User) -> Table:
    """Who acts is not away. That they are back is a change of its own beside their action: whoever
    has only heard of actions need not look at the seats."""
    match.revision += 1
    match.seats.filter(user=user).update(is_away=False, missed=0, present_until=lease())
    if table.is_held:
        return released(match, table)
    return tables.laid(match, list(match.seats.all()), table)


def move(
    match: Match,
    table: Table,
    seat: int | None,
    action: Any,
    by: str,
    at: datetime,
    user: int | None = None,
    why: str | None = None,
) -> Table:
    """Apply an action to a locked match and append it to the log. Of a bot or the clock, `user` is
    the person for whom it acts."""
    stead = "" if user is None or by == LogEntry.By.PERSON else str(by)
    table = table.acted(seat, action, at.timestamp(), stead)
    entry = LogEntry(
        match_id=match.pk,
        number=table.version,
        seat=seat,
        by=by,
        user_id=user,
        action=msgspec.json.encode(wire.encode(action)).decode(),
        why=why,
        at=at,
    )
    rows.append(entry)
    transaction.on_commit(metrics.ACTIONS.labels(match.game, by).inc)
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return store(match, table)
    match.result, match.finished_at = msgspec.to_builtins(outcome), at
    ended = end(match, table, Status.FINISHED)
    performances.perform(match)
    if match.purpose:
        keep_score(match)
    if match.is_rated:
        settling.rate(match)
    return ended


def end(match: Match, table: Table, status: str) -> Table:
    match.status = status
    push.announce_lobby()
    return store(match, replace(table, status=status), "status", "result", "finished_at")


def resign(match_id: int, user: User) -> None:
    """Give up: a bot plays on for good. When nobody is left the match is broken off, but for a
    rated one: that the bots play out, so that nobody escapes a defeat by leaving last."""
    with locked(match_id) as match:
        if match.status != Status.PLAYING:
            raise Refusal(_("There is no match to give up."))
        seats = list(match.seats.filter(user=user))
        if not seats:
            raise Refusal(_("You have no seat at this table."))
        for seat in seats:
            Resignation.objects.create(
                match=match, seat=seat.index, user=user, version=match.version
            )
            seat_bot(match, seat, match.level)
        table = reseat(match, *seats)
        if not any(table.holders):
            if match.is_rated:
                return
            match.finished_at = timezone.now()
            end(match, table, Status.ABORTED)
        elif match.host_id == user.pk:
            match.host_id = next(holder for holder in table.holders if holder)
            match.save(update_fields=["host"])


def abort(match_id: int, user: User) -> None:
    """The host breaks the table or the match off: nobody wins, the log stays."""
    with locked(match_id) as match:
        if match.host_id != user.pk:
            raise Refusal(_("Only the host can do that."))
        if match.status not in (Status.WAITING, Status.PLAYING):
            raise Refusal(_("This match is over."))
        if match.is_rated and match.status == Status.PLAYING:
            raise Refusal(_("A rated match cannot be broken off. You can give up your own seat."))
        match.finished_at = timezone.now()
        end(match, tables.caught_up(match), Status.ABORTED)
