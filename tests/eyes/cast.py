"""The people and matches that moments are about."""

import random
from datetime import timedelta
from functools import cache
from typing import Any

import msgspec
from django.test import Client

from accounts.models import User
from games import services, tables
from games.archive import FORMAT, Document, Logged, Reel, Sitter, replayed
from games.engines import GAMES, wire
from games.models import LogEntry, Match
from games.rendering import deal_hash
from games.services import SeatPlan
from games.services.writing import locked
from tests.accounts.visits import PASSWORD
from tests.eyes.stage import NOW
from tests.games.unkept import COLORS, NAMES, acted, begun

ME, OPEN = SeatPlan("me"), SeatPlan("open")
BOT = SeatPlan("bot", level="easy")
ALL = {"spades": 4, "modern_art": 4, "gotcha": 4, "check": 4}


def member(name: str = "Anna", **more: Any) -> User:
    """Somebody with an account."""
    user = User.objects.create_user(name, f"{name.lower()}@example.org", PASSWORD, **more)
    user.emailaddress_set.create(email=user.email, primary=True, verified=True)
    return user


def guest(name: str = "Newcomer") -> User:
    return User.objects.create(username=name, is_guest=True)


def shown_to_be(user: User) -> Client:
    """The browser of somebody who has just said their password."""
    client = Client()
    client.force_login(user, "django.contrib.auth.backends.ModelBackend")
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})
    return client


def waiting(slug: str, host: User, *plans: SeatPlan, **options: Any) -> Match:
    plans = plans or (ME, *[OPEN] * (ALL[slug] - 1))
    is_public = options.pop("is_public", True)
    is_rated = options.pop("is_rated", False)
    return services.open_table(host, slug, options, plans, is_public=is_public, is_rated=is_rated)


def playing(slug: str, host: User, *plans: SeatPlan, **options: Any) -> Match:
    match = waiting(slug, host, *(plans or (ME, *[BOT] * (ALL[slug] - 1))), **options)
    services.start(match.pk, host)
    return Match.objects.get(pk=match.pk)


def played_on(match: Match, steps: int = 60) -> Match:
    """So many actions further, or to the end, by whatever is legal."""
    rng, at = random.Random(0), match.started_at
    table = tables.current(match.pk)
    for _step in range(steps):
        if not table.actors:
            break
        seat = min(table.actors)
        action = rng.choice(table.game.legal(table.state, seat)[:12])
        at += timedelta(seconds=1)
        with locked(match.pk) as row:
            table = services.move(row, tables.caught_up(row), seat, action, LogEntry.By.BOT, at)
    return Match.objects.get(pk=match.pk)


SHORT: dict[str, dict[str, Any]] = {
    "spades": {"round_limit": 1},
    "check": {"rounds": 2},
    "gotcha": {"target_points": 2, "simultaneous_offers": True},
    "modern_art": {},
}
LONG: dict[str, dict[str, Any]] = {
    "spades": {"round_limit": 20, "win_target": 1000},
    "check": {"rounds": 10},
    "gotcha": {"target_points": 7, "simultaneous_offers": True},
}


@cache
def reel(slug: str, is_long: bool = False) -> Reel:
    """A match played by lot to its end, as one looks back at it."""
    game, rng = GAMES[slug], random.Random("reel")
    options = LONG[slug] if is_long else SHORT[slug]
    table = begun(slug, 4, game.Settings(**options), "reel")
    log = []
    while table.actors and len(log) < 3_000:
        seat = rng.choice(sorted(table.actors))
        legal = game.legal(table.state, seat)
        action = game.default(table.state, seat) if rng.random() < 0.3 else rng.choice(legal)
        at = NOW - timedelta(seconds=3_000 - len(log))
        log.append(Logged(seat, "bot", wire.encode(action), at, "It seemed wise."))
        table = acted(table, seat, action)
    return replayed(
        Document(
            format=FORMAT,
            code="bcdfghjkmn",
            game=slug,
            settings=msgspec.to_builtins(game.Settings(**options)),
            seed="reel",
            sha256=deal_hash("reel"),
            started=NOW - timedelta(hours=1),
            status="playing" if table.actors else "finished",
            seats=[
                Sitter(NAMES[seat], "person", "", COLORS[seat], f"a0{seat + 1}")
                for seat in range(4)
            ],
            log=log,
            result=msgspec.json.decode(msgspec.json.encode(game.outcome(table.state))),
        )
    )
