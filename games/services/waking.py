"""What the ticker writes: the rules' countdowns, turns that are over, absences, bots' turns."""

from datetime import datetime, timedelta
from random import Random
from typing import Any

import msgspec
from django.conf import settings
from django.db import transaction
from django.db.models import F

from games import bots, tables
from games.agenda import Due, agenda, is_played_by_bot
from games.agreements import REMATCH
from games.bots import Decision
from games.bots.budget import Budget
from games.characters import temper_of
from games.engines.game import Seat
from games.models import LogEntry, Match, Status
from games.services import again, pausing
from games.services.holding import hold, is_left_by
from games.services.playing import move
from games.services.seating import vacate
from games.services.writing import locked, reseat
from games.table import Table

# A claimed turn: whoever claimed it and died loses it after this. Longer than an answer is waited
# for (games/thinking.py), and short enough for people who wait for it.
THINKING = timedelta(seconds=15)


class Thought(msgspec.Struct, frozen=True):
    """A bot's decision to be made: its view, notes of what all have seen, and nothing else."""

    match: int
    version: int
    seat: Seat
    slug: str
    level: str
    view: Any
    legal: tuple[Any, ...]
    notes: Any
    default: Any
    seed: str
    temper: str = ""

    def question(self, budget: float | Budget) -> tuple[Any, ...]:
        """What `bots.decide` is to be asked."""
        who, rng = (self.slug, self.level), Random(self.seed)
        return *who, self.view, self.legal, rng, budget, self.notes, self.seat, self.temper


def next_due(limit: int) -> list[tuple[int, datetime]]:
    """The matches that want to be woken first, and when."""
    waiting = Match.objects.filter(wake_at__isnull=False).order_by("wake_at")
    return list(waiting.values_list("pk", "wake_at")[:limit])


def wake(match_id: int, now: datetime) -> Thought | None:
    """Do the first thing that is due. A bot's turn is claimed and handed out to be thought over."""
    with transaction.atomic():
        # Another ticker may have it: then it is theirs.
        match = Match.objects.select_for_update(skip_locked=True).filter(pk=match_id).first()
        if match is None or match.wake_at is None or match.wake_at > now:
            return None
        # Leases are renewed without a new revision, so they are read afresh here.
        table = tables.laid(match, list(match.seats.all()), tables.caught_up(match))
        due = _first(agenda(table, settings.BOT_PACE), now)
        if due is None or due.at > now.timestamp():
            match.wake_at = datetime.fromtimestamp(due.at, now.tzinfo) if due else None
            match.save(update_fields=["wake_at"])
            return None
        return _do(match, table, due, now)


def _first(coming: list[Due], now: datetime) -> Due | None:
    """Who has gone is known to have gone before anything is done without them, also by a ticker
    that comes late."""
    gone = (due for due in coming if due.what == "away" and due.at <= now.timestamp())
    return next(gone, coming[0] if coming else None)


def _do(match: Match, table: Table, due: Due, now: datetime) -> Thought | None:
    match due.what:
        case "timer":
            timer = table.timer
            assert timer is not None
            move(match, table, None, timer.action, LogEntry.By.CLOCK, now)
        case "default":
            assert due.seat is not None
            _miss(match, table, due.seat, now)
        case "away":
            seat = match.seats.get(index=due.seat)
            if match.status == Status.WAITING:
                vacate(match, list(match.seats.filter(user_id=seat.user_id)))
            elif match.status == Status.PLAYING and is_left_by(table, seat.user_id, now):
                hold(match, table, now)
            else:
                seat.is_away = True
                _wait_no_longer(match, reseat(match, seat))
        case "unanswered":
            again.stop_waiting(match, table)
        case "think":
            assert due.seat is not None
            match.wake_at = now + THINKING
            match.save(update_fields=["wake_at"])
            facts = table.seats[due.seat]
            level = facts.level or match.level
            temper = temper_of(facts.name, level)
            return thought(table, due.seat, level, table.seed, temper)
    return None


def _miss(match: Match, table: Table, seat: Seat, now: datetime) -> None:
    """A turn has run out of time. Beside what the clock does it is a change of its own: whoever
    has only heard of actions need not look at the seats."""
    action, holder = harmless(table, seat), table.holders[seat]
    match.revision += 1
    match.seats.filter(index=seat).update(missed=F("missed") + 1)
    table = tables.laid(match, list(match.seats.all()), table)
    table = move(match, table, seat, action, LogEntry.By.CLOCK, now, holder)
    if not table.seats[seat].away:
        return
    if is_left_by(table, holder, now):
        hold(match, table, now)
    else:
        _wait_no_longer(match, table)


def _wait_no_longer(match: Match, table: Table) -> None:
    """Somebody is away: what they were asked may be decided by that."""
    asked = table.standing_proposal
    if asked is None or asked.granted:
        return
    if asked.what == REMATCH:
        again.decide(match, table, asked)
    else:
        pausing.decide(match, table, asked)


def harmless(table: Table, seat: Seat) -> Any:
    """What is done for somebody who does nothing."""
    rng = Random(f"{table.seed}:{table.version}:{seat}:default")
    return bots.mixed(table.slug, table.game.default(table.state, seat), rng)


def thought(table: Table, seat: Seat, level: str, chance: str, temper: str = "") -> Thought:
    """What that seat has to decide now; `chance` is what its dice are thrown from."""
    game = table.game
    return Thought(
        match=table.match,
        version=table.version,
        seat=seat,
        slug=table.slug,
        level=level,
        view=game.view(table.state, seat),
        legal=game.legal(table.state, seat),
        notes=table.notes,
        default=harmless(table, seat),
        seed=f"{chance}:{table.version}:{seat}",
        temper=temper,
    )


def answer(thought: Thought, decision: Decision, now: datetime) -> bool:
    """A bot's decision arrives. It counts if nothing has happened to its turn meanwhile."""
    with locked(thought.match) as match:
        table = tables.caught_up(match)
        if table.version != thought.version or match.status != Status.PLAYING:
            return False
        if table.paused_since is not None or not is_played_by_bot(table, thought.seat):
            return False
        move(
            match,
            table,
            thought.seat,
            decision.action,
            LogEntry.By.BOT,
            now,
            # Nobody's in a seat of its own.
            table.holders[thought.seat],
            decision.why,
        )
        return True


def postpone(match_id: int, until: datetime) -> None:
    """A match that could not be woken: the others must not wait for it."""
    Match.objects.filter(pk=match_id).update(wake_at=until)
