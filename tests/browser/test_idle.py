"""Somebody sits there and does nothing: a bot plays, and any press brings them back."""

from playwright.sync_api import Page, expect

from tests.browser.player import open_short_match


def test_two_turns_that_run_out_are_told_and_a_press_brings_one_back(page: Page):
    open_short_match(page, "Anna", turn_seconds="4")
    notice = page.locator("#notice")
    expect(notice).to_contain_text("A bot plays for you")
    expect(page.locator("#region-pause")).to_contain_text("the match waits")

    page.get_by_role("button", name="I’m back").click()

    expect(notice).to_contain_text("Your time ran out")
    expect(page.locator("#region-pause")).to_be_hidden()
    page.get_by_role("button", name="Go on").click()
    expect(notice).to_be_hidden()
