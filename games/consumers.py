"""Sockets: they send what has changed for their own viewer, and receive nothing."""

import asyncio
import logging
from typing import Any

from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from django.contrib.auth import SESSION_KEY

from games import lobby, push, services, tables
from games.models import Match
from games.rendering import Fragments, Viewer, difference, fragments
from games.services.presence import RENEW_EVERY
from games.threads import run

log = logging.getLogger(__name__)

SPOKE = 4400  # a client that sends frames is not one of ours
KICKED = 4403
BROKEN = 4500


class Sender(AsyncWebsocketConsumer):
    """A socket that only sends. Subclasses say where to listen and what to do on a change."""

    groups_joined: tuple[str, ...] = ()

    async def dispatch(self, message: dict[str, Any]) -> None:
        # Channels' own closes old connections in a thread before every message; ours has no
        # connection: whatever touches the database goes through the game thread.
        try:
            await getattr(self, get_handler_name(message))(message)
        except StopConsumer:
            raise
        except Exception:
            log.exception("a socket failed on %s", message["type"])
            await self.close(BROKEN)

    async def connect(self) -> None:
        user = self.scope["user"]
        if SESSION_KEY in self.scope["session"] and not user.is_authenticated:
            # Banned since they logged in. Refused before accepting: htmx backs off only then.
            await self.close()
            return
        self.user = user.pk
        if not await self.enter():
            await self.close()
            return
        if self.user is not None:
            self.groups_joined = (*self.groups_joined, push.person_group(self.user))
        for group in self.groups_joined:
            await self.channel_layer.group_add(group, self.channel_name)
        await self.accept()
        await self.show()

    async def disconnect(self, code: int) -> None:
        for group in self.groups_joined:
            await self.channel_layer.group_discard(group, self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        await self.close(SPOKE)

    async def kicked(self, message: dict[str, Any]) -> None:
        await self.close(KICKED)

    async def enter(self) -> bool:
        """Whether there is anything to show; sets `groups_joined`."""
        raise NotImplementedError

    async def show(self) -> None:
        raise NotImplementedError


class TableConsumer(Sender):
    match: int
    revision = -1
    renewing: asyncio.Task[None] | None = None

    async def enter(self) -> bool:
        route = self.scope["url_route"]["kwargs"]
        match = await run(Match.objects.filter(code=route["code"]).values_list("pk").first)
        if match is None:
            return False
        self.match = match[0]
        self.viewer = Viewer(self.user, route.get("seat"))
        self.sent: Fragments = {}
        self.groups_joined = (push.match_group(self.match),)
        return True

    async def show(self) -> None:
        await self.changed({"revision": 0})
        if self.user is not None:
            self.renewing = asyncio.create_task(self.renew(self.user))

    async def renew(self, user: int) -> None:
        """While this socket is open its person is here."""
        while True:
            try:
                await run(services.arrive, self.match, user)
            except Exception:
                # The next renewal may succeed, and comes before the lease ends.
                log.exception("a lease at match %s could not be renewed", self.match)
            await asyncio.sleep(RENEW_EVERY)

    async def changed(self, message: dict[str, Any]) -> None:
        if message["revision"] <= self.revision:
            return
        table = tables.cached(self.match)
        if table is None or table.revision < message["revision"] or self.revision < 0:
            table = await run(tables.current, self.match)
        now = fragments(table, self.viewer)
        changes = difference(self.sent, now)
        self.sent, self.revision = now, table.revision
        if changes:
            await self.send(changes)

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        if self.renewing is not None:
            self.renewing.cancel()
            assert self.user is not None
            await run(services.depart, self.match, self.user)


class LobbyConsumer(Sender):
    """The lists of the home page. Many changes in a row are shown as one."""

    PAUSE = 0.5
    showing: asyncio.Task[None] | None = None

    async def enter(self) -> bool:
        self.sent: Fragments = {}
        self.groups_joined = (push.LOBBY,)
        return True

    async def show(self) -> None:
        now = await run(lobby.fragments, self.user)
        changes = difference(self.sent, now)
        self.sent = now
        if changes:
            await self.send(changes)

    async def changed(self, message: dict[str, Any]) -> None:
        if self.showing is None or self.showing.done():
            self.showing = asyncio.create_task(self.show_soon())

    async def show_soon(self) -> None:
        await asyncio.sleep(self.PAUSE)
        await self.show()

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        if self.showing is not None:
            self.showing.cancel()
