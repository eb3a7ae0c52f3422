"""A match as a document: what one downloads, and what one may bring back to look at.

Everything that is looked back at goes this way, matches of this house too: a document is replayed
to a reel, the match moment by moment. Whatever does not replay is refused with one sentence.
"""

import threading
from collections import OrderedDict
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from django.utils.translation import gettext as _

from accounts.looks import AVATARS, Color
from games.engines import GAMES
from games.engines.game import Game, IllegalAction, InvalidAction, Seat
from games.engines.taking_back import Path, TakeBack, TakenBack, decode_entry, go_back
from games.models import Level, LogEntry, Match, Status
from games.rendering import deal_hash
from games.sentences import translated
from games.table import RECENT, Line, SeatFacts

FORMAT = "parlour match 1"
LONGEST = 5_000  # entries
LARGEST = 1_000_000  # bytes
CACHED = 24  # reels

Short = Annotated[str, msgspec.Meta(max_length=64)]


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=40)]
    kind: Literal["person", "bot"]
    level: Literal["", "easy", "medium", "hard"] = ""
    color: Short = ""
    avatar: Short = ""


class Logged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None
    by: Literal["person", "bot", "clock"]
    action: dict[str, Any]
    at: datetime
    why: Annotated[str, msgspec.Meta(max_length=1_000)] | None = None


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["parlour match 1"]
    code: Short
    game: Short
    settings: dict[str, Any]
    seed: Short
    sha256: Short
    started: datetime
    status: Literal["playing", "finished", "aborted"]
    seats: Annotated[list[Sitter], msgspec.Meta(max_length=10)]
    log: Annotated[list[Logged], msgspec.Meta(max_length=LONGEST)]
    result: dict[str, Any] | None = None


class BadDocument(ValueError):
    """Not a match that can be looked at: `str(error)` is one sentence."""


class Frame(msgspec.Struct, frozen=True):
    """One moment: what the entry with this number led to. 0 is the deal."""

    number: int
    seat: Seat | None
    by: str
    at: datetime
    why: str | None
    state: Any
    lines: tuple[Line, ...]
    # The moment that this one came from: where something was taken back, not the one before it.
    came_from: int
    round: int


class Reel(msgspec.Struct, frozen=True):
    """A match, moment by moment."""

    code: str
    slug: str
    settings: Any
    seed: str
    status: str
    seats: tuple[SeatFacts, ...]
    frames: tuple[Frame, ...]
    # Entries that were taken back later on.
    void: frozenset[int]

    @property
    def game(self) -> Game:
        return GAMES[self.slug]

    @property
    def is_over(self) -> bool:
        return self.status in (Status.FINISHED, Status.ABORTED)

    @property
    def last(self) -> int:
        return len(self.frames) - 1

    @property
    def rounds(self) -> list[tuple[int, int]]:
        """Each round, and the moment at which it begins."""
        begins = [(self.frames[0].round, 0)]
        for frame in self.frames:
            if frame.round != begins[-1][0]:
                begins.append((frame.round, frame.number))
        return begins

    def recent(self, number: int) -> tuple[Line, ...]:
        """What a page of that moment tells of what came before it."""
        lines: tuple[Line, ...] = ()
        while True:
            frame = self.frames[number]
            lines = (*frame.lines, *lines)
            if not number or len(lines) >= RECENT:
                return lines[-max(RECENT, len(frame.lines)) :]
            number = frame.came_from


def document(match: Match) -> Document:
    """Everything there is of a match, its seed included: for files only once it is over."""
    entries = LogEntry.objects.filter(match_id=match.pk, number__lte=match.version)
    fields = entries.order_by("number").values_list("seat", "by", "action", "at", "why")
    assert match.started_at is not None
    return Document(
        format=FORMAT,
        code=match.code,
        game=match.game,
        settings=match.settings,
        seed=match.seed,
        sha256=deal_hash(match.seed),
        started=match.started_at,
        status=match.status,
        seats=[
            Sitter(
                seat.name,
                "person" if seat.user_id else "bot",
                seat.level if not seat.user_id else "",
                seat.color,
                seat.avatar,
            )
            for seat in match.seats.all()
        ],
        log=[
            Logged(seat, by, msgspec.json.decode(action), at, why)
            for seat, by, action, at, why in fields
        ],
        result=match.result,
    )


def read(text: bytes) -> Document:
    """The document that this is the JSON of; raises BadDocument."""
    if len(text) > LARGEST:
        raise BadDocument(_("That file is too large: a match has at most a megabyte."))
    try:
        found = msgspec.json.decode(text, type=Document)
    except msgspec.ValidationError as error:
        raise BadDocument(
            _("That is not a match of Parlour: %(why)s.") % {"why": str(error).rstrip(".")}
        ) from None
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise BadDocument(_("That is not JSON, or it is damaged.")) from None
    if found.status == "playing":
        raise BadDocument(_("That match is not over."))
    if deal_hash(found.seed) != found.sha256:
        raise BadDocument(_("The seed does not belong to the hash that was shown at the start."))
    return found


def replayed(document: Document) -> Reel:
    """The match moment by moment; raises BadDocument where it is not one."""
    game = GAMES.get(document.game)
    if game is None:
        raise BadDocument(_("There is no such game here."))
    number = 0
    try:
        settings = msgspec.convert(document.settings, game.Settings)
        step = game.setup(len(document.seats), document.seed, settings)
        frames = [_frame(game, 0, None, "clock", document.started, None, step.state, step.events)]
        way: Path[int] = [(0, 0)]
        for number, entry in enumerate(document.log, 1):
            action, came_from = decode_entry(game, entry.action), way[-1][0]
            if isinstance(action, TakeBack):
                seat = entry.seat
                if seat is None or seat not in range(len(document.seats)):
                    raise IllegalAction(_("There is no such seat at this table."))
                events: tuple[Any, ...] = (TakenBack(seat, go_back(way, action)),)
                came_from, state = way[-1][0], frames[way[-1][0]].state
            else:
                step = game.apply(frames[came_from].state, entry.seat, action)
                state, events = step.state, step.events
            who = (number, entry.seat, entry.by, entry.at, entry.why)
            frames.append(_frame(game, *who, state, events, came_from))
            way.append((number, number))
    except (IllegalAction, InvalidAction) as error:
        raise BadDocument(
            _("Entry %(number)d of the log is not possible: %(why)s")
            % {"number": number, "why": translated(str(error))}
        ) from None
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        raise BadDocument(
            _("This match cannot be set up: %(why)s") % {"why": str(error).rstrip(".") + "."}
        ) from None
    _check_result(document, game, frames[-1].state)
    standing = {number for number, _ in way}
    return Reel(
        code=document.code,
        slug=game.slug,
        settings=settings,
        seed=document.seed,
        status=document.status,
        seats=tuple([_facts(index, seat) for index, seat in enumerate(document.seats)]),
        frames=tuple(frames),
        void=frozenset(range(len(frames))) - standing,
    )


def _frame(
    game: Game,
    number: int,
    seat: Seat | None,
    by: str,
    at: datetime,
    why: str | None,
    state: Any,
    events: tuple[Any, ...],
    came_from: int = 0,
) -> Frame:
    lines = tuple([Line(number, part, event) for part, event in enumerate(events)])
    return Frame(number, seat, by, at, why, state, lines, came_from, game.view(state, None).round)


def _check_result(document: Document, game: Game, state: Any) -> None:
    outcome = msgspec.json.decode(msgspec.json.encode(game.outcome(state)))
    if document.status == "finished" and outcome != document.result:
        raise BadDocument(_("The log does not lead to the result that the file names."))


def _facts(index: int, seat: Sitter) -> SeatFacts:
    return SeatFacts(
        index=index,
        name=seat.name,
        color=seat.color if seat.color in Color.values else Color.values[index % 8],
        avatar=seat.avatar if seat.avatar in AVATARS else AVATARS[index % len(AVATARS)],
        kind=seat.kind,
        level=seat.level if seat.level in Level.values else "",
        away=False,
        ready=False,
    )


_reels: OrderedDict[tuple[str, int], Reel] = OrderedDict()
_lock = threading.Lock()


def reel(match: Match) -> Reel:
    """A match of this house, replayed once for all who look at it step by step."""
    key = (match.code, match.revision)
    known = _reels.get(key)
    if known is None:
        known = replayed(document(match))
        with _lock:
            _reels[key] = known
            while len(_reels) > CACHED:
                _reels.popitem(last=False)
    return known


def forget_all() -> None:
    with _lock:
        _reels.clear()
