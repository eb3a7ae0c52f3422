"""A ban closes open sockets at once, in whatever process they are."""

import pytest

from accounts.moderation import services
from accounts.moderation.models import Kind
from tests.games.stories import person, playing
from tests.games.test_sockets import page_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("attached")]


async def closing(page) -> int:
    for _frame in range(5):
        frame = await page.socket.receive_output(timeout=5)
        if frame["type"] == "websocket.close":
            return frame["code"]
    return 0


async def test_a_ban_closes_the_persons_sockets_and_no_others():
    anna, ben, mia = person("Anna"), person("Ben"), person("Mia")
    match = playing(anna, ben)
    pages = [await page_of(match, ben), await page_of(match, ben)]
    other = await page_of(match, anna)

    services.impose(mia, ben, Kind.BAN, "Threats.")

    assert [await closing(page) for page in pages] == [4403, 4403]
    assert "region-" in await other.hears()
    await other.close()


async def test_a_lesser_sanction_closes_nothing():
    anna, mia = person("Anna"), person("Mia")
    page = await page_of(playing(anna), anna)

    services.impose(mia, anna, Kind.CHAT, "Insults.")

    assert await page.hears_nothing()
    await page.close()
