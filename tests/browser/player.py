"""Somebody who plays Spades in a browser: presses what the page offers, and nothing else."""

from playwright.sync_api import Page, expect

PATIENCE = 30_000


def open_short_match(page: Page, name: str, **options: str) -> None:
    """A newcomer opens a table with three bots for one round."""
    page.goto("/new/spades/")
    page.get_by_label("Your name").first.fill(name)
    for seat in (2, 3, 4):
        page.locator(f'[name="seat-{seat}-kind"][value="bot"]').check(force=True)
    for option, value in {"round_limit": "1", **options}.items():
        page.locator(f'[name="option-{option}"]').fill(value)
    page.locator('form [type="submit"]:visible').last.click()
    expect(page.locator("#region-hand")).to_be_attached(timeout=PATIENCE)


def choices(page: Page):
    """Every button that is a legal action now."""
    return page.locator('button[form="act"][name="action"]:not([disabled])')


def is_over(page: Page) -> bool:
    return page.locator("#region-gameover h2").count() > 0


def close_overlay(page: Page) -> None:
    button = page.locator("[data-dismiss]:visible")
    if button.count():
        button.first.click()


def act(page: Page) -> bool:
    """Wait to be asked, then press the first choice; false when the match is over."""
    asked = page.locator("[data-asked]").or_(page.locator("#region-gameover h2"))
    expect(asked.first).to_be_attached(timeout=PATIENCE)
    if is_over(page):
        return False
    close_overlay(page)
    taken = page.locator('input[name="taken"]').get_attribute("value")
    choices(page).first.press("Enter")
    expect(page.locator(f'input[name="taken"][value="{taken}"]')).to_have_count(0, timeout=PATIENCE)
    return True


def play_to_the_end(page: Page) -> None:
    for _action in range(100):
        if not act(page):
            return
    raise AssertionError("The match did not end.")
