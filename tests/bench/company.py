"""Companies of players who load a real server: one table each, all of them in this one process."""

import asyncio
import os
import random
import re
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tests.bench.socket import Connection, Socket
from tests.server.site import Site

REVISION = re.compile(rb'data-revision="(\d+)"')
COOKIE = "c" * 32
KEY = "k" * 64  # the sessions made here must be good at the server
TICK = os.sysconf("SC_CLK_TCK")

# SPADES-56: see the targets; no clock, normal bids only, eight hands.
SPADES_56 = {"turn_seconds": 0, "round_limit": 8, "win_target": 1000, "allow_nil": False}


def site() -> Site:
    """A server without absences: only what the clients do happens."""
    made = Site(
        AWAY_GRACE="3600",
        DEBUG="off",
        SECRET_KEY=KEY,
        # A thousand people who come from one address.
        SOCKETS_PER_ADDRESS="0",
        CHANGES_AT_ONCE="0",
    )
    made.manage("migrate")
    made.manage("collectstatic", "--noinput")
    return made


def cpu_seconds(site: Site) -> float:
    """Processor time that the server has used so far."""
    assert site.process is not None
    fields = Path(f"/proc/{site.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_mb(site: Site) -> float:
    assert site.process is not None
    status = Path(f"/proc/{site.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def prepared(
    site: Site,
    count: int,
    slug: str,
    seats: int,
    options: dict[str, Any],
    wanted: Callable[[Any], bool] = lambda state: True,
) -> list[dict[str, Any]]:
    """Tables full of people, in the server's database before it starts; of those deals only
    whose first state is as wanted."""
    os.environ |= {"VAR_DIR": str(site.folder), "GAME_THREADS": "0", "SECRET_KEY": KEY}
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django

    django.setup()
    from django.db import connection

    made = [_table(number, slug, seats, options, wanted) for number in range(count)]
    connection.close()
    return made


def seat_thinkers(tables: int) -> None:
    """Tables at which five hard bots play Modern Art without a rest, one of them for somebody
    who has gone."""
    from django.utils import timezone

    from accounts.models import User
    from games import services
    from games.models import Seat

    for number in range(tables):
        host = User.objects.create_user(f"Thinkers {number}")
        plans = [services.SeatPlan("me"), *[services.SeatPlan("bot", level="hard")] * 4]
        options = {"open_countdown": 0}
        match = services.open_table(host, "modern_art", options, plans, level="hard")
        services.start(match.pk, host)
        Seat.objects.filter(match=match, user=host).update(is_away=True)
        services.postpone(match.pk, timezone.now())


def _table(
    number: int, slug: str, seats: int, options: dict[str, Any], wanted: Callable[[Any], bool]
) -> dict[str, Any]:
    import msgspec

    from accounts.models import User
    from games import services
    from games.engines import GAMES
    from games.models import Match

    people = [User.objects.create_user(f"{slug} {number} {seat}") for seat in range(seats)]
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


class Company:
    """The players of one table, who follow the match with an engine of their own."""

    def __init__(self, port: int, table: dict[str, Any]) -> None:
        import msgspec

        from games.engines import GAMES

        self.port, self.table = port, table
        self.game = GAMES[table["slug"]]
        self.seats = len(table["sessions"])
        settings = msgspec.convert(table["settings"], self.game.Settings)
        self.state = self.game.setup(self.seats, table["seed"], settings).state
        self.rng = random.Random(table["seed"])
        self.taken = [0] * self.seats
        self.news = asyncio.Condition()
        self.seen: list[int] = []
        self.received = 0  # bytes, of all sockets

    def cookies(self, seat: int) -> str:
        return f"sessionid={self.table['sessions'][seat]}; csrftoken={COOKIE}"

    async def connect(self, spectators: int = 0) -> None:
        """A socket for every seat, and for so many more who only watch."""
        self.http = [Connection(self.port) for _ in range(self.seats)]
        visitors = [self.cookies(seat) for seat in range(self.seats)] + [""] * spectators
        self.seen = [0] * len(visitors)
        self.listening = []
        for place, cookies in enumerate(visitors):
            socket = Socket()
            await socket.open(self.port, f"/ws/t/{self.table['code']}/", cookies)
            self.listening.append(asyncio.create_task(self.listen(place, socket)))
        async with self.news:
            await self.news.wait_for(lambda: all(self.seen))

    async def listen(self, place: int, socket: Socket) -> None:
        async for _message in self.messages(place, socket):
            pass

    async def messages(self, place: int, socket: Socket) -> AsyncIterator[bytes]:
        """What a socket is sent, taken note of."""
        while True:
            message = await socket.message()
            self.received += len(message)
            found = REVISION.search(message)
            if found:
                async with self.news:
                    self.seen[place] = int(found[1])
                    self.news.notify_all()
            yield message

    def leave(self) -> None:
        for task in self.listening:
            task.cancel()

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    async def act(self, seat: int, action: Any) -> float:
        """Milliseconds from sending an action until everybody has its fragments."""
        import msgspec

        from games.engines import wire

        form = {
            "csrfmiddlewaretoken": COOKIE,
            "seat": seat,
            "taken": self.taken[seat],
            "action": msgspec.json.encode(wire.encode(action)).decode(),
        }
        headers = f"Cookie: {self.cookies(seat)}\r\nHX-Request: true\r\nX-Live: 1\r\n"
        target = min(self.seen) + 1
        began = time.perf_counter()
        posting = self.http[seat].post(
            f"/t/{self.table['code']}/act/", urlencode(form).encode(), headers
        )
        answered = asyncio.ensure_future(posting)
        async with self.news:
            await self.news.wait_for(lambda: min(self.seen) >= target or answered.done())
        status, body = await answered
        if status != 200:
            raise RuntimeError(f"refused with {status}: {body[:300]!r}")
        async with self.news:
            await self.news.wait_for(lambda: min(self.seen) >= target)
        took = 1000 * (time.perf_counter() - began)
        self.state = self.game.apply(self.state, seat, action).state
        self.taken[seat] += 1
        return took

    async def act_at_random(self) -> float:
        seat = self.rng.choice(sorted(self.game.actors(self.state)))
        return await self.act(seat, self.rng.choice(self.game.legal(self.state, seat)))
