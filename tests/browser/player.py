"""Somebody who plays Spades in a browser: presses what the page offers, and nothing else."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Page, TimeoutError, expect

PATIENCE = 60_000
LOST = 5_000
TRIES = 4


def open_short_match(page: Page, name: str, **options: str) -> None:
    """A newcomer opens a table with three bots for one round."""
    page.goto("/new/spades/")
    page.get_by_label("Your name").first.fill(name)
    for seat in (2, 3, 4):
        page.locator(f'[name="seat-{seat}-kind"][value="bot"]').check(force=True)
    for option, value in {"round_limit": "1", **options}.items():
        page.locator(f'[name="option-{option}"]').fill(value)
    open_table(page)


def open_table(page: Page) -> None:
    """Send the form; then a table is there, waiting or playing."""
    page.locator('form [type="submit"]:visible').last.click()
    arrive(page, "[data-status]")


def arrive(page: Page, place: str) -> None:
    """Wait for a page that has this place, and for its scripts: until these have come, a press
    does what it does without them."""
    expect(page.locator(place).first).to_be_attached()
    page.wait_for_load_state()


def choices(page: Page):
    """Every button that is a legal action now."""
    return page.locator('button[form="act"][name="action"]:not([disabled])')


def is_over(page: Page) -> bool:
    return page.locator("#region-gameover h2").count() > 0


def question(page: Page) -> str:
    """What this page asks of its person now: a phase, or nothing."""
    # At one stroke: between two questions to the page the answer may have been replaced.
    return page.evaluate(
        "document.querySelector('#region-prompt[data-asked]')?.dataset.asked ?? ''"
    )


def revision(page: Page) -> int:
    """How much of the match this page has heard of."""
    return int(page.locator("[data-revision]").get_attribute("data-revision") or 0)


def catch_up(page: Page, number: int, patience: int = PATIENCE) -> None:
    """Wait until the page shows this revision or a later one."""
    page.wait_for_function(
        "number => document.querySelector('[data-revision]')?.dataset.revision >= number",
        arg=number,
        timeout=patience,
    )


def attempt(page: Page, answer: Callable[[Page], object]) -> None:
    """Answer, and wait until something has happened: that, or what somebody else did first.
    A press is lost when what it was aimed at is replaced at that very moment: then once more."""
    before, phase = revision(page), question(page)
    for _try in range(TRIES):
        with suppress(Error):
            answer(page)
        with suppress(TimeoutError):
            catch_up(page, before + 1, LOST)
        if revision(page) > before or question(page) != phase:
            return
    raise AssertionError(f"Nothing came of answering {phase or 'the page'}.")


def close_overlay(page: Page) -> None:
    button = page.locator("[data-dismiss]:visible")
    if button.count():
        button.first.click()


def act(page: Page) -> bool:
    """Wait to be asked, then press the first choice; false when the match is over."""
    asked = page.locator("[data-asked]").or_(page.locator("#region-gameover h2"))
    expect(asked.first).to_be_attached()
    if is_over(page):
        return False
    close_overlay(page)
    attempt(page, lambda page: choices(page).first.press("Enter", timeout=LOST))
    return True


def play_to_the_end(page: Page) -> None:
    for _action in range(100):
        if not act(page):
            return
    raise AssertionError("The match did not end.")
