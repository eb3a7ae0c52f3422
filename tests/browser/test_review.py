"""A replay in a browser: steps and keys without loading the page again, and the deal checked."""

import re

from playwright.sync_api import Page, expect

from tests.browser.access import Looks
from tests.browser.player import open_short_match, play_to_the_end


def test_a_match_is_stepped_through_by_keys_and_its_deal_checked_in_the_browser(page: Page):
    looks = Looks(page)
    open_short_match(page, "Anna")
    play_to_the_end(page)
    looks.at("over")
    page.locator("#gameover").get_by_role("link", name="Replay").click()
    review = page.locator("#review")
    expect(review).to_have_attribute("data-at", "0")
    # By then the page's scripts are there.
    expect(page.locator(".deal-result")).to_contain_text("the seed has this hash")
    expect(page.locator(".deal-result")).to_contain_text("noted the same hash")
    expect(page.locator(".deal-check")).to_have_attribute("data-result", "good")
    page.evaluate("window.isTheSamePage = true")

    page.keyboard.press("ArrowRight")
    expect(review).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    last = review.get_attribute("data-last") or ""
    expect(review).to_have_attribute("data-at", last)
    page.keyboard.press("ArrowLeft")
    expect(review).to_have_attribute("data-at", str(int(last) - 1))
    page.keyboard.press("Shift+ArrowLeft")
    expect(review).to_have_attribute("data-at", "0")
    page.get_by_role("link", name="All open").click()
    expect(page.locator(".review-hand")).to_have_count(4)
    looks.at("all open")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(review).not_to_have_attribute("data-at", "0")
    page.get_by_role("button", name="Pause").click()

    assert page.evaluate("window.isTheSamePage")
    expect(page).to_have_url(re.compile(r"at=\d+&as=open"))
    # A seed that is another's is told apart.
    page.locator(".deal-check").evaluate("panel => { panel.dataset.seed += '0'; }")
    page.get_by_role("button", name="Check it in this browser").click()
    expect(page.locator(".deal-check")).to_have_attribute("data-result", "bad")
    looks.at("bad deal")

    # What else comes of a match: it is sent to a friend, and stands in the profile.
    page.get_by_role("link", name="Back to the table").click()
    page.locator("#gameover").get_by_role("button", name="Challenge a friend").click()
    expect(page.get_by_role("heading", name="Your challenge")).to_be_visible()
    looks.at("challenge")
    for address in ("/accounts/profile/", "/accounts/people/Anna/"):
        page.goto(address)
        looks.at(address)
    assert looks.found == []
