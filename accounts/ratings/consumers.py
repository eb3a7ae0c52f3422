"""The socket of a leaderboard: it sends the board anew when a rated match has ended."""

import time
from typing import Any

from accounts.models import User
from accounts.ratings.watching import watch
from games import push
from games.consumers import LobbyConsumer
from games.engines import GAMES
from games.rendering import Fragments, difference


class LeadersConsumer(LobbyConsumer):
    """As the lobby's: many changes in a row are shown as one."""

    since = 0.0

    async def enter(self) -> bool:
        route = self.scope["url_route"]["kwargs"]
        if route["slug"] not in GAMES or route["period"] not in ("month", "all"):
            return False
        self.board = (route["slug"], route["period"], route["page"])
        user = self.scope["user"]
        self.who = user.pk if isinstance(user, User) and not user.is_guest else None
        self.sent: Fragments = {}
        self.groups_joined = (push.leaders_group(route["slug"]),)
        return True

    async def begin(self) -> None:
        self.since = time.monotonic()
        await super().begin()

    async def changed(self, message: dict[str, Any]) -> None:
        self.since = time.monotonic()
        await super().changed(message)

    async def show(self) -> None:
        now = await watch().fragments(self.board, self.since, self.who, self.language)
        changes = difference(self.sent, now)
        self.sent = now
        if changes:
            await self.send(changes)
