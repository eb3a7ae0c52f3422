"""What the lobby lists: tables to join, matches to watch, one's own to go on with."""

import time
from collections.abc import Iterable
from typing import Any

import msgspec

from games.engines import GAMES
from games.models import Match, Seat, Status
from games.regions import regions
from games.rendering import Fragments
from games.table import SeatFacts
from games.tables import facts

FOLDER = "lobby/regions"
LISTED = 24
LOOKED_BACK_AT = 4
FRESH = 0.3  # seconds for which the public lists serve every open lobby


class Row(msgspec.Struct, frozen=True):
    code: str
    slug: str
    title: str
    status: str
    host: str
    is_rated: bool
    is_practice: bool
    seats: tuple[SeatFacts, ...]

    @property
    def free(self) -> int:
        return sum(seat.kind == Seat.Kind.OPEN for seat in self.seats)


def open_tables() -> tuple[Row, ...]:
    """Public tables that wait for players and have a seat to give."""
    waiting = Match.objects.filter(
        status=Status.WAITING, is_public=True, seats__kind=Seat.Kind.OPEN
    ).distinct()
    return _rows(waiting.order_by("-created_at")[:LISTED])


def watchable() -> tuple[Row, ...]:
    """Public matches that somebody plays: one that waits for its own people shows nothing."""
    playing = Match.objects.filter(status=Status.PLAYING, is_public=True, is_held=False)
    return _rows(playing.order_by("-started_at")[:LISTED])


def own_matches(user: int | None) -> tuple[Row, ...]:
    if user is None:
        return ()
    own = Match.objects.filter(
        status__in=[Status.WAITING, Status.PLAYING], seats__user=user
    ).distinct()
    return _rows(own.order_by("-created_at")[:LISTED])


def finished_matches(user: int | None) -> tuple[Row, ...]:
    """One's own matches that are over, to look back at."""
    if user is None:
        return ()
    own = Match.objects.filter(status=Status.FINISHED, seats__user=user).distinct()
    return _rows(own.order_by("-finished_at")[:LOOKED_BACK_AT])


def _rows(matches: Any) -> tuple[Row, ...]:
    found: Iterable[Match] = matches.select_related("host").prefetch_related("seats")
    return tuple(
        Row(
            code=match.code,
            slug=match.game,
            title=GAMES[match.game].title,
            status=match.status,
            host=match.host.username,
            is_rated=match.is_rated,
            is_practice=match.forked_at is not None,
            seats=tuple(facts(seat) for seat in match.seats.all()),
        )
        for match in found
    )


_public: tuple[float, dict[str, Any]] = (float("-inf"), {})


def _public_lists() -> dict[str, Any]:
    global _public
    if time.monotonic() - _public[0] > FRESH:
        _public = (
            time.monotonic(),
            {"open_tables": open_tables(), "watchable": watchable()},
        )
    return _public[1]


def forget_all() -> None:
    global _public
    _public = (float("-inf"), {})


def fragments(user: int | None) -> Fragments:
    """The lists as regions, for the page and for its socket."""
    lists = {
        **_public_lists(),
        "own_matches": own_matches(user),
        "finished_matches": finished_matches(user),
    }
    return {
        region.name: region.template.render({name: lists[name] for name in region.variables})
        for region in regions(FOLDER)
    }
