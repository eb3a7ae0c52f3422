"""Who looks at which match, in this process.

A process listens to the announcements once, however many look: the match is looked up once, what
several see alike is rendered once, and one more spectator costs one more send.
"""

import asyncio
import logging
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from channels.layers import get_channel_layer

from games import metrics, push, tables, watching
from games.chat import reading
from games.table import Table
from games.threads import run

log = logging.getLogger(__name__)

COUNT_EVERY = 60.0  # seconds between two tellings of how many watch
BACK_OFF = 1.0  # seconds before listening again after the channel layer has failed


class Onlooker(Protocol):
    async def show(self, table: Table) -> None:
        """Send what this table changes for who looks; never raises."""
        ...

    async def hear(self, lines: tuple[reading.Line, ...]) -> None:
        """Send what of this the one who looks may read, and wants to; never raises."""
        ...

    async def tell_watching(self, count: int) -> None:
        """Say how many watch; never raises."""
        ...

    def is_watching(self) -> bool:
        """Whether they look without playing."""
        ...

    async def give_up(self) -> None: ...


class Audience:
    def __init__(self) -> None:
        self.onlookers: dict[int, set[Onlooker]] = {}
        self.heard: dict[int, int] = {}  # the latest revision announced of a match
        self.since: dict[int, float] = {}  # when the first that is not yet shown was announced
        self.showing: dict[int, asyncio.Task[None]] = {}
        self.said: dict[int, set[int]] = {}  # messages that are still to be read out
        self.reading: dict[int, asyncio.Task[None]] = {}
        self.counted: dict[int, int] = {}  # spectators in this process, as the others know it
        self.listening: asyncio.Task[None] | None = None
        self.counting: asyncio.Task[None] | None = None
        self.channel = ""
        self.changing = asyncio.Lock()

    async def join(self, match: int, onlooker: Onlooker) -> None:
        """From now on this onlooker is shown what is announced of this match."""
        async with self.changing:
            if self.listening is None:
                self.channel = await get_channel_layer().new_channel()
                self.listening = asyncio.create_task(self.listen())
                self.counting = asyncio.create_task(self.count_again())
            if match not in self.onlookers:
                await get_channel_layer().group_add(push.match_group(match), self.channel)
                self.onlookers[match] = set()
                await push.tell(match, {"type": "who_watches", "match": match})
            self.onlookers[match].add(onlooker)

    async def leave(self, match: int, onlooker: Onlooker) -> None:
        async with self.changing:
            here = self.onlookers.get(match, set())
            here.discard(onlooker)
            if not here and match in self.onlookers:
                del self.onlookers[match]
                self.heard.pop(match, None)
                self.said.pop(match, None)
                self.since.pop(match, None)
                await self.count(match)
                self.counted.pop(match, None)
                watching.forget(match)
                await get_channel_layer().group_discard(push.match_group(match), self.channel)
            if not self.onlookers and self.listening is not None:
                self.listening.cancel()
                self.listening = None
                assert self.counting is not None
                self.counting.cancel()

    async def listen(self) -> None:
        while True:
            try:
                message = await get_channel_layer().receive(self.channel)
            except Exception:
                # What was missed meanwhile, the pages' own checks of the revision find out.
                log.exception("listening to announcements failed")
                await asyncio.sleep(BACK_OFF)
            else:
                if message["type"] == "said":
                    self.overhear(message["match"], message["number"])
                elif message["type"] == "watched":
                    await self.hear_count(message)
                elif message["type"] == "who_watches":
                    await self.count(message["match"], is_asked=True)
                else:
                    self.hear(message["match"], message["revision"], message.get("at"))

    def hear(self, match: int, revision: int, at: float | None = None) -> None:
        if match not in self.onlookers or revision <= self.heard.get(match, -1):
            return
        self.heard[match] = revision
        if at is not None:
            self.since.setdefault(match, at)
        # Several announcements while one is being shown are shown as one.
        if match not in self.showing:
            self.showing[match] = asyncio.create_task(self.show(match))

    async def show(self, match: int) -> None:
        shown = -1
        try:
            while shown < self.heard.get(match, -1):
                shown, since = self.heard[match], self.since.pop(match, None)
                table = await latest(match, shown)
                for onlooker in tuple(self.onlookers.get(match, ())):
                    await onlooker.show(table)
                if since is not None:
                    metrics.shown(since)
        except Exception:
            log.exception("match %s could not be shown", match)
            for onlooker in tuple(self.onlookers.get(match, ())):
                await onlooker.give_up()
        finally:
            del self.showing[match]

    async def count(self, match: int, *, is_asked: bool = False) -> None:
        """Tell all processes how many watch in this one, if that is news or was asked for."""
        count = sum([one.is_watching() for one in self.onlookers.get(match, ())])
        if count == self.counted.get(match, 0) and not (is_asked and count):
            return
        self.counted[match] = count
        process = watching.PROCESS
        told = {"type": "watched", "match": match, "process": process, "count": count}
        await push.tell(match, told)

    async def count_again(self) -> None:
        while True:
            await asyncio.sleep(COUNT_EVERY)
            for match in tuple(self.onlookers):
                await self.count(match, is_asked=True)

    async def hear_count(self, message: dict[str, Any]) -> None:
        match, before = message["match"], watching.watching(message["match"])
        if match not in self.onlookers:
            return
        watching.heard(match, message["process"], message["count"])
        count = watching.watching(match)
        if count != before:
            for onlooker in tuple(self.onlookers[match]):
                await onlooker.tell_watching(count)

    def overhear(self, match: int, number: int) -> None:
        if match not in self.onlookers:
            return
        self.said.setdefault(match, set()).add(number)
        if match not in self.reading:
            self.reading[match] = asyncio.create_task(self.read_out(match))

    async def read_out(self, match: int) -> None:
        """Messages are looked up once for all who look, and sorted out by each of them."""
        try:
            while numbers := self.said.pop(match, None):
                lines = await run(reading.lines, numbers)
                for onlooker in tuple(self.onlookers.get(match, ())):
                    await onlooker.hear(lines)
        except Exception:
            # The pages' own checks find out what was missed.
            log.exception("what was said at match %s could not be read out", match)
        finally:
            del self.reading[match]


async def latest(match: int, revision: int) -> Table:
    """The table at this revision or a later one."""
    table = tables.cached(match)
    if table is None or table.revision < revision:
        table = await run(tables.current, match)
    return table


_audiences: WeakKeyDictionary[asyncio.AbstractEventLoop, Audience] = WeakKeyDictionary()


def audience() -> Audience:
    """The audience of the running loop; a server has one loop, and so one audience."""
    loop = asyncio.get_running_loop()
    if loop not in _audiences:
        _audiences[loop] = Audience()
    return _audiences[loop]
