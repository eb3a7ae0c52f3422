"""The socket of a leaderboard: it sends the board anew when a rated match has ended."""

from accounts.models import User
from accounts.ratings import leaderboards
from config.languages import speaking
from games import push
from games.consumers import LobbyConsumer
from games.engines import GAMES
from games.rendering import Fragments, difference
from games.threads import run


class LeadersConsumer(LobbyConsumer):
    """As the lobby's: many changes in a row are shown as one."""

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

    async def show(self) -> None:
        now = await run(speaking, self.language, leaderboards.fragments, *self.board, self.who)
        changes = difference(self.sent, now)
        self.sent = now
        if changes:
            await self.send(changes)
