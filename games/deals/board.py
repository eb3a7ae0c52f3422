"""What people have made of the same deal, the best first; who is level shares a place."""

from collections.abc import Iterable

import msgspec

from games.deals.models import Challenge, DailyDeal, Try
from games.engines import GAMES
from games.models import Match, Status


class Row(msgspec.Struct, frozen=True):
    user: int
    name: str
    # None while it is being played, and for those who gave up.
    score: int | None
    place: int | None
    is_over: bool
    has_won: bool
    code: str


def daily_board(deal: DailyDeal) -> tuple[Row, ...]:
    return ranked(deal.game, (_row(each) for each in _tries(deal.tries.all())))


def challenge_board(challenge: Challenge) -> tuple[Row, ...]:
    """The challenger and everybody who took it up."""
    first = _result(challenge.match, challenge.seat, challenge.user_id, challenge.user.username)
    others = [_row(each) for each in _tries(challenge.tries.all())]
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


def _tries(tries):
    return tries.select_related("user", "match").defer("match__seed")


def _row(attempt: Try) -> Row:
    return _result(attempt.match, attempt.seat, attempt.user_id, attempt.user.username)


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
