"""Live play under load: from a player's POST to the fragments at all four seats.

The clients are this one process; the server's CPU is read from /proc, so that it counts alone.
"""

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tests.bench.measuring import result, spin
from tests.server.site import Site

NAME = "live"
REVISION = re.compile(rb'data-revision="(\d+)"')
COOKIE = "c" * 32
KEY = "k" * 64  # the sessions made here must be good at the server
TICK = os.sysconf("SC_CLK_TCK")


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench live", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--secs", type=float, default=10.0)
    parser.add_argument("--reps", type=int, default=1)
    parser.add_argument("--pace", choices=["closed", "human", "both"], default="both")
    options = parser.parse_known_args(argv)[0]
    if options.pace != "both":
        Run(options.tables, options.secs, options.pace).report()
        return
    for pace in ("human", "closed"):
        for _rep in range(options.reps):
            # In a process of its own: Django is set up for one database only.
            size = ["--tables", str(options.tables), "--secs", str(options.secs)]
            program = [sys.executable, "-m", "tests.bench", NAME, "--pace", pace, *size]
            subprocess.run(program, check=True)


class Run:
    def __init__(self, tables: int, secs: float, pace: str) -> None:
        self.secs, self.pace = secs, pace
        # No clock and no absence: only what the clients do happens.
        self.site = Site(AWAY_GRACE="3600", DEBUG="off", SECRET_KEY=KEY)
        self.site.manage("migrate")
        self.site.manage("collectstatic", "--noinput")
        self.latencies: list[float] = []
        try:
            self.tables = prepared(self.site.folder, tables)
            self.site.start()
            asyncio.run(self.play())
        finally:
            self.site.stop()

    async def play(self) -> None:
        players = [Client(self, table) for table in self.tables]
        await asyncio.gather(*(player.connect() for player in players))
        spins = [spin()]
        cpu, began = self.cpu(), time.perf_counter()
        self.until = began + self.secs
        await asyncio.gather(*(player.play() for player in players))
        self.took = time.perf_counter() - began
        self.used = self.cpu() - cpu
        self.rss = self.memory()
        self.spin = statistics.mean([*spins, spin()])

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        assert self.site.process is not None
        fields = Path(f"/proc/{self.site.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        assert self.site.process is not None
        status = Path(f"/proc/{self.site.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0

    def report(self) -> None:
        acted = len(self.latencies)
        cuts = statistics.quantiles(self.latencies, n=100)
        print(f"QUIET load={os.getloadavg()[0]:.2f} spin_ms={self.spin:.0f} (see measuring.spin)")
        result(
            "live-sqlite",
            tables=len(self.tables),
            pace=self.pace,
            actions_per_s=round(acted / self.took),
            cpu_ms_per_action=round(1000 * self.used / acted, 2),
            p50_ms=round(cuts[49], 1),
            p95_ms=round(cuts[94], 1),
            p99_ms=round(cuts[98], 1),
            rss_mb=round(self.rss),
        )


def prepared(folder: Path, count: int) -> list[dict[str, Any]]:
    """Tables with four people each, in the server's database before it starts."""
    os.environ |= {"VAR_DIR": str(folder), "GAME_THREADS": "0", "SECRET_KEY": KEY}
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django

    django.setup()
    from django.db import connection

    made = [_table(number) for number in range(count)]
    connection.close()
    return made


def _table(number: int) -> dict[str, Any]:
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
    from django.contrib.sessions.backends.db import SessionStore

    from accounts.models import User
    from games import services

    people = [User.objects.create_user(f"Bench {number} {seat}") for seat in range(4)]
    plans = [services.SeatPlan("me"), *[services.SeatPlan("open")] * 3]
    options = {"turn_seconds": 0, "round_limit": 8, "win_target": 1000, "allow_nil": False}
    match = services.open_table(people[0], "spades", options, plans)
    for seat, person in enumerate(people[1:], 1):
        services.take_seat(match.pk, person, seat)
        services.set_ready(match.pk, person, True)
    services.start(match.pk, people[0])
    match.refresh_from_db()
    sessions = []
    for person in people:
        session = SessionStore()
        session[SESSION_KEY] = str(person.pk)
        session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
        session[HASH_SESSION_KEY] = person.get_session_auth_hash()
        session.save()
        sessions.append(session.session_key)
    return {
        "code": match.code,
        "seed": match.seed,
        "settings": match.settings,
        "sessions": sessions,
        "revision": match.revision,
    }


class Client:
    """The four players of one table, who follow the match with an engine of their own."""

    def __init__(self, run: Run, table: dict[str, Any]) -> None:
        import msgspec

        from games.engines import GAMES

        self.run, self.table = run, table
        self.game = GAMES["spades"]
        settings = msgspec.convert(table["settings"], self.game.Settings)
        self.state = self.game.setup(4, table["seed"], settings).state
        self.rng = random.Random(table["seed"])
        self.taken = [0] * 4
        self.seen = [0] * 4
        self.news = asyncio.Condition()

    def cookies(self, seat: int) -> str:
        return f"sessionid={self.table['sessions'][seat]}; csrftoken={COOKIE}"

    async def connect(self) -> None:
        from tests.bench.socket import Connection, Socket

        port = self.run.site.port
        self.http = [Connection(port) for _ in range(4)]
        self.sockets = []
        for seat in range(4):
            socket = Socket()
            await socket.open(port, f"/ws/t/{self.table['code']}/", self.cookies(seat))
            self.sockets.append(socket)
        self.listening = [
            asyncio.create_task(self.listen(seat, socket))
            for seat, socket in enumerate(self.sockets)
        ]
        async with self.news:
            await self.news.wait_for(lambda: all(self.seen))

    async def listen(self, seat: int, socket: Any) -> None:
        while True:
            found = REVISION.search(await socket.message())
            if found:
                async with self.news:
                    self.seen[seat] = int(found[1])
                    self.news.notify_all()

    async def play(self) -> None:
        if self.run.pace == "human":
            await asyncio.sleep(self.rng.random())
        while time.perf_counter() < self.run.until and self.game.outcome(self.state) is None:
            began = time.perf_counter()
            await self.act()
            if self.run.pace == "human":
                await asyncio.sleep(
                    max(0.0, self.rng.uniform(0.5, 1.5) + began - time.perf_counter())
                )
        for task in self.listening:
            task.cancel()

    async def act(self) -> None:
        import msgspec

        from games.engines import wire

        (seat,) = self.game.actors(self.state)
        action = self.rng.choice(self.game.legal(self.state, seat))
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
        self.run.latencies.append(1000 * (time.perf_counter() - began))
        self.state = self.game.apply(self.state, seat, action).state
        self.taken[seat] += 1
