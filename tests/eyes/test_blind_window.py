"""The blind window of Spades in use: a choice bids nothing until it is confirmed, and is kept."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.eyes.catalogue import find
from tests.eyes.moments.spades import CLOSE_SUMMARY
from tests.eyes.showing import Eyes
from tests.eyes.stage import made


@pytest.fixture
def page(eyes: Eyes) -> Iterator[Page]:
    """The page of whoever decides, in a tab of its own that remembers."""
    eyes.server.look = made(find("spades.blind_window.both_options"))
    context = eyes.browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(eyes.server.url + eyes.server.look.path)
    page.locator(CLOSE_SUMMARY).evaluate("each => each.click()")
    yield page
    context.close()


def test_a_choice_outlives_a_reload_and_is_neither_bid_nor_lost_by_keys(page: Page):
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.get_by_role("radio", name="Blind bid of 6").check()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Bid 6 blind: ±120")).to_be_visible()
    assert "POST" not in sent

    page.reload()

    expect(page.get_by_role("radio", name="Blind bid of 6")).to_be_checked()
    expect(page.get_by_role("button", name="Bid 6 blind: ±120")).to_be_visible()
    with page.expect_request(lambda request: request.method == "POST") as bid:
        page.get_by_role("button", name="Bid 6 blind: ±120").click()
    assert '"kind":"blind","amount":6' in (bid.value.post_data_json or {})["action"]


def test_before_a_choice_only_ones_cards_can_be_asked_for(page: Page):
    expect(page.get_by_role("dialog", name="In the dark")).to_be_visible()
    expect(page.get_by_role("button", name="Bid blind", exact=True)).to_be_disabled()
    expect(page.get_by_role("button", name="See my cards")).to_be_enabled()
