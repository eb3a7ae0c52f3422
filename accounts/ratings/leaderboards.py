"""Who leads in a game: this month or of all time, one page of it, and one's own place."""

from datetime import date
from typing import Any, Literal

import msgspec
from django.db.models import QuerySet
from django.utils.timezone import localdate

from accounts.ratings.models import Rating
from accounts.ratings.scale import MINIMUM
from games.bots import levels
from games.regions import regions
from games.rendering import Fragments

FOLDER = "leaders/regions"
PAGE = 50
Period = Literal["month", "all"]


class Row(msgspec.Struct, frozen=True):
    key: int
    # Whose it is; nobody's where a level of bots is rated.
    user: int | None
    place: int
    name: str
    avatar: str
    color: str
    rating: int
    is_provisional: bool
    matches: int
    wins: int
    # What the month has brought; nothing on the board of all time.
    gain: int | None = None
    is_own: bool = False
    level: str = ""


class Board(msgspec.Struct, frozen=True):
    game: str
    period: Period
    page: int
    pages: int
    people: int
    rows: tuple[Row, ...]
    # One's own, where this page does not show it.
    own: Row | None
    # Rated matches until one is listed; none for visitors and guests.
    missing: int | None
    bots: tuple[Row, ...]


def board(game: str, period: Period, page: int, viewer: int | None) -> Board:
    return seen_by(public(game, period, page), viewer)


def public(game: str, period: Period, page: int) -> Board:
    """What everybody sees of a board, whoever looks."""
    listed = _listed(game, period)
    people = listed.count()
    pages = max(1, -(-people // PAGE))
    page = min(max(1, page), pages)
    return Board(
        game=game,
        period=period,
        page=page,
        pages=pages,
        people=people,
        rows=_rows(listed, (page - 1) * PAGE, period),
        own=None,
        missing=None,
        bots=_bots(game),
    )


def seen_by(board: Board, viewer: int | None) -> Board:
    """The same board with one's own line marked, or told; a visitor's is the public one."""
    if viewer is None:
        return board
    if any(row.user == viewer for row in board.rows):
        marked = (msgspec.structs.replace(r, is_own=r.user == viewer) for r in board.rows)
        return msgspec.structs.replace(board, rows=tuple(marked))
    mine = Rating.objects.filter(game=board.game, user=viewer).select_related("user").first()
    if mine is None or mine.is_provisional:
        return msgspec.structs.replace(board, missing=MINIMUM - (mine.matches if mine else 0))
    if not _is_listed(mine, board.period):
        return board
    place = _place(_listed(board.game, board.period), mine.shown)
    own = msgspec.structs.replace(_row(mine, place, board.period), is_own=True)
    return msgspec.structs.replace(board, own=own)


def this_month() -> date:
    return localdate().replace(day=1)


def _listed(game: str, period: Period) -> QuerySet[Rating]:
    listed = Rating.objects.filter(game=game, is_listed=True)
    if period == "month":
        listed = listed.filter(month=this_month())
    return listed.order_by("-shown", "id")


def _is_listed(rating: Rating, period: Period) -> bool:
    return rating.is_listed and (period == "all" or rating.month == this_month())


def _rows(listed: QuerySet[Rating], start: int, period: Period) -> tuple[Row, ...]:
    # First which ones, from the index alone; to skip far is then as cheap as to count.
    chosen = list(listed.values_list("pk", flat=True)[start : start + PAGE])
    by_key = Rating.objects.select_related("user").in_bulk(chosen)
    ratings = [by_key[key] for key in chosen if key in by_key]
    if not ratings:
        return ()
    rows, place = [], _place(listed, ratings[0].shown)
    for number, rating in enumerate(ratings):
        if number and rating.shown != ratings[number - 1].shown:
            place = start + number + 1
        rows.append(_row(rating, place, period))
    return tuple(rows)


def _place(listed: QuerySet[Rating], shown: int) -> int:
    return 1 + listed.filter(shown__gt=shown).count()


def _row(rating: Rating, place: int, period: Period) -> Row:
    is_month = period == "month"
    return Row(
        key=rating.pk,
        user=rating.user_id,
        place=place,
        name=rating.user.username,
        avatar=rating.user.avatar,
        color=rating.user.color,
        rating=rating.shown,
        is_provisional=rating.is_provisional,
        matches=rating.month_matches if is_month else rating.matches,
        wins=rating.month_wins if is_month else rating.wins,
        gain=rating.shown - rating.month_from if is_month else None,
    )


def _bots(game: str) -> tuple[Row, ...]:
    """The levels that have played rated matches, the strongest first. They have no place."""
    names = levels(game)
    ratings = [
        rating
        for rating in Rating.objects.filter(game=game, user=None).order_by("-shown")
        if rating.level in names
    ]
    return tuple(
        Row(
            key=rating.pk,
            user=None,
            place=0,
            name=rating.level,
            avatar="",
            color="",
            rating=rating.shown,
            is_provisional=rating.is_provisional,
            matches=rating.matches,
            wins=rating.wins,
            level=rating.level,
        )
        for rating in ratings
    )


def fragments(board: Board) -> Fragments:
    """The board as regions, for the page and for its socket."""
    shown: dict[str, Any] = {"board": board, "minimum": MINIMUM}
    return {
        region.name: region.template.render({name: shown[name] for name in region.variables})
        for region in regions(FOLDER)
    }
