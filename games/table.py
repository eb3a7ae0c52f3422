"""Table: a match at one moment. It is immutable, so every thread may hold one."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games import bots, lessons
from games.agreements import BACK, REMATCH, TIME, Proposal
from games.clocks import ends_round
from games.endings import EndedEarly
from games.engines import GAMES
from games.engines.game import Game, Seat, Step, Timer
from games.engines.taking_back import TakeBack, TakenBack
from games.models import Purpose, Status

# How many events a table keeps for its page; of the last step all. The longest that a page tells
# from them are the last turns of Check, six players with a matching window in every one.
RECENT = 160
# After how many turns in a row that ran out of time a bot plays, until its person does something.
IDLE = 2
# How many of the actions that were done for somebody their notice lists.
LISTED = 6


class SeatFacts(msgspec.Struct, frozen=True, cache_hash=True):
    """What everybody at the table may know of whoever sits there."""

    index: Seat
    name: str
    color: str
    avatar: str
    kind: str
    level: str
    # A bot plays for them: they have gone, or do nothing (`is_idle`).
    away: bool
    ready: bool
    missed: int = 0
    # Of people at a rated table: their rating, whether it may still be far off, and once the match
    # is over by how much it has changed.
    rating: int | None = None
    is_provisional: bool = False
    gain: int | None = None

    @property
    def is_idle(self) -> bool:
        return self.missed >= IDLE


class Line(msgspec.Struct, frozen=True):
    """An event, and which one of which log entry's it is (entry 0: the set-up)."""

    number: int
    part: int
    event: Any
    # Whether it was taken back later on.
    is_void: bool = False
    # What did it in a person's stead, "bot" or "clock": of an action, not of what it led to.
    stead: str = ""
    seat: Seat | None = None


class Table(msgspec.Struct, frozen=True):
    match: int
    code: str
    slug: str
    settings: Any
    seed: str
    status: str
    host: int
    is_public: bool
    level: str
    rematch: str
    revision: int
    seats: tuple[SeatFacts, ...]
    holders: tuple[int | None, ...]
    present_until: tuple[float | None, ...]
    # By seat: up to which entry they have closed the notice of what was done for them, and which
    # summary of a round they have closed last (the entry that ended it), when.
    told: tuple[int, ...] = ()
    read: tuple[tuple[int, float], ...] = ()
    is_rated: bool = False
    purpose: str = ""
    sealed_until: float | None = None
    paused_since: float | None = None
    # Paused by itself: nobody who plays is here.
    is_held: bool = False
    proposal: Proposal | None = None
    # Who ended the match before its time.
    ended: EndedEarly | None = None
    # The match that this one went on from, if it did.
    origin: str = ""
    # From here on what replaying gives; a table that has not begun has no state.
    version: int = 0
    state: Any = None
    taken: tuple[int, ...] = ()
    since: tuple[float, ...] = ()
    # By seat: what a bot or the clock did for its person since they last acted themselves.
    stood_in: tuple[tuple[Line, ...], ...] = ()
    # Extra time of this turn, by seat.
    extra: tuple[float, ...] = ()
    shifts: int = 0
    moved: float = 0.0
    # The entry that ended a round last, and when: what came of it lies open to be read.
    summed: int = 0
    summed_at: float = 0.0
    timer_key: Any = None
    timer_since: float = 0.0
    recent: tuple[Line, ...] = ()
    # What bots have written down of what everybody saw.
    notes: Any = None
    # What a guided match has shown so far of what it is there to show.
    shown: frozenset[str] = frozenset()

    @property
    def game(self) -> Game:
        return GAMES[self.slug]

    @property
    def is_over(self) -> bool:
        return self.status in (Status.FINISHED, Status.ABORTED)

    @property
    def people(self) -> frozenset[int]:
        """Those who hold a seat; one of them may hold several."""
        return frozenset([holder for holder in self.holders if holder is not None])

    @property
    def is_compared(self) -> bool:
        """Whether others play the same deal for the better result: then nobody is helped."""
        return self.purpose in (Purpose.DAILY, Purpose.CHALLENGE)

    @property
    def actors(self) -> frozenset[Seat]:
        """The seats that may act; nobody at a table that waits or whose match was broken off."""
        return self.game.actors(self.state) if self.status == Status.PLAYING else frozenset()

    @property
    def timer(self) -> Timer | None:
        return self.game.timer(self.state) if self.status == Status.PLAYING else None

    @property
    def standing_proposal(self) -> Proposal | None:
        """What is asked of the table now: more time is asked for one turn, and lapses with it; to
        take something back is asked until a person plays on; a rematch once the match is over."""
        asked = self.proposal
        if asked is None:
            return None
        if asked.what == REMATCH:
            return asked if self.is_over else None
        if self.status != Status.PLAYING:
            return None
        if asked.what == TIME and (
            asked.seat not in self.actors or self.taken[asked.seat] != asked.taken
        ):
            return None
        if asked.what == BACK and self.taken_by_people != asked.taken:
            return None
        return asked

    @property
    def taken_by_people(self) -> int:
        """How many actions the seats of people have taken: who plays on has answered whoever
        would like to go back, so that nobody's action goes by another's wish."""
        return sum(
            [
                taken
                for taken, holder in zip(self.taken, self.holders, strict=True)
                if holder is not None
            ]
        )

    def seats_of(self, user: int | None) -> tuple[Seat, ...]:
        if user is None:
            return ()
        return tuple(seat for seat, holder in enumerate(self.holders) if holder == user)

    def done_for(self, seats: tuple[Seat, ...]) -> tuple[Line, ...]:
        """What was done for the people of these seats, as far as they have not closed it."""
        lines = [
            line for seat in seats for line in self.stood_in[seat] if line.number > self._told(seat)
        ]
        return tuple(sorted(lines, key=lambda line: line.number)[-LISTED:])

    def _told(self, seat: Seat) -> int:
        return self.told[seat] if self.told else 0

    def begun(self, at: float) -> "Table":
        step = self.game.setup(len(self.seats), self.seed, self.settings)
        empty = replace(
            self,
            taken=(0,) * len(self.seats),
            stood_in=((),) * len(self.seats),
            since=(at,) * len(self.seats),
            extra=(0.0,) * len(self.seats),
            notes=bots.blank(self.slug, len(self.seats), self.settings),
        )
        return empty.stepped(step, None, 0, at)

    def acted(self, seat: Seat | None, action: Any, at: float, stead: str = "") -> "Table":
        """The table after an action; raises IllegalAction. `stead`: see Line."""
        step = self.game.apply(self.state, seat, action)
        return self.stepped(step, seat, self.version + 1, at, stead)

    def returned(
        self, base: "Table", seat: Seat | None, taking: TakeBack, actions: int, at: float
    ) -> "Table":
        """The table after a taking back: as it stood at `base`, and yet later.

        Taken back freely, the clocks run on as if nothing had been done; by agreement, which takes
        its time, everybody's starts anew. What a seat has taken never counts down: a form that was
        sent before must not be taken for a new one.
        """
        assert seat is not None
        line = Line(self.version + 1, 0, TakenBack(seat, actions))
        return replace(
            self,
            version=self.version + 1,
            state=base.state,
            taken=(*self.taken[:seat], self.taken[seat] + 1, *self.taken[seat + 1 :]),
            stood_in=base.stood_in,
            since=base.since if taking.freely else (at,) * len(self.seats),
            extra=base.extra if taking.freely else (0.0,) * len(self.seats),
            moved=at,
            summed=base.summed,
            summed_at=base.summed_at,
            timer_key=base.timer_key,
            timer_since=base.timer_since if taking.freely else at,
            recent=(*base.recent, line)[-RECENT:],
            notes=base.notes,
        )

    def stepped(
        self, step: Step, seat: Seat | None, number: int, at: float, stead: str = ""
    ) -> "Table":
        game = self.game
        before = game.actors(self.state) if self.state is not None else frozenset()
        after = game.actors(step.state)
        # A seat's clock starts anew when it becomes an actor, and when it has acted itself.
        since = tuple(
            was if (index in before and index != seat) or index not in after else at
            for index, was in enumerate(self.since)
        )
        extra = self.extra
        if any(extra):
            going_on = (before & after) - {seat}
            extra = tuple(more if own in going_on else 0.0 for own, more in enumerate(extra))
        lines = tuple(
            Line(number, part, event)
            if part or not stead
            else Line(number, part, event, stead=stead, seat=seat)
            for part, event in enumerate(step.events)
        )
        taken, stood_in = self.taken, self.stood_in
        if seat is not None:
            taken = (*taken[:seat], taken[seat] + 1, *taken[seat + 1 :])
            if stead or stood_in[seat]:
                told = (*stood_in[seat], *lines[:1])[-LISTED:] if stead else ()
                stood_in = (*stood_in[:seat], told, *stood_in[seat + 1 :])
        has_summed = number and ends_round(self.slug, step.events)
        timer = game.timer(step.state)
        key = timer.key if timer else None
        return replace(
            self,
            version=number,
            state=step.state,
            taken=taken,
            stood_in=stood_in,
            since=since,
            extra=extra,
            moved=at,
            summed=number if has_summed else self.summed,
            summed_at=at if has_summed else self.summed_at,
            timer_key=key,
            timer_since=self.timer_since if key is not None and key == self.timer_key else at,
            recent=(*self.recent, *lines)[-max(RECENT, len(lines)) :],
            notes=bots.noted(self.slug, self.notes, step.events),
            shown=lessons.shown(self.slug, self.shown, step.events)
            if self.purpose == Purpose.GUIDED
            else self.shown,
        )

    def shifted(self, seconds: float, seat: Seat | None) -> "Table":
        """The table with its clocks put back: one seat's, or after a pause all that run."""
        if seat is not None:
            more = self.extra[seat] + seconds
            extra = (*self.extra[:seat], more, *self.extra[seat + 1 :])
            return replace(self, extra=extra, shifts=self.shifts + 1)
        # To the microsecond, as moments are stored: what is due then is due.
        return replace(
            self,
            since=tuple([round(at + seconds, 6) for at in self.since]),
            moved=round(self.moved + seconds, 6),
            summed_at=round(self.summed_at + seconds, 6),
            timer_since=round(self.timer_since + seconds, 6),
            shifts=self.shifts + 1,
        )
