"""From a table to what one viewer is shown: a page is a view rendered, region by region.

A region is rendered anew only when something that it uses has changed. What two viewers see
alike is rendered once: the values are the key, not the viewer.
"""

import hashlib
import threading
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Any

import msgspec
from django.conf import settings
from django.template import engines

from config.jinja import rendering_in
from games.agenda import awaited, deadlines, reading_until, timer_ends
from games.agreements import REMATCH, missing
from games.engines.game import Seat
from games.models import Purpose, Status
from games.regions import Facts, Region, page, users
from games.rematching import rematch
from games.table import Line, Table

WAITING = "tables/waiting"
PLATFORM = "tables/regions"
LATEST = 12  # how many lines the page's log shows
ALIKE = 8  # how many different renderings of one region are kept: one a viewpoint
REMEMBERED = 2_000  # matches, in one language each

Fragments = dict[str, str]


class Viewer(msgspec.Struct, frozen=True):
    """Who looks at a table, and from which of their seats they have chosen to look.

    A page of several seats follows the one that must act. Who chooses another by hand stays
    there until the active player changes: `stay` says who was active when they chose.
    """

    user: int | None = None
    seat: Seat | None = None
    stay: str = ""
    sorts: bool = True  # whether they want their hand sorted
    language: str = settings.LANGUAGE_CODE


class Asked(msgspec.Struct, frozen=True):
    """What somebody asks of the others at the table, as all may know it."""

    what: str
    seat: Seat
    # The seats whose people have yet to answer; none where it is agreed and only waits.
    missing: tuple[Seat, ...]


class Angle(msgspec.Struct, frozen=True):
    """What a viewer's fragments depend on, beside the table."""

    viewpoint: Seat | None
    own: tuple[Seat, ...]
    curtain: Seat | None
    is_host: bool
    is_staying: bool
    active: str
    is_sorted: bool


def angle(table: Table, viewer: Viewer) -> Angle:
    own = table.seats_of(viewer.user)
    seat = viewer.seat if viewer.seat in own else None
    curtain, active = None, _active(table, own)
    is_staying = bool(active) and viewer.stay == active
    if len(own) == 1:
        (seat,) = own
    elif own and not is_staying:
        asked = awaited(table, own)
        if asked and seat not in asked:
            # Several people at one screen: until the right one has it, it shows no hand.
            seat, curtain = (asked[0], None) if _hides_nothing(table) else (None, asked[0])
    is_host = table.host == viewer.user
    return Angle(seat, own, curtain, is_host, is_staying, active, viewer.sorts or not own)


def _hides_nothing(table: Table) -> bool:
    """Whether no page shows a seat more than the others now: in a matching window of Check every
    card lies face down for its owner too, so those at one screen are asked without a curtain."""
    if table.slug != "check" or table.settings.memory_aid:
        return False
    public: Any = table.game.view(table.state, None)
    return bool(public.phase == "match")


def _active(table: Table, own: tuple[Seat, ...]) -> str:
    """Which of several own seats must act, and after how many actions of theirs: a name for
    this moment, which does not come back. Empty where there is nothing to choose."""
    if len(own) < 2:
        return ""
    return "_".join([f"{seat}-{table.taken[seat]}" for seat in awaited(table, own)])


def scene(table: Table, angle: Angle) -> Facts:
    """Everything that a region may use."""
    return _public(table) | _private(table, angle)


def _public(table: Table) -> Facts:
    """What is the same for everybody who looks."""
    facts: Facts = {
        "code": table.code,
        "status": table.status,
        "revision": table.revision,
        "is_public": table.is_public,
        "is_rated": table.is_rated,
        "purpose": table.purpose,
        "paused": table.paused_since is not None,
        "is_held": table.is_held,
        "proposal": _proposal(table),
        "rematch": rematch(table),
        "ended": table.ended,
        "is_shared": len(table.people) > 1,
        "seats": table.seats,
        "settings": table.settings,
        "slug": table.slug,
        "deal_hash": deal_hash(table.seed),
        "origin": table.origin,
    }
    if table.state is None:
        return facts
    ends, actors = timer_ends(table, settings.BOT_PACE), table.actors
    return (
        facts
        | {
            "asked": tuple([seat in actors for seat in range(len(table.seats))]),
            "recent": table.recent,
            "latest": (*ending(table), *latest(table.recent)),
            "clocks": tuple([at and int(at * 1000) for at in deadlines(table, settings.BOT_PACE)]),
            "timer": ends and int(ends * 1000),
            "summed": table.summed,
            "reading": int(reading_until(table, settings.BOT_PACE) * 1000),
            "seed": table.seed if is_open(table) else None,
        }
        | ({"shown": table.shown} if table.purpose == Purpose.GUIDED else {})
    )


def is_open(table: Table, now: float | None = None) -> bool:
    """Whether all may be shown: the match is over, and nobody still plays the same deal."""
    if table.status not in (Status.FINISHED, Status.ABORTED):
        return False
    return table.sealed_until is None or table.sealed_until <= (now or time.time())


def _proposal(table: Table) -> Asked | None:
    asked = table.standing_proposal
    if asked is None or asked.what == REMATCH:
        return None
    away = [seat.away for seat in table.seats]
    return Asked(asked.what, asked.seat, missing(asked, table.holders, away))


def _private(table: Table, angle: Angle) -> Facts:
    """What depends on who looks."""
    viewpoint = angle.viewpoint
    facts: Facts = {
        "viewpoint": viewpoint,
        "own": angle.own,
        "is_watching": not angle.own,
        "curtain": angle.curtain,
        "is_host": angle.is_host,
        "is_staying": angle.is_staying,
        "active": angle.active,
        "is_sorted": angle.is_sorted,
    }
    if table.state is None:
        return facts
    facts["done_for"] = table.done_for(angle.own)
    facts["missed"] = max([table.seats[seat].missed for seat in angle.own], default=0)
    is_paused = table.paused_since is not None
    facts["is_asked"] = viewpoint in table.actors and not is_paused
    facts["taken"] = table.taken[viewpoint] if viewpoint is not None else 0
    facts["has_acted"] = facts["taken"] > 0
    # Another one after every action, for whoever is asked.
    facts["moment"] = table.version if facts["is_asked"] else None
    view = table.game.view(table.state, viewpoint)
    for field in view.__struct_fields__:
        facts[field] = getattr(view, field)
    if is_paused:
        facts["legal"] = ()
    return facts


def ending(table: Table) -> tuple[Line, ...]:
    """The last line of the log of a match that was ended before its time."""
    return (Line(table.version + 1, 0, table.ended),) if table.ended else ()


def latest(recent: tuple[Line, ...]) -> tuple[Line, ...]:
    """What the page's log shows, the newest first: at least all that the last action led to."""
    shown = next(
        (place for place, line in enumerate(recent) if line.number == recent[-1].number), 0
    )
    return recent[min(shown, max(0, len(recent) - LATEST)) :][::-1]


@lru_cache(maxsize=REMEMBERED)
def deal_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def folders(table: Table) -> tuple[str, ...]:
    if table.state is None:
        return (WAITING,)
    here = (PLATFORM, f"games/{table.slug}/regions")
    return (*here, f"games/{table.slug}/guiding") if table.purpose == Purpose.GUIDED else here


class Shown(msgspec.Struct, frozen=True):
    """What is seen from an angle, and the facts it was rendered from."""

    revision: int
    folders: tuple[str, ...]
    facts: Facts
    fragments: Fragments


class _Memory:
    """What has been rendered of one match lately."""

    def __init__(self) -> None:
        self.by_region: dict[str, list[tuple[tuple[Any, ...], str]]] = {}
        self.by_angle: dict[Angle, Shown] = {}
        self.public: Facts = {"revision": None}

    def facts(self, table: Table, angle: Angle) -> Facts:
        # Threads that draw different revisions share this: each goes on with what it took.
        public = self.public
        if public["revision"] != table.revision:
            public = self.public = _public(table)
        return public | _private(table, angle)

    def html(self, region: Region, facts: Facts) -> str:
        key = region.key(facts)
        seen = self.by_region.setdefault(region.name, [])
        for known, html in seen:
            if known == key:
                return html
        html = region.template.render({name: facts[name] for name in region.variables})
        seen.append((key, html))
        if len(seen) > ALIKE:
            del seen[0]
        return html


_memories: OrderedDict[tuple[int, str], _Memory] = OrderedDict()
_lock = threading.Lock()


def _memory(match: int, language: str) -> _Memory:
    with _lock:
        memory = _memories.setdefault((match, language), _Memory())
        _memories.move_to_end((match, language))
        if len(_memories) > REMEMBERED:
            _memories.popitem(last=False)
    return memory


def forget_all() -> None:
    _memories.clear()


def fragments(table: Table, viewer: Viewer) -> Fragments:
    """Every region as this viewer sees it, by name."""
    memory = _memory(table.match, viewer.language)
    seen_from = angle(table, viewer)
    before = memory.by_angle.get(seen_from)
    if before is not None and before.revision == table.revision:
        return before.fragments
    with rendering_in(viewer.language):
        now = _rendered(table, memory, seen_from, before)
    memory.by_angle[seen_from] = now
    return now.fragments


def _rendered(table: Table, memory: _Memory, seen_from: Angle, before: Shown | None) -> Shown:
    facts, here = memory.facts(table, seen_from), folders(table)
    if before is None or before.folders != here:
        rendered = {name: memory.html(region, facts) for name, region in page(here).items()}
    else:
        rendered = before.fragments | {
            region.name: memory.html(region, facts)
            for region in _touched(here, before.facts, facts)
        }
    return Shown(table.revision, here, facts, rendered)


def _touched(folders: tuple[str, ...], before: Facts, now: Facts) -> set[Region]:
    """The regions that use something which has changed."""
    using = users(folders)
    touched: set[Region] = set()
    for name, value in now.items():
        if name in using and before[name] != value:
            touched.update(using[name])
    return touched


def watchers(count: int) -> str:
    """How many watch, for every page of the table."""
    return engines["jinja2"].env.get_template("tables/watchers.html").render(count=count)


def difference(before: Fragments, after: Fragments) -> str:
    """The regions that have changed, ready to be sent."""
    return "".join([html for name, html in after.items() if before.get(name) != html])
