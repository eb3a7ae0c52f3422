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
from games.endings import EndedEarly, written
from games.engines import GAMES, wire
from games.engines.game import IllegalAction
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
    match_id: int,
    user: User,
    seat: int,
    mapping: Mapping[str, Any],
    taken: int | None = None,
    lot: str | None = None,
) -> Table:
    """A person's action. Raises InvalidAction, IllegalAction or Refusal, and changes nothing.

    `taken` is how many actions the page believed the seat had taken: a repeated click says an
    older number, and is answered with the table as it is. One that came too late, after the clock
    or a bot has acted for the seat, is refused. `lot` is the painting that the page was bidding
    for: a bid that comes too late is not one for whatever is up by now.
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
            check_is_not_late(match, seat, taken)
            return table
        if table.paused_since is not None and not table.is_held:
            raise Refusal(_("The match is paused. Resume it to go on."))
        action = wire.decode(table.game, mapping)
        if lot is not None and lot not in _lot(table):
            raise IllegalAction(_("That painting is no longer up for auction."))
        if table.is_held or table.seats[seat].away or table.seats[seat].missed:
            table = back(match, table, user)
        return move(match, table, seat, action, LogEntry.By.PERSON, timezone.now(), user.pk)


def _lot(table: Table) -> tuple[str, ...]:
    return getattr(getattr(table.state, "phase", None), "lot", ())


def check_is_not_late(match: Match, seat: int, taken: int) -> None:
    """Who made the move that this one comes after; of a fork's past nothing is known here."""
    entries = LogEntry.objects.filter(match=match, seat=seat).order_by("number")
    by = list(entries.values_list("by", flat=True)[taken : taken + 1])
    if by == [LogEntry.By.CLOCK]:
        raise Refusal(_("Too late: your time was up, and a move was made for you."))
    if by == [LogEntry.By.BOT]:
        raise Refusal(_("Too late: a bot has moved for you."))


def back(match: Match, table: Table, user: User) -> Table:
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
    match.status = Status.FINISHED
    if match.is_rated:
        # First, so that the page of the end can tell what it did to everybody's rating.
        settling.rate(match)
        table = replace(table, seats=tables.with_ratings(match, table.seats, table.holders))
    ended = end(match, table, Status.FINISHED)
    performances.perform(match)
    if match.purpose:
        keep_score(match)
    return ended


def end(match: Match, table: Table, status: str) -> Table:
    match.status = status
    push.announce_lobby()
    return store(match, replace(table, status=status), "status", "result", "ended", "finished_at")


def end_early(match: Match, table: Table, ended: EndedEarly | None) -> Table:
    """End a locked match without a result; `ended` says who did, where somebody played."""
    match.finished_at, match.ended = timezone.now(), written(ended)
    return end(match, replace(table, ended=ended), Status.ABORTED)


def resign(match_id: int, user: User) -> None:
    """Give up: a bot plays on for good. Whoever plays alone with bots ends the match by it, but for
    a rated one: that the bots play out, so that nobody escapes a defeat by leaving last."""
    with locked(match_id) as match:
        if match.status != Status.PLAYING:
            raise Refusal(_("There is no match to resign from."))
        seats = list(match.seats.filter(user=user))
        if not seats:
            raise Refusal(_("You have no seat at this table."))
        table = tables.caught_up(match)
        if not match.is_rated and table.people == {user.pk}:
            end_early(match, table, EndedEarly(seats[0].index))
            return
        for seat in seats:
            Resignation.objects.create(
                match=match, seat=seat.index, user=user, version=match.version
            )
            seat_bot(match, seat, match.level)
        table = reseat(match, *seats)
        if match.host_id == user.pk and any(table.holders):
            match.host_id = next(holder for holder in table.holders if holder)
            match.save(update_fields=["host"])
