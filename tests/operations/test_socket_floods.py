"""Too many sockets, and sockets that speak. (A file of their own: real transactions empty the
tables, so these run after all others.)"""

import pytest

from games import consumers
from games.floods import Bucket, Places
from tests.games.stories import person, playing
from tests.games.test_sockets import Page, page_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("attached")]


async def test_a_person_has_so_many_sockets_and_gets_another_when_one_is_closed(
    monkeypatch,
):
    monkeypatch.setattr(consumers, "of_a_person", Places(2))
    anna, ben = person("Anna"), person("Ben")
    match = playing(anna, ben)
    first, second = await page_of(match, anna), await page_of(match, anna)

    assert not await Page(f"/ws/t/{match.code}/", anna).open()
    other = await page_of(match, ben)
    await first.close()
    third = await page_of(match, anna)

    for page in (second, other, third):
        await page.close()
    assert not consumers.of_a_person.taken


async def test_an_address_may_not_come_again_and_again(monkeypatch):
    monkeypatch.setattr(consumers, "comings", Bucket(burst=3, rate=0.0))

    opened = [await Page("/ws/t/nowhere/").open() for _ in range(3)]
    page = Page("/ws/lobby/")

    assert opened == [False] * 3
    assert not await page.open()


async def test_a_refused_socket_holds_no_place(monkeypatch):
    monkeypatch.setattr(consumers, "of_an_address", Places(1))
    for _ in range(3):
        assert not await Page("/ws/t/nowhere/").open()

    page = Page("/ws/lobby/")

    assert await page.open()
    await page.close()


async def test_a_flood_of_frames_ends_with_the_first():
    anna = person("Anna")
    page = await page_of(playing(anna), anna)

    for _ in range(200):
        await page.socket.send_to("x" * 1_000)

    closed = await page.socket.receive_output(timeout=5)
    assert (closed["type"], closed["code"]) == ("websocket.close", consumers.SPOKE)
