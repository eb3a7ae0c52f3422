"""Companies of players who load a real server: one table each, all of them in this one process."""

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any
from urllib.parse import urlencode

from tests.bench.socket import Connection, Socket

REVISION = re.compile(rb'data-revision="(\d+)"')
COOKIE = "c" * 32
GONE = 10**9  # a revision that nobody who is there has seen


class Company:
    """The players of one table, who follow the match with an engine of their own."""

    def __init__(self, ports: Sequence[int], table: dict[str, Any]) -> None:
        import msgspec

        from games.engines import GAMES

        self.ports, self.table = ports, table
        self.game = GAMES[table["slug"]]
        self.seats = len(table["sessions"])
        settings = msgspec.convert(table["settings"], self.game.Settings)
        self.state = self.game.setup(self.seats, table["seed"], settings).state
        self.rng = random.Random(table["seed"])
        self.taken = [0] * self.seats
        self.news = asyncio.Condition()
        self.seen: list[int] = []
        self.received = 0  # bytes, of all sockets
        self.lost = 0  # sockets that the server closed

    def port(self, place: int) -> int:
        """Who sits at one table may come to different processes."""
        return self.ports[place % len(self.ports)]

    def cookies(self, seat: int) -> str:
        return f"sessionid={self.table['sessions'][seat]}; csrftoken={COOKIE}"

    async def connect(self, spectators: int = 0) -> None:
        """A socket for every seat, and for so many more who only watch."""
        self.http = [Connection(self.port(seat)) for seat in range(self.seats)]
        visitors = [self.cookies(seat) for seat in range(self.seats)] + [""] * spectators
        self.seen = [0] * len(visitors)
        self.listening = []
        for place, cookies in enumerate(visitors):
            socket = Socket()
            await socket.open(self.port(place), f"/ws/t/{self.table['code']}/", cookies)
            self.listening.append(asyncio.create_task(self.listen(place, socket)))
        async with self.news:
            await self.news.wait_for(lambda: all(self.seen))

    async def listen(self, place: int, socket: Socket) -> None:
        try:
            async for message in self.messages(place, socket):
                await self.heard_of(place, message)
        except (OSError, EOFError):
            # Nobody waits for a socket that was closed, but it counts.
            async with self.news:
                self.lost += 1
                self.seen[place] = GONE
                self.news.notify_all()

    async def heard_of(self, place: int, message: bytes) -> None:
        """For whoever wants more of a message than its revision."""

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

    @property
    def is_deserted(self) -> bool:
        """Whether the server has closed every socket."""
        return min(self.seen) == GONE

    async def act(self, seat: int, action: Any) -> float:
        """Milliseconds from sending an action until everybody has its fragments."""
        target = min(self.seen) + 1
        began = time.perf_counter()
        # The sockets mostly hear of it first, but a refusal must not be missed.
        status, body = await self.http[seat].post(*self.request(seat, action))
        if status != 200:
            raise RuntimeError(f"refused with {status}: {body[:300]!r}")
        async with self.news:
            await self.news.wait_for(lambda: min(self.seen) >= target)
        took = 1000 * (time.perf_counter() - began)
        self.go_on(seat, action)
        return took

    def request(self, seat: int, action: Any) -> tuple[str, bytes, str]:
        """Where an action is posted, what, and with which headers."""
        import msgspec

        from games.engines import wire

        form = {
            "csrfmiddlewaretoken": COOKIE,
            "seat": seat,
            "taken": self.taken[seat],
            "action": msgspec.json.encode(wire.encode(action)).decode(),
        }
        headers = f"Cookie: {self.cookies(seat)}\r\nHX-Request: true\r\nX-Live: 1\r\n"
        return f"/t/{self.table['code']}/act/", urlencode(form).encode(), headers

    def go_on(self, seat: int, action: Any) -> None:
        """What the company knows to have happened."""
        self.state = self.game.apply(self.state, seat, action).state
        self.taken[seat] += 1

    def choice(self) -> tuple[int, Any]:
        """Somebody who may act, and what they do: anything that is legal."""
        seat = self.rng.choice(sorted(self.game.actors(self.state)))
        return seat, self.rng.choice(self.game.legal(self.state, seat))

    async def act_at_random(self) -> float:
        return await self.act(*self.choice())
