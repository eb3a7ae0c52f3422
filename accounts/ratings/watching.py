"""Who watches a leaderboard, in this process.

However many watch a board, it is looked up once when something has changed, and drawn once for
all who see it alike; what is added for one person is their own line.
"""

import asyncio
import time
from collections import OrderedDict
from typing import NamedTuple
from weakref import WeakKeyDictionary

from accounts.ratings import leaderboards
from accounts.ratings.leaderboards import Board, Period
from config.languages import speaking
from games.rendering import Fragments
from games.threads import run

KEPT = 64  # boards: there are many pages, and few of them are watched

Key = tuple[str, Period, int]


class Look(NamedTuple):
    """A look at a board, over or under way."""

    begun: float
    board: asyncio.Future[Board]
    drawn: dict[str, asyncio.Future[Fragments]]  # for visitors, by language


class Watch:
    def __init__(self) -> None:
        self.looks: OrderedDict[Key, Look] = OrderedDict()

    async def fragments(
        self, key: Key, since: float, viewer: int | None, language: str
    ) -> Fragments:
        """The board as it is since then or later, for this viewer."""
        look = self.look(key, since)
        board = await asyncio.shield(look.board)
        if viewer is not None:
            return await run(speaking, language, _drawn_for, board, viewer)
        if language not in look.drawn:
            drawing = run(speaking, language, leaderboards.fragments, board)
            look.drawn[language] = asyncio.ensure_future(drawing)
        # Shielded: whoever leaves meanwhile takes nothing away from the others.
        return await asyncio.shield(look.drawn[language])

    def look(self, key: Key, since: float) -> Look:
        known = self.looks.get(key)
        # What was begun before it was announced may not know of it.
        if known is None or known.begun < since:
            looking = asyncio.ensure_future(run(leaderboards.public, *key))
            known = self.looks[key] = Look(time.monotonic(), looking, {})
        self.looks.move_to_end(key)
        if len(self.looks) > KEPT:
            self.looks.popitem(last=False)
        return known


def _drawn_for(board: Board, viewer: int) -> Fragments:
    return leaderboards.fragments(leaderboards.seen_by(board, viewer))


_watches: WeakKeyDictionary[asyncio.AbstractEventLoop, Watch] = WeakKeyDictionary()


def watch() -> Watch:
    """The watch of the running loop; a server has one loop, and so one watch."""
    loop = asyncio.get_running_loop()
    if loop not in _watches:
        _watches[loop] = Watch()
    return _watches[loop]
