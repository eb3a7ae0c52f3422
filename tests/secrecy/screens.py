"""What a page's socket is sent."""

import asyncio
import sys
from typing import Any

from games.chat.reader import Reader
from games.consumers import TableConsumer
from games.rendering import Viewer, deal_hash
from games.table import Table


class Screen(TableConsumer):
    """The socket of a page, with nobody at its other end: what it would send is kept."""

    def __init__(self, viewer: Viewer, table: Table) -> None:
        super().__init__()
        self.viewer, self.user, self.language = viewer, viewer.user, viewer.language
        self.match, self.sent, self.reader = table.match, {}, Reader(viewer.user)
        self.speaking, self.soon, self.doubted = asyncio.Lock(), asyncio.Event(), ()
        self.frames: list[str] = []

    async def send(self, text_data: str | None = None, **rest: Any) -> None:
        assert text_data is not None
        self.frames.append(text_data)

    async def give_up(self) -> None:
        raise AssertionError("a socket failed") from sys.exception()


def frames(screen: Screen, table: Table) -> list[str]:
    """What this table makes the socket send. The hash of the deal, which all are shown from the
    start, names the world and is left out."""
    screen.frames.clear()
    asyncio.run(screen.show(table))
    return [frame.replace(deal_hash(table.seed), "") for frame in screen.frames]
