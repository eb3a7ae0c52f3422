"""What must hold after every fault, read from the database by a fresh replay."""

import time
from collections.abc import Iterator
from typing import Any

from tests.faults.page import Page
from tests.faults.tables import People, Watched

CLAIM = 60.0  # seconds within which whatever a table waits for by itself must be woken


class Findings:
    """Counts, and in words whatever is wrong."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.answered = self.in_log = self.matches = self.replayed = self.pages = self.shown = 0


def versions(codes: list[str]) -> dict[str, tuple[int, int, bool]]:
    """How far each match is, what its pages should show, and whether it is still being played."""
    from games.models import Match, Status

    rows = Match.objects.filter(code__in=codes)
    found = rows.values_list("code", "version", "revision", "status")
    return {
        code: (version, seen, status == Status.PLAYING) for code, version, seen, status in found
    }


def examine(tables: list[People | Watched], skew: float) -> Findings:
    """Every table while nobody writes to it; `skew` is how much the servers' clocks are ahead."""
    found = Findings()
    for table in tables:
        found.matches += 1
        found.wrong += [f"{table.code}: {what}" for what in _examined(found, table, skew)]
    return found


def _examined(found: Findings, table: People | Watched, skew: float) -> Iterator[str]:
    from django.db import transaction

    from games import verifying
    from games.models import LogEntry, Match

    with transaction.atomic():
        match = Match.objects.select_for_update().get(code=table.code)
        try:
            verifying.replayed(match)
        except verifying.Drift as drift:
            yield str(drift)
            return
        found.replayed += 1
        if isinstance(table, People):
            entries = LogEntry.objects.filter(match=match).order_by("number")
            yield from _compared(found, table, list(entries.values_list("seat", "action")))
        way = _way(match)
        yield from _waits(match, way[match.version], skew)
        for seat, page in enumerate(table.pages):
            found.pages += 1
            wrong = list(_shown(match, way, table, seat, page))
            found.shown += not wrong
            yield from wrong


def _way(match: Any) -> dict[int, Any]:
    """The table at every entry of the log."""
    from games import tables

    return dict(way[-1] for way in tables.walk(match))


def _compared(found: Findings, table: People, logged: list[Any]) -> Iterator[str]:
    """All that happens at a table of people is what they were told had been done."""
    import msgspec

    from games.engines import wire

    said = [(seat, msgspec.to_builtins(wire.encode(action))) for seat, action in table.answered]
    found.answered += len(said)
    found.in_log += len(logged)
    if said != [(seat, msgspec.json.decode(action)) for seat, action in logged]:
        yield f"{len(said)} actions were answered with success, and {len(logged)} others logged"


def _waits(match: Any, table: Any, skew: float) -> Iterator[str]:
    """Whatever is to happen by itself, somebody will be woken for."""
    from django.conf import settings

    from games.agenda import agenda

    due = agenda(table, settings.BOT_PACE)
    if not due:
        return
    if match.wake_at is None:
        yield "it waits for nobody"
    elif match.wake_at.timestamp() > max(due[0].at, time.time() + skew) + CLAIM:
        yield f"{due[0].what} is due, but it will be woken only at {match.wake_at}"


def _shown(
    match: Any, way: dict[int, Any], table: People | Watched, seat: int, page: Page
) -> Iterator[str]:
    """A page shows what the log leads to, as far as the page has come."""
    from msgspec.structs import replace

    from games import rendering
    from games.models import Status

    revision, regions = page.shown
    behind = match.revision - revision
    if behind and isinstance(table, People):
        yield f"page {seat} is {behind} behind"
        return
    status = Status.PLAYING if behind else match.status
    shown = replace(way[match.version - behind], revision=revision, status=status)
    sits = isinstance(table, People) and seat < table.seats
    viewer = rendering.Viewer(shown.holders[seat] if sits else None, language="en")
    rendering.forget_all()
    for name, html in rendering.fragments(shown, viewer).items():
        if not regions.get(name, "").strip().startswith(html.strip()):
            yield f"page {seat} shows another {name} at {revision} of {match.revision}"
