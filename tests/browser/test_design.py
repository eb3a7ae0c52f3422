"""What every page has, in a real browser: the theme, and things one closes."""

from playwright.sync_api import Page, expect


def test_a_theme_once_chosen_stays(page: Page):
    page.goto("/design/")
    page.locator("header").get_by_role("button", name="Dark").click()
    page.goto("/design/")

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("header").get_by_role("button", name="Dark")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_what_was_closed_stays_closed_when_the_server_sends_it_again(page: Page):
    dialog = '<dialog open data-dismissable="round-1"><button data-dismiss>Close</button></dialog>'
    page.goto("/design/")
    bring = "html => document.querySelector('main').insertAdjacentHTML('afterbegin', html)"
    page.evaluate(bring, dialog)
    page.get_by_role("button", name="Close", exact=True).first.click()

    page.evaluate("document.querySelector('[data-dismissable=round-1]').remove()")
    page.evaluate(bring, dialog)

    expect(page.locator("[data-dismissable=round-1]")).to_be_hidden()


def test_a_clock_says_its_seconds(page: Page):
    page.goto("/design/")

    expect(page.locator(".clock-seconds").nth(2)).not_to_be_empty()
