"""What every page has, in a real browser: the theme, things one closes, access for everyone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.access import findings
from tests.server.site import Site


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


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_nothing_serious_stands_in_anybodys_way(
    site: Site, browser: Browser, scheme: str, width: int
):
    context = browser.new_context(
        base_url=site.url,
        viewport={"width": width, "height": 800},
        color_scheme=scheme,
        bypass_csp=True,  # to let the checker in
    )
    page = context.new_page()
    for address in (
        "/design/",
        "/",
        "/accounts/login/",
        "/accounts/signup/",
        "/gallery/",
        "/gallery/sigrid-hidden-3/",
    ):
        page.goto(address)
        assert findings(page) == []
    context.close()
