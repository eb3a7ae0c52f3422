"""Who sits where before a server starts: tables full of people, tables of bots."""

from collections.abc import Callable
from typing import Any

# SPADES-56: see the targets; no clock, normal bids only, eight hands.
SPADES_56 = {"turn_seconds": 0, "round_limit": 8, "win_target": 1000, "allow_nil": False}
# Every game without anything that happens by itself, and long enough.
WITHOUT_CLOCKS: dict[str, dict[str, Any]] = {
    "spades": SPADES_56,
    "modern_art": {"turn_seconds": 0, "open_countdown": 0},
    "gotcha": {"turn_seconds": 0, "target_points": 10},
    "check": {"turn_seconds": 0, "peek_seconds": 0, "match_seconds": 0, "rounds": 10},
}


def prepared(
    count: int,
    slug: str,
    seats: int,
    options: dict[str, Any],
    wanted: Callable[[Any], bool] = lambda state: True,
) -> list[dict[str, Any]]:
    """Tables full of people, in the server's database before it starts (see Setup.prepare); of
    those deals only whose first state is as wanted."""
    from django.db import connection

    made = [_table(number, slug, seats, options, wanted) for number in range(count)]
    connection.close()
    return made


def seat_thinkers(tables: int) -> None:
    """Tables at which five hard bots play Modern Art without a rest."""
    for number in range(tables):
        seat_bots(f"Thinkers {number}", "modern_art", 5, {"open_countdown": 0}, "hard")


def seat_bots(name: str, slug: str, seats: int, options: dict[str, Any], level: str) -> str:
    """A table at which only bots play, one of them for somebody who has gone; its code."""
    from django.utils import timezone

    from accounts.models import User
    from games import services
    from games.models import Seat

    host = User.objects.create_user(name)
    plans = [services.SeatPlan("me"), *[services.SeatPlan("bot", level=level)] * (seats - 1)]
    match = services.open_table(host, slug, options, plans, level=level)
    services.start(match.pk, host)
    Seat.objects.filter(match=match, user=host).update(is_away=True)
    services.postpone(match.pk, timezone.now())
    return str(match.code)


def _table(
    number: int, slug: str, seats: int, options: dict[str, Any], wanted: Callable[[Any], bool]
) -> dict[str, Any]:
    import msgspec

    from accounts.models import User
    from games import services
    from games.engines import GAMES
    from games.models import Match

    people = [User.objects.create_user(f"{slug} {number} {seat}/{seats}") for seat in range(seats)]
    plans = [services.SeatPlan("me"), *[services.SeatPlan("open")] * (seats - 1)]
    match = services.open_table(people[0], slug, options, plans)
    game = GAMES[slug]
    settings = msgspec.convert(match.settings, game.Settings)
    seeds = (f"bench {number} {attempt}" for attempt in range(1000))
    seed = next(seed for seed in seeds if wanted(game.setup(seats, seed, settings).state))
    Match.objects.filter(pk=match.pk).update(seed=seed)
    for seat, person in enumerate(people[1:], 1):
        services.take_seat(match.pk, person, seat)
        services.set_ready(match.pk, person, True)
    services.start(match.pk, people[0])
    match.refresh_from_db()
    holders = [seat.user for seat in match.seats.all()]
    return {
        "code": match.code,
        "slug": slug,
        "seed": seed,
        "settings": match.settings,
        "sessions": [session_of(person) for person in holders],
    }


def session_of(person: Any) -> str:
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
    from django.contrib.sessions.backends.db import SessionStore

    session = SessionStore()
    session[SESSION_KEY] = str(person.pk)
    session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[HASH_SESSION_KEY] = person.get_session_auth_hash()
    session.save()
    return str(session.session_key)
