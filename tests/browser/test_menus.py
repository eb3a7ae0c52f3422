"""Menus close as menus do, and what cannot be undone is asked about in a dialog of our own."""

import re

from playwright.sync_api import Page, expect

from tests.browser.player import open_short_match


def test_a_menu_closes_by_escape_and_by_a_press_outside_it(page: Page):
    open_short_match(page, "Anna")
    for menu in (page.locator(".table-menu"), page.locator(".page-header .menu")):
        for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(400, 300)):
            menu.locator("summary").click()
            expect(menu).to_have_attribute("open", "")
            close()
            expect(menu).not_to_have_attribute("open", "")


def test_ending_a_match_is_asked_about_and_can_be_cancelled(page: Page):
    open_short_match(page, "Anna")
    dialog = page.locator("#confirm")
    ways = (
        lambda: page.keyboard.press("Escape"),
        lambda: dialog.get_by_role("button", name="Cancel").click(),
        lambda: page.mouse.click(5, 5),
    )
    for cancel in ways:
        page.locator(".table-menu summary").click()
        page.get_by_role("button", name="End match").click()
        expect(dialog).to_contain_text("End this match?")
        cancel()
        expect(dialog).to_be_hidden()
        expect(page.locator('.table[data-status="playing"]')).to_be_attached()
        page.keyboard.press("Escape")

    page.locator(".table-menu summary").click()
    page.get_by_role("button", name="End match").click()
    dialog.get_by_role("button", name="End match").click()

    expect(page.locator("#region-turn")).to_contain_text(re.compile("ended|broken off"))
