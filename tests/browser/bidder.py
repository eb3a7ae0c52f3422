"""Somebody who plays Modern Art in a browser: presses what the page offers, and nothing else."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import LOST, attempt, open_table, question


def open_sale(page: Page, name: str, others: str = "bot", **options: str) -> None:
    """A newcomer opens a table for three, the others being bots or seats for friends."""
    page.goto("/new/modern_art/")
    page.get_by_label("Your name").first.fill(name)
    page.locator('[name="count"][value="3"]').check(force=True)
    for seat in (2, 3):
        kind = others if seat == 2 else "bot"
        page.locator(f'[name="seat-{seat}-kind"][value="{kind}"]').check(force=True)
    for option, value in options.items():
        page.locator(f'[name="option-{option}"]').fill(value)
    open_table(page)


def button(page: Page, *names: str) -> Locator:
    """The first of these that the prompt has."""
    found = page.locator("#region-prompt").get_by_role("button", name=names[0], exact=True)
    for name in names[1:]:
        found = found.or_(page.locator("#region-prompt").get_by_role("button", name=name))
    return found.first


def sender(page: Page) -> Locator:
    """The button that sends the amount and says how much it is."""
    return page.locator("#region-prompt [data-says]")


def press(page: Page, choice: Locator) -> None:
    """And wait until it has happened, or something else has in the meantime."""
    attempt(page, lambda _page: choice.press("Enter", timeout=LOST))


def cards(page: Page, kind: str = "") -> Locator:
    """Those in the hand that can be chosen now, of any or of one kind of auction."""
    return page.locator(f'#region-hand button[form="act"][id*="-{kind}"]')


def answer(page: Page, wish: str = "") -> None:
    """Something harmless to whatever is asked; at the rostrum a card of the kind wished for."""
    phase = question(page)
    if phase == "play":
        wished = cards(page, f"{wish}-")
        press(page, (wished if wish and wished.count() else cards(page)).first)
    elif phase == "second_card":
        press(page, cards(page).first if cards(page).count() else button(page, "Add none"))
    elif phase == "set_price":
        press(page, sender(page))
    elif phase:
        press(page, button(page, "Pass", "Bid nothing", "Don’t raise"))


def await_turn(page: Page) -> str:
    """Wait to be asked; what for."""
    expect(page.locator("#region-prompt[data-asked]")).to_be_attached()
    return question(page)
