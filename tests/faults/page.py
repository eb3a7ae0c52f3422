"""A table's page without a browser: it keeps its socket and asks by itself as live.js does."""

import asyncio
import random
import re
import struct
import time

from tests.bench.socket import Connection, Socket

CHECK_LIVE, CHECK_OFFLINE, CHECK_SOON = 30.0, 3.0, 2.0  # as in static/js/live.js
AGAIN, AT_MOST = 0.5, 8.0  # seconds before another try of the socket, doubled each time
PATIENCE = 15.0  # with an answer
NEXT_REGION = re.compile(r'(?=<\w+\s+id="region-)')
REGION = re.compile(r'<\w+\s+id="region-([\w-]+)"')
REVISION = re.compile(r'data-revision="(\d+)"')

# What a connection that is lost, refused or cut may come to.
LOST = (OSError, EOFError, TimeoutError, ValueError, IndexError)


class Page:
    """Knows what it shows, region by region."""

    def __init__(self, ports: list[int], code: str, cookies: str = "", seat: int = 0) -> None:
        self.ports, self.code, self.cookies, self.turn = ports, code, cookies, seat
        # How far it has come and what it shows, as one: it is read by another thread.
        self.shown: tuple[int, dict[str, str]] = (-1, {})
        self.heard = -1
        self.is_open = self.is_apart = False
        self.is_cut = False  # whether the next message is not read to its end
        self.sockets = self.cuts = 0
        self.checked = time.monotonic()
        self.news = asyncio.Event()

    @property
    def revision(self) -> int:
        return self.shown[0]

    @property
    def port(self) -> int:
        """As behind a proxy that asks the next process when one does not answer."""
        return self.ports[self.turn % len(self.ports)]

    async def live(self) -> None:
        await asyncio.gather(self.listen(), self.look())

    async def listen(self) -> None:
        pause = AGAIN
        while True:
            try:
                socket = Socket()
                async with asyncio.timeout(PATIENCE):
                    await socket.open(self.port, f"/ws/t/{self.code}/", self.cookies)
                self.is_open, self.is_apart, pause = True, False, AGAIN
                self.sockets += 1
                while True:
                    if self.is_cut:
                        await self.cut(socket)
                    await self.hear((await socket.message()).decode())
            except LOST:
                self.is_open = False
                self.turn += 1
                await asyncio.sleep(pause * random.uniform(0.1, 1.9))
                pause = min(2 * pause, AT_MOST)

    async def hear(self, message: str) -> None:
        """What the socket leaves out, having heard nothing of what was asked for, is asked for."""
        if found := REVISION.search(message):
            self.heard = int(found[1])
        self.take(message)
        if self.is_apart:
            await self.check(known=-1)

    async def cut(self, socket: Socket) -> None:
        """In the middle of the next message the line goes dead."""
        head = await socket.reader.readexactly(4)
        length = head[1] & 127
        if length == 126:
            (length,) = struct.unpack(">H", head[2:])
        await socket.reader.readexactly(length // 2)
        socket.writer.transport.abort()
        self.is_cut = False
        self.cuts += 1
        raise ConnectionError("cut")

    async def look(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            pause = CHECK_LIVE if self.is_open else CHECK_OFFLINE
            if time.monotonic() - self.checked >= pause:
                await self.check()

    async def check(self, known: int | None = None) -> None:
        self.checked = time.monotonic()
        known = self.revision if known is None else known
        http = Connection(self.port)
        try:
            async with asyncio.timeout(PATIENCE):
                path = f"/t/{self.code}/live/?revision={known}"
                status, body = await http.ask("GET", path, f"Cookie: {self.cookies}\r\n")
            if status == 200:
                self.take(body.decode())
                self.is_apart = self.is_open and self.revision != self.heard
        except LOST:
            self.turn += 1
        finally:
            http.drop()
        if self.is_apart and self.revision < self.heard:
            await self.check()

    def take(self, message: str) -> None:
        found = REVISION.search(message)
        if found is None:
            return
        parts = NEXT_REGION.split(message)
        named = {region[1]: part for part in parts if (region := REGION.match(part))}
        self.shown = (int(found[1]), self.shown[1] | named)
        self.news.set()

    async def shows(self, revision: int, patience: float) -> bool:
        """Whether it comes to show this revision, or a later one."""
        deadline = time.monotonic() + patience
        while self.revision < revision and (left := deadline - time.monotonic()) > 0:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), left)
            except TimeoutError:
                break
        return self.revision >= revision
