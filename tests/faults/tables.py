"""The tables that play while things break: of people, who are stubborn, and of bots."""

import asyncio
import itertools
from collections import Counter
from typing import Any

from tests.bench.company import Company
from tests.bench.socket import Connection
from tests.faults.page import CHECK_SOON, LOST, PATIENCE, Page


class Watched:
    """A table at which only bots play, and its one page: of somebody who watches."""

    def __init__(self, ports: list[int], code: str, number: int) -> None:
        self.code = code
        self.pages = [Page(ports, code, seat=number)]


class People(Company):
    """Four people who send what they do again until it is answered, as pages let them."""

    def __init__(self, ports: list[int], table: dict[str, Any], going: asyncio.Event) -> None:
        super().__init__(ports, table)
        self.code, self.going = table["code"], going
        self.pages = [
            Page(ports, self.code, self.cookies(seat), seat) for seat in range(self.seats)
        ]
        self.pages.append(Page(ports, self.code))
        self.answered: list[tuple[int, Any]] = []
        self.answers: Counter[str] = Counter()
        self.is_resting = True
        self.at_once = 1  # how many times everything is sent at the same time
        self.lines: dict[tuple[int, int], Connection] = {}

    async def play(self) -> None:
        while not self.is_over:
            self.is_resting = not self.going.is_set()
            await self.going.wait()
            self.is_resting = False
            seat, action = self.choice()
            page, before = self.pages[seat], self.pages[seat].revision
            places = range(seat, seat + self.at_once)
            await asyncio.gather(*[self.deliver(place, seat, action) for place in places])
            self.answered.append((seat, action))
            self.go_on(seat, action)
            if not await page.shows(before + 1, CHECK_SOON):
                await page.check()
        self.is_resting = True

    async def deliver(self, place: int, seat: int, action: Any) -> None:
        """Until the server says yes. A refusal is a fault: what was sent is legal."""
        for port in itertools.islice(itertools.cycle(self.ports), place % len(self.ports), None):
            http = self.lines.setdefault((place, port), Connection(port))
            try:
                async with asyncio.timeout(PATIENCE):
                    status, body = await http.post(*self.request(seat, action))
            except LOST:
                http.drop()
                self.answers["lost"] += 1
            else:
                self.answers[str(status)] += 1
                if status == 200:
                    return
                if status < 500:
                    raise RuntimeError(f"{self.code}: {status} for {action}: {body[:300]!r}")
            await asyncio.sleep(0.2)
