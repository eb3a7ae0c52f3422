"""Matches that are over: as rows, for what follows from how they ended, or really played."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db import transaction

from accounts.models import User
from accounts.ratings import performances, settling
from accounts.ratings.models import Change, Rating
from games import services, tables
from games.engines import wire
from games.models import LogEntry, Match, Resignation, Seat, Status
from games.services import SeatPlan
from games.services.writing import locked

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
PAIRS = ((0, 2), (1, 3))


def ended(
    *sitting: User | str,
    scores: Sequence[int],
    lowest: bool = False,
    left: Sequence[int] = (),
    game: str = "",
    at: datetime = NOON,
    is_rated: bool = True,
    is_public: bool = True,
    counts: bool = True,
) -> Match:
    """A finished match of these people and bots (by level) that ended with these scores.

    In Spades partners have the same score. Who left has a bot in their seat.
    """
    game = game or ("check" if lowest else "modern_art")
    best = min(scores) if lowest else max(scores)
    pairs = PAIRS if game == "spades" else tuple((seat,) for seat in range(len(sitting)))
    match = Match.objects.create(
        game=game,
        host=next(one for one in sitting if isinstance(one, User)),
        status=Status.FINISHED,
        is_rated=is_rated,
        is_public=is_public,
        started_at=at - timedelta(hours=1),
        finished_at=at,
        result={
            "winners": [seat for seat, score in enumerate(scores) if score == best],
            "scores": list(scores),
            "teams": pairs,
            "reason": "test",
        },
    )
    for index, one in enumerate(sitting):
        seat = Seat(match=match, index=index, color="sky", avatar="a01", name=str(one))
        if isinstance(one, str) or index in left:
            seat.kind, seat.level = Seat.Kind.BOT, one if isinstance(one, str) else "easy"
        else:
            seat.kind, seat.user = Seat.Kind.PERSON, one
        seat.save()
        if index in left:
            Resignation.objects.create(match=match, seat=index, user=one, version=0)
    if counts:
        with transaction.atomic():
            performances.perform(match)
            if is_rated:
                settling.rate(match)
    return match


def begun(*people: User, game: str = "spades", is_rated: bool = True, **options: Any) -> Match:
    """A match that these people have just begun, with easy bots in the other seats."""
    seats = {"spades": 4, "modern_art": 3, "gotcha": 3, "check": 3}[game]
    plans = [
        SeatPlan("me"),
        *[SeatPlan("open")] * (len(people) - 1),
        *[SeatPlan("bot", level="easy")] * (seats - len(people)),
    ]
    match = services.open_table(people[0], game, options, plans, is_rated=is_rated)
    for index, other in enumerate(people[1:], 1):
        services.take_seat(match.pk, other, index)
        services.set_ready(match.pk, other, True)
    services.start(match.pk, people[0])
    return fresh(match)


def played_out(match: Match, seed: int = 0) -> Match:
    """To the end, by whatever is legal."""
    rng, at = random.Random(seed), match.started_at
    table = tables.current(match.pk)
    while table.actors:
        seat = min(table.actors)
        action = rng.choice(table.game.legal(table.state, seat))
        at += timedelta(seconds=1)
        with locked(match.pk) as row:
            table = services.move(row, tables.caught_up(row), seat, action, LogEntry.By.BOT, at)
    assert wire.encode(action)
    return fresh(match)


def fresh(match: Match) -> Match:
    return Match.objects.get(pk=match.pk)


def rating(who: User | str, game: str = "modern_art") -> Rating:
    of = {"user": None, "level": who} if isinstance(who, str) else {"user": who}
    return Rating.objects.get(game=game, **of)


def everything() -> dict[str, Any]:
    """Every rating and every change, to the last bit, whatever their keys are."""
    changes = Change.objects.order_by("match", "rating__user", "rating__level")
    names = [field.name for field in Change._meta.fields if field.name not in ("id", "rating")]
    ratings = Rating.objects.order_by("game", "user", "level")
    kept = [field.name for field in Rating._meta.fields if field.name != "id"]
    return {
        "ratings": list(ratings.values_list(*kept)),
        "changes": list(changes.values_list("rating__user", "rating__level", *names)),
    }
