"""Somebody who plays Things & Gotchas in a browser: points at what the page offers."""

from playwright.sync_api import Page, expect

from tests.browser.player import arrive, attempt, is_over, open_table, question


def open_market(page: Page, name: str, *others: str, **options: str) -> None:
    """A newcomer opens a short match; the others are people at this screen, or "bot"."""
    page.goto("/new/gotcha/")
    page.get_by_label("Your name").first.fill(name)
    page.locator(f'[name="count"][value="{1 + len(others)}"]').check(force=True)
    for seat, other in enumerate(others, 2):
        kind = "bot" if other == "bot" else "guest"
        page.locator(f'[name="seat-{seat}-kind"][value="{kind}"]').check(force=True)
        if kind == "guest":
            page.locator(f'[name="seat-{seat}-name"]').fill(other)
    for option, value in {"target_points": "1", "turn_seconds": "0", **options}.items():
        page.locator(f'[name="option-{option}"]').fill(value)
    open_table(page)


def asked(page: Page) -> str:
    """Wait for the curtain, for a question or for the end, whichever comes; which it is."""
    curtain, prompt = page.locator(".curtain"), page.locator("#region-prompt[data-asked]")
    end = page.locator("#region-gameover h2")
    expect(curtain.or_(prompt).or_(end).first).to_be_attached()
    if curtain.count():
        return "curtain"
    return "" if is_over(page) else question(page) or asked(page)


def close_summary(page: Page) -> None:
    """Also one that is about to be hidden, because it was closed on an earlier page."""
    button = page.locator("#region-summary [data-dismiss]")
    if button.count():
        button.first.dispatch_event("click")


def take_turn(page: Page) -> bool:
    """Answer what one is asked; false when the match is over."""
    phase = asked(page)
    if not phase:
        return False
    close_summary(page)
    if phase == "curtain":
        page.locator(".curtain a[data-kind='primary']").click()
        arrive(page, ".table:not(:has(.curtain))")
        return True
    attempt(page, ANSWERS[phase])
    return True


def make_offer(page: Page) -> None:
    cards = page.locator(".hold-card")
    for place in range(3):
        cards.nth(place).click()
    page.locator("#offer-it").click()


def turn_up(page: Page) -> None:
    page.locator('.aim[data-aim="flip"]').first.click()


def play_or_be_done(page: Page) -> None:
    """The first Action card, on the first thing it can be used on."""
    mode = page.locator("[data-mode]").first
    if not mode.count():
        page.locator(".mode, #done").first.click()
        return
    what = mode.get_attribute("data-mode")
    mode.check(force=True)
    if what == "play_add_one":
        page.locator(".hold-card").first.click()
    aims = page.locator(f'[data-aim="{what}"]:is(.aim, .aim-below)')
    aims.first.click()
    if what == "play_remove_two":
        if aims.count() > 1:
            aims.nth(1).click()
        page.locator("#remove-them").click()


def choose(page: Page) -> None:
    page.locator('[id^="choose-"]').first.click()


def pick(page: Page) -> None:
    if not page.locator("#take-them").count():
        page.locator("button.fate").first.click()
        return
    for place in range(2):
        page.locator(".pick").nth(place).locator(".fate").first.click()
    page.locator("#take-them").click()


ANSWERS = {
    "offer": make_offer,
    "buyer_flip": turn_up,
    "action": play_or_be_done,
    "select_offer": choose,
    "gotcha": pick,
}
