"""Whatever a table asks for can be pressed with a finger, at any width: nothing lies over it, and
nothing moves away by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import bidder, memory, player, trader
from tests.browser.house import House
from tests.browser.shifts import Shifts

# Of every control at the table: whether any part of it answers to a press there. Cards of a hand
# overlap, so not every part has to. Of two that point at a card in turn, the other one waits.
COVERED = """() => [...document.querySelectorAll(
    '.table-play :is(button, input, a[href]):not([disabled])')]
  .filter(each => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 2)
  .filter(each => !each.matches('[data-choice]') || getComputedStyle(each).pointerEvents !== 'none')
  .filter(each => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = each.getBoundingClientRect();
    const target = each.closest('label') ?? each;
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return !parts.some(right => parts.some(down => {
      const hit = document.elementFromPoint(x + width * right, y + height * down);
      return hit && target.contains(hit);
    }));
  })
  .map(each => each.id || each.outerHTML.slice(0, 120))"""
QUESTIONS = 14
# What moved, times how far, of the whole window: less than this is a figure that makes room for
# another one. The bench has it all: `make bench ONLY=layout-shift`.
NOTICED = 0.02

GAMES: dict[str, tuple[Callable[[Page], None], Callable[[Page], object]]] = {
    "spades": (lambda page: player.open_short_match(page, "Anna"), player.act),
    "modern_art": (
        lambda page: bidder.open_sale(page, "Anna", open_countdown="0", turn_seconds="0"),
        bidder.answer,
    ),
    "gotcha": (
        lambda page: trader.open_market(page, "Anna", "bot", "bot", target_points="5"),
        trader.take_turn,
    ),
    "check": (lambda page: memory.sit_down(page, "Anna", "bot", "bot"), memory.act),
}


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_lies_open_and_still(site: House, browser: Browser, game: str, width: int):
    sit_down, act = GAMES[game]
    page = browser.new_context(
        base_url=site.url, viewport={"width": width, "height": 740}, has_touch=True
    ).new_page()
    shifts = Shifts(page)
    sit_down(page)
    asked = page.locator("#region-prompt[data-asked]").or_(page.locator("#region-gameover h2"))
    covered = set()
    for _question in range(QUESTIONS):
        expect(asked.first).to_be_attached()
        if player.is_over(page):
            break
        player.close_overlay(page)
        covered |= {(player.question(page), each) for each in page.evaluate(COVERED)}
        # An Action card that is chosen asks what to use it on.
        for mode in page.locator("[data-mode]").all():
            mode.check(force=True)
            covered |= {(mode.get_attribute("id"), each) for each in page.evaluate(COVERED)}
        act(page)
        shifts.look()

    assert covered == set()
    assert [each for each in shifts.all if each.value > NOTICED] == []
