"""A site that plays while it is broken, and is examined after each time."""

import argparse
import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from tests.bench.measuring import cpu_seconds, memory_mb, result
from tests.bench.preparing import SPADES_56, WITHOUT_CLOCKS, prepared, seat_bots
from tests.faults import checking
from tests.faults.breakages import BREAKAGES, Breakage, name
from tests.faults.page import CHECK_LIVE, Page
from tests.faults.rigged import FILE
from tests.faults.tables import People, Watched
from tests.server.setups import SETUPS

R = TypeVar("R")
PATIENCE = 300.0  # seconds until everything has to go on, on a machine that is very busy
OF_BOTS = 4  # every so many-th table
SEATS = {"spades": 4, "modern_art": 3, "gotcha": 3, "check": 3}


class Run:
    def __init__(self, options: argparse.Namespace) -> None:
        on, only, self.secs = options.on, options.only, options.secs
        self.aborted = options.aborted
        self.skew, self.wishes = 0.0, {}
        self.noted: dict[str, Any] = {}
        self.breakages = [one for one in BREAKAGES[on] if not only or name(one) in only]
        size = {"webs": 2, "tickers": options.tickers} if on == "postgres" else {}
        debug = "on" if options.debug else "off"
        self.setup = SETUPS[on](**size, BOT_PACE="0", DEBUG=debug)
        self.rig = self.setup.folder / "faults.json"
        for program in self.setup.programs:
            program.runner = ("-m", "tests.faults.rigged")
            program.environment[FILE] = str(self.rig)
        self.failures: list[str] = []
        try:
            self.setup.prepare()
            self.seat(options.tables)
            self.setup.start()
            asyncio.run(self.break_everything())
        finally:
            self.setup.stop()

    def seat(self, tables: int) -> None:
        of_bots = max(1, tables // OF_BOTS)
        games = [slug for slug, _ in zip(self._games(), range(of_bots), strict=False)]
        self.bots = [
            seat_bots(f"Bots {number}", slug, SEATS[slug], WITHOUT_CLOCKS[slug], "easy")
            for number, slug in enumerate(games)
        ]
        self.people = prepared(max(1, tables - of_bots), "spades", 4, SPADES_56)

    def _games(self):
        while True:
            yield from WITHOUT_CLOCKS

    async def break_everything(self) -> None:
        self.going = asyncio.Event()
        ports = self.setup.ports
        people = [People(ports, table, self.going) for table in self.people]
        self.tables = [*people, *[Watched(ports, code, n) for n, code in enumerate(self.bots)]]
        self.pages: list[Page] = [page for table in self.tables for page in table.pages]
        living = [asyncio.create_task(page.live()) for page in self.pages]
        self.playing = [asyncio.create_task(table.play()) for table in people]
        self.going.set()
        await self.play_for(self.secs)
        try:
            for breakage in self.breakages:
                await self.broken(breakage)
        finally:
            for task in (*living, *self.playing):
                task.cancel()
            await asyncio.gather(*living, *self.playing, return_exceptions=True)

    async def broken(self, breakage: Breakage) -> None:
        self.noted, answers = {}, self.answers()
        await breakage(self)
        mended = time.monotonic()
        before = await self.look(checking.versions, [table.code for table in self.tables])
        stuck = await self.goes_on(before)
        went_on = time.monotonic() - mended
        self.going.clear()
        late = await self.settled()
        found = await self.look(checking.examine, self.tables, self.skew)
        self.going.set()
        wrong = [f"{code}: stuck" for code in stuck] + late + found.wrong
        again = self.answers() - answers
        result(
            "faults",
            fault=name(breakage),
            on=self.setup.name,
            answered=found.answered,
            in_log=found.in_log,
            matches=found.matches,
            replayed=found.replayed,
            stuck=len(stuck),
            pages=found.pages,
            shown=found.shown,
            sent_again=again["lost"] + sum(again[code] for code in again if code[0] == "5"),
            went_on_s=round(went_on, 1),
            cpu_s=round(cpu_seconds(self.setup)),
            rss_mb=round(memory_mb(self.setup)),
            **self.noted,
        )
        self.failures += [f"{name(breakage)} on {self.setup.name}: {what}" for what in wrong]

    async def goes_on(self, before: dict[str, tuple[int, int, bool]]) -> list[str]:
        """Plays until every match has come further than it was, and names those that do not."""
        deadline = time.monotonic() + PATIENCE
        while True:
            now = await self.look(checking.versions, list(before))
            stuck = [code for code, row in now.items() if row[2] and row[0] <= before[code][0]]
            if not stuck or time.monotonic() > deadline:
                return stuck
            await self.play_for(0.5)

    async def settled(self) -> list[str]:
        """Everybody has an answer, and every page shows what there is by now."""
        deadline = time.monotonic() + PATIENCE
        people = [table for table in self.tables if isinstance(table, People)]
        while not all(table.is_resting for table in people) and time.monotonic() < deadline:
            await self.play_for(0.1)
        late = [f"{one.code}: an action is not answered" for one in people if not one.is_resting]
        rows = await self.look(checking.versions, [table.code for table in self.tables])
        showing = [page.shows(rows[page.code][1], CHECK_LIVE + 15) for page in self.pages]
        shown = await asyncio.gather(*showing)
        # Of bots' tables the examination does not say whether a page has been left behind.
        return late + [
            f"{page.code}: a page shows {page.revision} of {rows[page.code][1]}"
            for page, is_shown in zip(self.pages, shown, strict=True)
            if not is_shown
        ]

    async def play_for(self, secs: float) -> None:
        await asyncio.sleep(secs)
        for task in self.playing:
            if task.done() and not task.cancelled() and task.exception():
                raise RuntimeError("a table failed") from task.exception()

    async def until(self, has_come: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not has_come():
            if time.monotonic() > deadline:
                self.failures.append(otherwise)
                return
            await self.play_for(0.1)

    async def look(self, function, *arguments) -> Any:
        """Something read from the database, in a thread that leaves no connection behind."""
        return await asyncio.to_thread(looked, function, *arguments)

    def note(self, **figures: float) -> None:
        self.noted |= figures

    def answers(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for table in self.tables:
            if isinstance(table, People):
                found += table.answers
        return found


def looked(function, *arguments) -> Any:
    from django.db import connection

    try:
        return function(*arguments)
    finally:
        connection.close()
        if connection.vendor == "postgresql":
            connection.close_pool()
