"""A tab in the background says that it is one's turn; looked at, it is quiet again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.player import act, open_short_match

# A headless browser has no other tab to look at: the page is told that there is one.
PRETENCE = """
let away = false;
Object.defineProperty(Document.prototype, "visibilityState", {
  configurable: true, get: () => (away ? "hidden" : "visible"),
});
window.lookAway = (now) => { away = now; document.dispatchEvent(new Event("visibilitychange")); };
"""
CALLING = re.compile("^● Your turn · Spades")
QUIET = re.compile("^Spades")


def looks_away(page: Page, away: bool = True) -> None:
    page.evaluate("away => window.lookAway(away)", away)


def is_asked(page: Page) -> None:
    expect(page.locator("#region-turn[data-yours]")).to_be_attached()


def test_the_title_and_the_icon_call_and_are_quiet_when_one_looks(page: Page):
    page.add_init_script(PRETENCE)
    open_short_match(page, "Anna")
    is_asked(page)
    icon = page.locator('link[rel="icon"]')
    expect(page).to_have_title(QUIET)

    looks_away(page)
    expect(page).to_have_title(CALLING)
    expect(icon).to_have_attribute("href", re.compile("favicon-turn"))

    looks_away(page, False)
    expect(page).to_have_title(QUIET)
    expect(icon).to_have_attribute("href", re.compile(r"favicon(\.\w+)?\.svg"))
    assert act(page)
    expect(page).to_have_title(QUIET)


NOTIFICATIONS = """
const told = (words) => {
  const page = document.documentElement;
  page.dataset.told = [page.dataset.told ?? "", words].join("|");
};
window.Notification = class {
  static permission = "granted";
  constructor(title, more) { told(`${title}: ${more.body}`); }
  addEventListener() {}
  close() { told("closed"); }
};
"""


def test_who_allowed_it_is_notified_when_their_turn_comes(page: Page):
    page.add_init_script(PRETENCE + NOTIFICATIONS)
    open_short_match(page, "Anna")
    table = page.url
    page.goto("/accounts/profile/")
    page.locator('input[name="turn_notice"]').check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("html[data-turn-notice]")).to_be_attached()
    page.goto(table, wait_until="load")
    is_asked(page)

    # That it was one's turn when one left is no news; that it is again, is.
    looks_away(page)
    expect(page.locator("html[data-told]")).to_have_count(0)
    page.evaluate("document.querySelector('button[form=act][name=action]:not([disabled])').click()")
    news = page.locator('html[data-told*="Your turn: It is your turn in Spades."]')
    expect(news).to_be_attached()

    looks_away(page, False)
    expect(page.locator('html[data-told$="closed"]')).to_be_attached()
