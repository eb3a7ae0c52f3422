"""What will happen at a table by itself, and when: everything that `wake_at` stands for."""

import random
from typing import Any, Literal

import msgspec

from games import bots
from games.agreements import missing
from games.bots.tempo import hesitation
from games.characters import temper_of
from games.clocks import is_at_one_screen
from games.engines.game import Seat
from games.models import Status
from games.table import Table

WAITING_GRACE = 120.0  # how long a seat of a table that has not begun is kept for the absent
SHORT = 10  # seconds for a turn of somebody who let the one before run out
READING = 12.0  # seconds for which a round that is over may be read before anything goes on
AFTER_READING = (0.8, 1.8)  # seconds before a bot goes on then
ANSWER_WITHIN = 60.0  # seconds for those who are still here to answer whether they play again
SINKS_IN = (0.3, 0.8)  # seconds before a bot answers what somebody else has done


class Due(msgspec.Struct, frozen=True, order=True):
    at: float
    what: Literal["timer", "default", "think", "away", "unanswered"]
    seat: Seat | None = None


def agenda(table: Table, pace: float) -> list[Due]:
    """All that is to come unless somebody acts first, soonest first."""
    if table.paused_since is not None:
        return []  # clocks, bots and absences wait until somebody resumes it
    if table.status == Status.PLAYING:
        return sorted([*_clocks(table, pace), *_absences(table, 0.0)])
    if table.status == Status.WAITING:
        return sorted(_absences(table, WAITING_GRACE))
    if len(table.people) > 1 and not table.rematch:
        return sorted([*_absences(table, 0.0), *_unanswered(table)])
    return []


def wake_at(table: Table, pace: float) -> float | None:
    due = agenda(table, pace)
    return due[0].at if due else None


def is_played_by_bot(table: Table, seat: Seat) -> bool:
    facts = table.seats[seat]
    return facts.kind == "bot" or facts.away


def turn_seconds(table: Table, seat: Seat) -> int:
    """How long that seat's turn may take; short after one that ran out."""
    seconds: int = table.settings.turn_seconds
    return min(seconds, SHORT) if table.seats[seat].missed else seconds


def awaited(table: Table, seats: tuple[Seat, ...]) -> list[Seat]:
    """Those of these seats that the table waits for. Who has made the highest bid of an open
    auction may bid again, but nobody waits for that."""
    asked = table.actors & set(seats)
    if asked and len(table.actors) > 1:
        public: Any = table.game.view(table.state, None)
        asked -= {getattr(public, "high_bidder", None)}
    return sorted(asked)


def _waits_for_one_screen(table: Table) -> bool:
    """Where several act at the same time, those who share a screen are asked one after the other:
    bots let all of them answer first, or nobody there would ever be in time."""
    if not is_at_one_screen(table.holders):
        return False
    holders = [holder for holder in table.holders if holder is not None]
    shared = [
        seat
        for seat, holder in enumerate(table.holders)
        if holder is not None and holders.count(holder) > 1 and not is_played_by_bot(table, seat)
    ]
    return bool(awaited(table, tuple(shared)))


def reading_until(table: Table, pace: float) -> float:
    """Until when everybody may read how the round ended: no clock runs and no bot plays under it.
    It is over as soon as all who are here have closed it, and nobody can hold it up for longer."""
    if not table.summed or not pace:
        return 0.0
    readers = [
        seat
        for seat, holder in enumerate(table.holders)
        if holder is not None and not table.seats[seat].away
    ]
    until = table.summed_at + (READING * min(pace, 1.0) if readers else 0.0)
    if table.read and all(table.read[seat][0] >= table.summed for seat in readers):
        until = min(until, max([table.summed_at, *[table.read[seat][1] for seat in readers]]))
    return until


def timer_ends(table: Table, pace: float) -> float | None:
    """When the rules' own countdown runs out."""
    timer = table.timer
    return timer and max(table.timer_since, reading_until(table, pace)) + timer.seconds


def deadlines(table: Table, pace: float) -> tuple[float | None, ...]:
    """When each seat's turn is over; none for seats that need not act or have no limit."""
    actors = table.actors
    # While the rules' own countdown runs it is the only clock.
    if (
        not table.settings.turn_seconds
        or not actors
        or table.timer
        or table.paused_since is not None
    ):
        return (None,) * len(table.seats)
    read = reading_until(table, pace)
    return tuple(
        max(since, read) + turn_seconds(table, seat) + table.extra[seat]
        if seat in actors and not is_played_by_bot(table, seat)
        else None
        for seat, since in enumerate(table.since)
    )


def _clocks(table: Table, pace: float) -> list[Due]:
    ends = timer_ends(table, pace)
    due = [] if ends is None else [Due(ends, "timer")]
    for seat in () if _waits_for_one_screen(table) else table.actors:
        if is_played_by_bot(table, seat):
            due.append(Due(_thought(table, seat, pace), "think", seat))
    for seat, deadline in enumerate(deadlines(table, pace)):
        if deadline is not None:
            due.append(Due(deadline, "default", seat))
    return due


def _thought(table: Table, seat: Seat, pace: float) -> float:
    """When a bot has thought about what it is asked: drawn from public facts alone, so it tells
    nothing of the hand, and the same in every process, so a restart changes nothing."""
    public: Any = table.game.view(table.state, None)
    rng = random.Random(f"{table.code}:{table.version}:{seat}")
    facts = table.seats[seat]
    temper = temper_of(facts.name, facts.level or table.level)
    pause = bots.pause(table.slug, public, rng, table.notes, temper)
    # What started a countdown anew is to be thought about anew.
    asked = max(table.since[seat], table.timer_since) if table.timer else table.since[seat]
    thought = asked + pause * pace
    read = reading_until(table, pace)
    if read > table.summed_at >= asked:
        thought = read + hesitation(rng, *AFTER_READING) * pace
    # Where several act at the same time, what another has just done takes a moment to sink in.
    return max(thought, table.moved + hesitation(rng, *SINKS_IN) * pace)


def _unanswered(table: Table) -> list[Due]:
    """When those who have not said whether they play again are no longer waited for."""
    asked = table.standing_proposal
    if asked is None or not missing(asked, table.holders, [seat.away for seat in table.seats]):
        return []
    return [Due(asked.since + ANSWER_WITHIN, "unanswered")]


def _absences(table: Table, grace: float) -> list[Due]:
    return [
        Due(until + grace, "away", facts.index)
        for facts, until in zip(table.seats, table.present_until, strict=True)
        if facts.kind == "person" and not facts.away and until is not None
    ]
