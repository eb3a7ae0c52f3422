"""Many watching one match, and talking: from a line that is sent until the last of them has it.

Then the match ends, which puts everybody into one room: from the last action until all have it.
"""

import argparse
import asyncio
import re
import statistics
import time
from typing import Any
from urllib.parse import urlencode

from tests.bench.company import COOKIE, GONE, Company
from tests.bench.measuring import cpu_seconds, result
from tests.bench.preparing import SPADES_56, prepared, session_of
from tests.bench.socket import Connection
from tests.server.setups import Setup

NAME = "talk"
SPEAKERS, EACH = 6, 4  # as much as a table may say within ten seconds
LINE = re.compile(rb"line number (\d+)")


class Audience(Company):
    """A company that also listens to what the spectators say."""

    async def connect(self, spectators: int = 0) -> None:
        self.heard = [0] * (self.seats + spectators)
        await super().connect(spectators)

    async def heard_of(self, place: int, message: bytes) -> None:
        if found := LINE.findall(message):
            async with self.news:
                self.heard[place] = int(found[-1])
                self.news.notify_all()

    async def say(self, http: Connection, session: str, number: int) -> float:
        """Milliseconds until every spectator has the line."""
        form = {"csrfmiddlewaretoken": COOKIE, "text": f"line number {number}"}
        cookies = f"sessionid={session}; csrftoken={COOKIE}"
        headers = f"Cookie: {cookies}\r\nHX-Request: true\r\nX-Live: 1\r\n"
        began = time.perf_counter()
        path = f"/t/{self.table['code']}/say/"
        status, body = await http.post(path, urlencode(form).encode(), headers)
        if status != 200:
            raise RuntimeError(f"refused with {status}: {body[:300]!r}")
        async with self.news:
            await self.news.wait_for(lambda: self.has_been_heard(number))
        return 1000 * (time.perf_counter() - began)

    def has_been_heard(self, number: int) -> bool:
        watching = slice(self.seats, None)
        there = zip(self.heard[watching], self.seen[watching], strict=True)
        return all(heard >= number or seen == GONE for heard, seen in there)


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench talk", description=__doc__)
    parser.add_argument("--watching", type=int, default=1000)
    options = parser.parse_known_args(argv)[0]
    server = Setup()
    try:
        server.prepare()
        (table,) = prepared(1, "spades", 4, SPADES_56 | {"round_limit": 1})
        sessions = speakers()
        server.start()
        asyncio.run(talk(Audience(server.ports, table), sessions, options.watching, server))
    finally:
        server.stop()


def speakers() -> list[str]:
    from django.db import connection

    from accounts.models import User

    made = [session_of(User.objects.create_user(f"Speaker {n}")) for n in range(SPEAKERS)]
    connection.close()
    return made


async def talk(audience: Audience, sessions: list[str], watching: int, server: Any) -> None:
    await audience.connect(watching)
    ways = [(Connection(audience.port(0)), session) for session in sessions]
    cpu = cpu_seconds(server)
    took = [
        await audience.say(*ways[number % SPEAKERS], number)
        for number in range(1, SPEAKERS * EACH + 1)
    ]
    used = cpu_seconds(server) - cpu
    while not audience.is_over:
        last = await audience.act_at_random()
    audience.leave()
    result(
        "talk",
        n=watching,
        last_ms=round(statistics.median(took)),
        worst_ms=round(max(took)),
        cpu_ms_per_line=round(1000 * used / len(took), 1),
        end_ms=round(last),
        lost=audience.lost,
    )
