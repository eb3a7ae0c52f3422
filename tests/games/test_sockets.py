"""Sockets: each seat is sent its own regions, after the commit; nobody is listened to."""

import asyncio
import re
from datetime import timedelta

import pytest
from autobahn.exception import Disconnected
from channels.layers import get_channel_layer
from channels.routing import URLRouter
from channels.testing import WebsocketCommunicator
from django.contrib.auth import SESSION_KEY
from django.contrib.auth.models import AnonymousUser
from django.db import transaction
from django.utils import timezone

from config.asgi import router
from games import push, services, tables
from games.audience import audience
from games.consumers import Sender, TableConsumer
from games.routing import websocket_urlpatterns
from games.services.presence import RELOADING
from tests.games.stories import act_for, open_table, person, playing, some_action, table_of, turn

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("attached")]


WATCHERS = '<span id="watchers"'


class Page:
    """A browser's socket, by whoever is logged in there."""

    def __init__(self, path, user=None, session=None):
        self.socket = WebsocketCommunicator(URLRouter(websocket_urlpatterns), path)
        self.socket.scope["user"] = user or AnonymousUser()
        self.socket.scope["session"] = session if session is not None else {}

    async def open(self):
        accepted, _ = await self.socket.connect(timeout=5)
        return accepted

    async def hears(self):
        """The next news of the match itself."""
        said = await self.socket.receive_from(timeout=5)
        return await self.hears() if said.startswith(WATCHERS) else said

    async def counts_spectators(self):
        while not (said := await self.socket.receive_from(timeout=5)).startswith(WATCHERS):
            pass
        found = re.search(r"(\d+) (?:person|people)", said)
        return int(found[1]) if found and " hidden" not in said else 0

    async def hears_nothing(self):
        while not await self.socket.receive_nothing(timeout=0.1):
            if not (await self.socket.receive_from(timeout=5)).startswith(WATCHERS):
                return False
        return True

    async def close(self):
        await self.socket.disconnect()


async def page_of(match, user=None, seat=None):
    path = f"/ws/t/{match.code}/" + (f"{seat}/" if seat is not None else "")
    page = Page(path, user)
    assert await page.open()
    page.first = await page.hears()
    return page


def four():
    return [person(name) for name in ("Anna", "Ben", "Clara", "Dora")]


async def test_a_page_that_connects_is_sent_every_region_of_its_own_seat():
    people = four()
    match = playing(*people)

    pages = [await page_of(match, user) for user in people]

    hands = [table_of(match).game.view(table_of(match).state, seat).hand for seat in range(4)]
    for seat, page in enumerate(pages):
        for other in range(4):
            shown = [card for card in hands[other] if f'id="card-{card}"' in page.first]
            assert shown == (list(hands[seat]) if other == seat else [])
        await page.close()


async def test_an_action_reaches_all_seats_and_the_spectators_with_what_changed():
    people = four()
    match = playing(*people)
    pages = [await page_of(match, user) for user in [*people, None]]

    seat = turn(match)
    services.submit(match.pk, people[seat], seat, some_action(match, seat))

    for page in pages:
        news = await page.hears()
        assert 'id="region-turn"' in news
        assert 'id="region-deal"' not in news
        await page.close()


async def test_nothing_is_announced_before_the_commit_nor_after_a_rollback():
    people = four()
    match = playing(*people)
    page = await page_of(match, people[0])
    seat = turn(match)

    with transaction.atomic():
        services.submit(match.pk, people[seat], seat, some_action(match, seat))
        assert await page.hears_nothing()
        transaction.set_rollback(True)

    assert await page.hears_nothing()
    assert table_of(match).version == 0
    await page.close()


async def test_an_announcement_of_what_is_already_shown_sends_nothing():
    people = four()
    match = playing(*people)
    page = await page_of(match, people[0])

    push.announce(match.pk, match.revision)

    assert await page.hears_nothing()
    await page.close()


async def test_a_lost_announcement_costs_nothing():
    people = four()
    match = playing(*people)
    page = await page_of(match, people[0])
    group = push.match_group(match.pk)
    layer_silent = pytest.MonkeyPatch()
    layer_silent.setattr(push, "_send", lambda *args: None)
    seat = turn(match)
    services.submit(match.pk, people[seat], seat, some_action(match, seat))
    layer_silent.undo()
    assert await page.hears_nothing(), group

    seat = turn(match)
    services.submit(match.pk, people[seat], seat, some_action(match, seat))

    assert f'data-revision="{table_of(match).revision}"' in await page.hears()
    await page.close()


async def test_a_client_that_sends_is_closed():
    people = four()
    match = playing(*people)
    page = await page_of(match, people[0])

    await page.socket.send_to('{"type": "play", "card": "AS"}')

    closed = await page.socket.receive_output(timeout=5)
    assert (closed["type"], closed["code"]) == ("websocket.close", 4400)
    assert table_of(match).version == 0


async def test_an_unknown_table_and_an_unknown_address_get_no_socket():
    for path in ("/ws/t/nowhere/", "/ws/elsewhere/", "/"):
        assert not await Page(path).open()


async def test_a_banned_person_gets_no_socket():
    people = four()
    match = playing(*people)

    page = Page(f"/ws/t/{match.code}/", AnonymousUser(), {SESSION_KEY: str(people[0].pk)})

    assert not await page.open()


async def test_somebody_who_is_banned_loses_their_socket():
    people = four()
    match = playing(*people)
    page = await page_of(match, people[1])

    people[1].is_active = False
    people[1].save()

    closed = await page.socket.receive_output(timeout=5)
    assert (closed["type"], closed["code"]) == ("websocket.close", 4403)


@pytest.mark.parametrize("origin", [b"http://evil.example", b"null", None])
async def test_a_foreign_origin_gets_no_socket(origin):
    people = four()
    match = playing(*people)
    headers = [(b"host", b"localhost")] + ([(b"origin", origin)] if origin else [])
    socket = WebsocketCommunicator(router, f"/ws/t/{match.code}/", headers=headers)

    accepted, _ = await socket.connect(timeout=5)

    assert not accepted


async def test_an_open_page_makes_its_person_present_again():
    people = four()
    match = playing(*people)
    match.seats.filter(index=2).update(is_away=True)
    tables.forget_all()
    watching = await page_of(match)

    page = await page_of(match, people[2])

    assert 'class="seat-name"' in await watching.hears()
    assert not table_of(match).seats[2].away
    await page.close()
    await watching.close()


async def test_the_lobby_hears_of_a_new_public_table_and_not_of_a_private_one(monkeypatch):
    from games.consumers import LobbyConsumer

    monkeypatch.setattr(LobbyConsumer, "PAUSE", 0.0)
    monkeypatch.setattr("games.lobby.FRESH", -1.0)
    anna, ben = person("Anna"), person("Ben")
    page = Page("/ws/lobby/")
    assert await page.open()
    await page.hears()

    open_table(anna, is_public=False)
    assert await page.hears_nothing()
    table = open_table(ben)

    assert table.code in await page.hears()
    await page.close()


async def test_several_people_at_one_screen_see_no_hand_until_the_screen_is_passed():
    host = person("Anna")
    guest = services.SeatPlan("guest", name="Berta")
    match = open_table(host, services.SeatPlan("me"), guest, guest_of("Carl"), guest_of("Dina"))
    services.start(match.pk, host)
    asked = turn(match)
    waiting = (asked + 1) % 4
    table = table_of(match)
    hands = [table.game.view(table.state, seat).hand for seat in range(4)]

    behind = await page_of(match, host, waiting)
    facing = await page_of(match, host, asked)

    assert not any(f'id="card-{card}"' in behind.first for hand in hands for card in hand)
    assert "Pass the screen to" in behind.first
    assert all(f'id="card-{card}"' in facing.first for card in hands[asked])
    await behind.close()
    await facing.close()


def guest_of(name):
    return services.SeatPlan("guest", name=name)


async def test_a_browser_that_leaves_in_the_middle_of_a_message_is_no_error(caplog):
    async def gone(message):
        raise Disconnected("Attempt to send on a closed protocol")

    consumer = Sender()
    consumer.base_send = gone

    await consumer.send("news")

    assert not caplog.records


async def test_whoever_leaves_while_the_channel_layer_is_away_has_left(monkeypatch):
    anna, ben = person("Anna"), person("Ben")
    match = playing(anna, ben)
    page = await page_of(match, anna)

    async def away(*arguments):
        raise OSError("away")

    # Of this one: what stands for Redis hands everything on to another by name.
    monkeypatch.setattr(get_channel_layer(), "group_discard", away)
    renewed = match.seats.get(user=anna).present_until
    await page.close()

    assert match.pk not in audience().onlookers
    assert match.seats.get(user=anna).present_until < renewed


async def test_what_happens_while_a_page_comes_is_sent_after_its_first_message(monkeypatch):
    """Else the page would show the older of the two."""
    people = four()
    match = playing(*people)
    page = Page(f"/ws/t/{match.code}/", people[0])
    looked_up, going_on = asyncio.Event(), asyncio.Event()
    whole_chat = TableConsumer.whole_chat

    async def slow(consumer, table):
        looked_up.set()
        await going_on.wait()
        return await whole_chat(consumer, table)

    monkeypatch.setattr(TableConsumer, "whole_chat", slow)
    opening = asyncio.create_task(page.open())
    await looked_up.wait()
    before = table_of(match).revision
    act_for(match, *people)
    while audience().heard.get(match.pk) != table_of(match).revision:
        await asyncio.sleep(0)
    going_on.set()

    assert await opening
    assert f'data-revision="{before}"' in await page.hears()
    assert f'data-revision="{before + 1}"' in await page.hears()


async def test_players_see_how_many_watch_and_who_plays_is_not_counted():
    anna, ben, *_ = people = four()
    match = playing(*people)
    page = await page_of(match, anna)

    first, second, other = [await page_of(match, who) for who in (None, None, ben)]

    assert [await page.counts_spectators() for _ in range(2)] == [1, 2]
    await first.close()
    assert await page.counts_spectators() == 1
    await second.close()
    assert await page.counts_spectators() == 0
    for each in (page, other):
        await each.close()


async def test_a_second_page_says_at_once_that_its_person_is_still_there():
    anna = person("Anna")
    match = playing(anna)
    first, second = [await page_of(match, anna) for _page in range(2)]

    await first.close()

    # Closing the last page of who plays alone would have the match wait after a moment.
    soon = timezone.now() + timedelta(seconds=RELOADING + 1)
    async with asyncio.timeout(5):
        while match.seats.get(user=anna).present_until < soon:
            await asyncio.sleep(0)
    await second.close()
