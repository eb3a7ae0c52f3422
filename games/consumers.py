"""Sockets: they send what has changed for their own viewer, and receive nothing."""

import asyncio
import logging
from collections.abc import Hashable
from contextlib import suppress
from typing import Any

from autobahn.exception import Disconnected
from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings
from django.contrib.auth import SESSION_KEY

from config import languages
from config.languages import speaking
from games import addresses, lobby, metrics, push, services, tables
from games.audience import audience
from games.chat.reader import Reader
from games.chat.reading import Line
from games.floods import Bucket, Places
from games.models import Match
from games.rendering import Fragments, Viewer, difference, fragments, watchers
from games.services.presence import RENEW_EVERY
from games.table import Table
from games.threads import run

log = logging.getLogger(__name__)

SPOKE = 4400  # a client that sends frames is not one of ours
KICKED = 4403
BROKEN = 4500


# Of a person, and of an address: how many sockets at a time, and how often a new one.
of_a_person = Places(settings.SOCKETS_PER_PERSON)
of_an_address = Places(settings.SOCKETS_PER_ADDRESS)
comings = Bucket(settings.SOCKETS_PER_ADDRESS * 2, settings.SOCKETS_PER_ADDRESS / 10)


class Sender(AsyncWebsocketConsumer):
    """A socket that only sends. Subclasses say where to listen and what to do on a change."""

    groups_joined: tuple[str, ...] = ()
    is_counted = False
    places: tuple[tuple[Places, Hashable], ...] = ()

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

    async def send(self, text_data: str | None = None, **rest: Any) -> None:
        # Whoever left a moment ago needs no news; that they have left will be heard of by itself.
        with suppress(Disconnected):
            await super().send(text_data, **rest)

    async def connect(self) -> None:
        user = self.scope["user"]
        if SESSION_KEY in self.scope["session"] and not user.is_authenticated:
            # Banned since they logged in. Refused before accepting: htmx backs off only then.
            await self.close()
            return
        self.user = user.pk
        self.language = languages.of_socket(self.scope)
        # Refused, before anything is looked up, the page goes on by asking.
        if not self.take_places() or not await self.enter():
            self.give_places_back()
            await self.close()
            return
        if self.user is not None:
            self.groups_joined = (*self.groups_joined, push.person_group(self.user))
        for group in self.groups_joined:
            await self.channel_layer.group_add(group, self.channel_name)
        await self.accept()
        await self.begin()

    def take_places(self) -> bool:
        """Whether this person and this address may have one more."""
        address = addresses.of_scope(self.scope)
        wanted: list[tuple[Places, Hashable]] = [(of_an_address, address)]
        if self.user is not None:
            wanted.append((of_a_person, self.user))
        if not comings.allows(address):
            metrics.FLOODS.labels("comings").inc()
            return False
        for places, who in wanted:
            if not places.take(who, self):
                metrics.FLOODS.labels("sockets").inc()
                return False
            self.places = (*self.places, (places, who))
        metrics.SOCKETS.labels(type(self).__name__).inc()
        self.is_counted = True
        return True

    def give_places_back(self) -> None:
        for places, who in self.places:
            places.give_back(who, self)
        self.places = ()
        if self.is_counted:
            metrics.SOCKETS.labels(type(self).__name__).dec()
            self.is_counted = False

    async def disconnect(self, code: int) -> None:
        self.give_places_back()
        try:
            await self.leave()
        except Exception:
            # The channel layer is away; whoever is gone is gone.
            log.exception("a socket could not leave its groups")

    async def leave(self) -> None:
        for group in self.groups_joined:
            await self.channel_layer.group_discard(group, self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        await self.close(SPOKE)

    async def kicked(self, message: dict[str, Any]) -> None:
        await self.close(KICKED)

    async def muted(self, message: dict[str, Any]) -> None:
        """Its person wants to read others than before: for those who show a chat."""

    async def enter(self) -> bool:
        """Whether there is anything to show."""
        raise NotImplementedError

    async def begin(self) -> None:
        """Show everything for the first time."""
        raise NotImplementedError


class TableConsumer(Sender):
    match: int | None = None
    revision = -1
    has_seat = is_begun = False
    renewing: asyncio.Task[None] | None = None

    async def enter(self) -> bool:
        route = self.scope["url_route"]["kwargs"]
        match = await run(Match.objects.filter(code=route["code"]).values_list("pk").first)
        if match is None:
            return False
        self.match = match[0]
        sorts = getattr(self.scope["user"], "auto_sort", True)
        self.viewer = Viewer(
            self.user, route.get("seat"), route.get("stay", ""), sorts, self.language
        )
        self.sent: Fragments = {}
        self.reader = Reader(self.user)
        self.doubted: tuple[Any, ...] = ()
        self.soon = asyncio.Event()
        # What is sent first must arrive first, also where it waits for something to be looked up.
        self.speaking = asyncio.Lock()
        return True

    async def begin(self) -> None:
        assert self.match is not None
        table = await run(tables.current, self.match)
        self.has_seat = bool(table.seats_of(self.user))
        await audience().join(self.match, self)
        await self.show(await run(tables.current, self.match))
        await audience().count(self.match)
        self.soon.clear()  # the first renewal comes now anyway
        if self.user is not None:
            self.renewing = asyncio.create_task(self.renew(self.match, self.user))

    async def renew(self, match: int, user: int) -> None:
        """While this socket is open its person is here."""
        while True:
            try:
                await run(services.arrive, match, user)
            except Exception:
                # The next renewal may succeed, and comes before the lease ends.
                log.exception("a lease at match %s could not be renewed", match)
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW_EVERY):
                    await self.soon.wait()
            self.soon.clear()

    def stay(self, table: Table) -> None:
        """Another page of this person was closed, and the table takes them for gone or soon will:
        this one says at once that they are here."""
        own = table.seats_of(self.user)
        doubt = (table.is_held, *[table.present_until[seat] for seat in own])
        if own and doubt != self.doubted:
            self.doubted = doubt
            self.soon.set()

    async def show(self, table: Table) -> None:
        async with self.speaking:
            if table.revision <= self.revision:
                return
            try:
                now = fragments(table, self.viewer)
                changes = difference(self.sent, now)
                self.sent, self.revision = now, table.revision
                self.has_seat = bool(table.seats_of(self.user))
                self.is_begun = table.state is not None
                # First what may change who reads what, and only then what is said.
                if self.reader.lacks(table):
                    changes += await self.whole_chat(table)
                else:
                    changes += speaking(self.language, self.reader.moved, table)
                if changes:
                    await self.send(changes)
                self.stay(table)
            except Exception:
                log.exception("a socket of match %s failed", self.match)
                await self.give_up()

    async def hear(self, lines: tuple[Line, ...]) -> None:
        async with self.speaking:
            try:
                if said := speaking(self.language, self.reader.read, lines):
                    await self.send(said)
            except Exception:
                log.exception("a socket of match %s failed to speak", self.match)
                await self.give_up()

    async def muted(self, message: dict[str, Any]) -> None:
        table = tables.cached(self.match) if self.match is not None else None
        if table is not None:
            async with self.speaking:
                await self.send(await self.whole_chat(table))

    async def whole_chat(self, table: Table) -> str:
        return await run(speaking, self.language, self.reader.everything, table)

    def is_watching(self) -> bool:
        return not self.has_seat

    async def tell_watching(self, count: int) -> None:
        # A table that waits has no place for it yet.
        if self.is_begun:
            async with self.speaking:
                await self.send(speaking(self.language, watchers, count))

    async def give_up(self) -> None:
        await self.close(BROKEN)

    async def leave(self) -> None:
        if self.match is not None:
            await audience().leave(self.match, self)
            await audience().count(self.match)
        await super().leave()

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        # Whatever fails above, nobody who has gone is renewed: a match would wait for them.
        if self.renewing is not None:
            self.renewing.cancel()
            await run(services.depart, self.match, self.user)


class LobbyConsumer(Sender):
    """The lists of the home page. Many changes in a row are shown as one."""

    PAUSE = 0.5
    is_stale = False
    showing: asyncio.Task[None] | None = None

    async def enter(self) -> bool:
        self.sent: Fragments = {}
        self.groups_joined = (push.LOBBY,)
        return True

    async def begin(self) -> None:
        await self.show()

    async def show(self) -> None:
        now = await run(speaking, self.language, lobby.fragments, self.user)
        changes = difference(self.sent, now)
        self.sent = now
        if changes:
            await self.send(changes)

    async def changed(self, message: dict[str, Any]) -> None:
        self.is_stale = True
        if self.showing is None or self.showing.done():
            self.showing = asyncio.create_task(self.show_soon())

    async def show_soon(self) -> None:
        try:
            # Again for what is announced meanwhile: what is being shown may not know of it.
            while self.is_stale:
                await asyncio.sleep(self.PAUSE)
                self.is_stale = False
                await self.show()
        except Exception:
            # Refused further news, the page goes on by asking.
            log.exception("a list could not be shown")
            await self.close(BROKEN)

    async def disconnect(self, code: int) -> None:
        await super().disconnect(code)
        if self.showing is not None:
            self.showing.cancel()
