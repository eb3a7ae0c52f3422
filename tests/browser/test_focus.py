"""Whoever moves about a table by keyboard stays where they are while others act."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import bidder, memory, trader
from tests.browser.player import catch_up, close_overlay, open_short_match, revision

# Something of the page that no update concerns, and something inside a region that updates replace.
KEPT = ("#chat > summary", "#region-log .log-window")


# Presses without moving the focus; where cards are to be chosen first, it chooses the first ones.
ACT = """
const legal = () => [...document.querySelectorAll('button[form=act][name=action]:not([disabled])')];
const press = (selector, index) => document.querySelectorAll(selector)[index]?.click();
press('[name="face_up"]', 0);
for (let index = 1; index < 6 && !legal().length; index += 1) press('[name="face_down"]', index);
legal().at(-1)?.click();
"""


def something_happens(page: Page) -> None:
    before = revision(page)
    expect(page.locator("#region-prompt[data-asked]")).to_be_attached()
    page.evaluate(ACT)
    catch_up(page, before + 1)


def keeps_focus(page: Page, place: str) -> bool:
    """Unless the end of a round, told in an overlay, has rightly taken it."""
    close_overlay(page)
    page.locator(place).focus()
    something_happens(page)
    return page.evaluate("place => document.activeElement?.matches(place)", place)


# Long enough that no match is over before the focus has been looked at.
TABLES = {
    "spades": lambda page: open_short_match(page, "Anna", round_limit="5"),
    "modern_art": lambda page: bidder.open_sale(page, "Anna"),
    "gotcha": lambda page: trader.open_market(page, "Anna", "bot", "bot", target_points="10"),
    "check": lambda page: memory.sit_down(page, "Anna", "bot", "bot", rounds="10"),
}


@pytest.mark.parametrize("game", TABLES)
def test_the_focus_is_kept_across_updates(page: Page, game: str):
    TABLES[game](page)
    expect(page.locator(f'.table[data-game="{game}"]')).to_be_attached()
    for place in KEPT:
        assert any(keeps_focus(page, place) for _try in range(3)), place
