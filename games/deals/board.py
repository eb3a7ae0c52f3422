"""What people have made of the same deal, the best first; who is level shares a place.

A day has many tries: the database puts them in order, and a page of them is read. A challenge is
among friends: all of it is read.
"""

from collections.abc import Iterable, Iterator

import msgspec
from django.db.models import F, QuerySet

from games.deals.models import Challenge, DailyDeal, Try
from games.engines import GAMES
from games.models import Match, Status

PAGE = 50


class Row(msgspec.Struct, frozen=True):
    user: int
    name: str
    # None while it is being played, and for those who gave up.
    score: int | None
    place: int | None
    is_over: bool
    has_won: bool
    code: str


class Board(msgspec.Struct, frozen=True):
    """One page of the results of a day."""

    rows: tuple[Row, ...] = ()
    own: Row | None = None
    players: int = 0
    page: int = 1
    pages: int = 1


def daily_board(
    deal: DailyDeal, viewer: int | None = None, page: int = 1, size: int = PAGE
) -> Board:
    tries = deal.tries.all()
    players = tries.count()
    pages = max(1, -(-players // size))
    page = min(max(1, page), pages)
    mine = _read(tries.filter(user=viewer)).first() if viewer else None
    return Board(
        rows=tuple(_daily_rows(deal, (page - 1) * size, size)),
        own=_placed(mine, deal) if mine else None,
        players=players,
        page=page,
        pages=pages,
    )


def _daily_rows(deal: DailyDeal, start: int, size: int) -> Iterator[Row]:
    """The done, then those who still play, then those who gave up."""
    by_score = "score" if GAMES[deal.game].lowest_wins else "-score"
    done = _read(deal.tries.filter(score__isnull=False).order_by(by_score, "pk"))
    before: Row | None = None
    number = start
    for attempt in done[start : start + size]:
        if before is None:
            row = _placed(attempt, deal)
        else:
            is_level = attempt.score == before.score
            row = _row(attempt, before.place if is_level else number + 1)
        yield row
        before, number = row, number + 1
    missing = start + size - number
    if missing:
        skipped = max(0, start - done.count())
        rest = deal.tries.filter(score=None).order_by(
            F("match__finished_at").asc(nulls_first=True), "pk"
        )
        for attempt in _read(rest)[skipped : skipped + missing]:
            yield _row(attempt)


def _placed(attempt: Try, deal: DailyDeal) -> Row:
    if attempt.score is None:
        return _row(attempt)
    better = "score__lt" if GAMES[deal.game].lowest_wins else "score__gt"
    return _row(attempt, 1 + deal.tries.filter(**{better: attempt.score}).count())


def _read(tries: QuerySet[Try]) -> QuerySet[Try]:
    return tries.select_related("user", "match").defer("match__seed")


def challenge_board(challenge: Challenge) -> tuple[Row, ...]:
    """The challenger and everybody who took it up."""
    first = _result(challenge.match, challenge.seat, challenge.user_id, challenge.user.username)
    others = [_row(each) for each in _read(challenge.tries.all())]
    return ranked(challenge.match.game, [first, *others])


def ranked(slug: str, rows: Iterable[Row]) -> tuple[Row, ...]:
    sign = 1 if GAMES[slug].lowest_wins else -1
    rows = list(rows)
    done = sorted(sign * row.score for row in rows if row.score is not None)
    placed = [
        msgspec.structs.replace(row, place=done.index(sign * row.score) + 1)
        if row.score is not None
        else row
        for row in rows
    ]
    # The done before those who still play, then those who gave up.
    return tuple(sorted(placed, key=lambda row: (row.place or 10**9, row.is_over, row.name)))


def own(rows: Iterable[Row], user: int | None) -> Row | None:
    return next((row for row in rows if row.user == user), None)


def _row(attempt: Try, place: int | None = None) -> Row:
    row = _result(attempt.match, attempt.seat, attempt.user_id, attempt.user.username)
    return msgspec.structs.replace(row, place=place)


def _result(match: Match, seat: int, user: int, name: str) -> Row:
    result = match.result if match.status == Status.FINISHED else None
    return Row(
        user=user,
        name=name,
        score=result["scores"][seat] if result else None,
        place=None,
        is_over=match.status in (Status.FINISHED, Status.ABORTED),
        has_won=bool(result) and seat in result["winners"],
        code=match.code,
    )
