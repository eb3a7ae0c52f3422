"""`make pictures`: plays a little of every game and takes the README's pictures of it."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import bidder, memory, player, trader
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.house import House

FOLDER = Path("docs/images")
DESK = {"viewport": {"width": 1280, "height": 860}}
PHONE = {"viewport": {"width": 390, "height": 780}, "device_scale_factor": 2}
QUALITY = 88


def home(page: Page) -> None:
    page.goto("/")


def gallery(page: Page) -> None:
    page.goto("/gallery/")


def bid_phone(page: Page) -> None:
    player.open_short_match(page, "Anna")
    expect(page.locator("[data-asked]").first).to_be_attached()


def play(page: Page) -> None:
    """In the middle of a hand, with some tricks taken."""
    player.open_short_match(page, "Anna")
    expect(page.locator("[data-asked]").first).to_be_attached()
    bid = page.get_by_role("button", name="Bid 3", exact=True)
    player.attempt(page, lambda _page: bid.press("Enter"))
    for _card in range(5):
        player.act(page)
    expect(page.locator("#region-prompt[data-asked]")).to_be_attached()


def modern_art(page: Page) -> None:
    """A few lots sold, and one to bid on."""
    bidder.open_sale(page, "Anna")
    for _question in range(60):
        if bidder.await_turn(page) in ("open", "one_offer", "hidden") and _lots(page) > 3:
            return
        bidder.answer(page)


def _lots(page: Page) -> int:
    """How many paintings have been played in this round."""
    return page.locator(".pips [data-hung]").count()


def gotcha(page: Page) -> None:
    """The buyer's offers lie there, and Action cards may be played."""
    trader.open_market(page, "Anna", "bot", "bot", "bot", target_points="5")
    for _question in range(80):
        phase = trader.asked(page)
        trader.close_summary(page)
        if phase in ("action", "select_offer") and page.locator(".collection .kind").count() > 8:
            return
        trader.take_turn(page)


def check(page: Page) -> None:
    """Some turns in, with a drawn card in the hand."""
    memory.sit_down(page, "Anna", "bot", "bot", "bot")
    drew = page.get_by_role("heading", name="You drew")
    for _question in range(40):
        expect(page.locator("#region-prompt[data-asked]")).to_be_attached()
        if drew.count() and player.revision(page) > 30:
            return
        memory.act(page)


PICTURES: dict[str, tuple[Callable[[Page], None], dict[str, object]]] = {
    "home": (home, DESK),
    "gallery": (gallery, DESK),
    "play": (play, DESK),
    "modern_art": (modern_art, DESK),
    "gotcha": (gotcha, DESK),
    "check": (check, DESK),
    "bid-phone": (bid_phone, {**PHONE, "color_scheme": "dark"}),
}


def take(browser: Browser, house: House, name: str) -> None:
    story, screen = PICTURES[name]
    house.tidy_up()
    context = browser.new_context(base_url=house.url, reduced_motion="reduce", **screen)
    page = context.new_page()
    story(page)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(500)  # until what was just said has left the page
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main(names: list[str]) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.manage("migrate")
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            for name in names or PICTURES:
                take(browser, house, name)
                print(FOLDER / f"{name}.jpg")
        finally:
            browser.close()
            house.close_down()


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
