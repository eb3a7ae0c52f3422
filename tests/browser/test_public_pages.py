"""The pages that are open to all, for everyone: in both themes, on a phone and on a desk."""

import pytest
from playwright.sync_api import Browser, expect

from games.engines import GAMES
from tests.browser.access import findings, sideways
from tests.browser.house import House

PHONE, DESK = {"width": 360, "height": 800}, {"width": 1280, "height": 900}
EACH_GAME = ("/daily/{}/", "/new/{}/", "/leaders/{}/", "/how/{}/")
PAGES = (
    "/",
    "/design/",
    "/daily/",
    "/gallery/",
    "/gallery/sigrid-hidden-3/",
    "/moderation/",
    "/accounts/login/",
    "/accounts/signup/",
    "/accounts/password/reset/",
    *(address.format(game) for game in GAMES for address in EACH_GAME),
)


def test_nothing_serious_stands_in_anybodys_way(site: House, browser: Browser):
    # Its own scripts alone run on a page; to let the checker in, that is lifted.
    page = browser.new_context(base_url=site.url, bypass_csp=True).new_page()
    found = []
    for address in PAGES:
        page.set_viewport_size(PHONE)
        page.goto(address)
        found += findings(page)
        page.set_viewport_size(DESK)
        found += sideways(page)

    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_first_match_is_for_everyone(site: House, browser: Browser, game: str):
    page = browser.new_context(base_url=site.url, bypass_csp=True, viewport=PHONE).new_page()
    page.goto(f"/how/{game}/")
    page.get_by_role("button", name="Guided first match").click()
    expect(page.locator("#region-prompt")).to_be_attached()

    found = findings(page)
    page.set_viewport_size(DESK)

    assert found + sideways(page) == []
