"""Every game from the set-up to the end by keys alone, on one page with one socket."""

import pytest
from playwright.sync_api import Page

from games.engines import GAMES
from tests.browser.ways import Typing
from tests.browser.wishes import OVER, plays_to_the_end, sits_down


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_keyboard_alone(page: Page, game: str):
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    way = Typing(page)
    sits_down(way, game)
    page.wait_for_url("**/t/*/", wait_until="load")
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))

    plays_to_the_end(way, game)

    assert way.finds(OVER, way.heard())
    assert len([url for url in sockets if "/ws/t/" in url]) == 1
    assert loads == []
