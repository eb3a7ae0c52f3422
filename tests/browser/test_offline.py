"""What is done while the line is down is kept, shown, and done once it is back."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.player import catch_up, choices, open_short_match, revision


def sit_down(page: Page) -> None:
    open_short_match(page, "Anna", round_limit="5")
    expect(page.locator("#region-prompt[data-asked]")).to_be_attached()
    expect(page.locator("html.offline")).to_have_count(0)


def waiting(page: Page) -> Locator:
    return page.locator("[data-unsent]")


def press(page: Page) -> str:
    """Take the first choice there is, and say what stands on it."""
    button = choices(page).first
    words = button.get_attribute("aria-label") or button.inner_text()
    button.press("Enter")
    return " ".join(words.split())


def taken(page: Page) -> int:
    return int(page.locator('input[name="taken"]').get_attribute("value") or 0)


def test_an_action_taken_offline_is_shown_and_sent_when_the_line_is_back(page: Page):
    sit_down(page)
    before, done = revision(page), taken(page)

    page.context.set_offline(True)
    expect(page.locator(".connection")).to_contain_text("Offline")
    what = press(page)
    expect(waiting(page)).to_contain_text(f"Waiting for the connection: “{what}” will be sent.")
    assert taken(page) == done

    page.context.set_offline(False)
    catch_up(page, before + 1)
    expect(waiting(page)).to_be_hidden()
    expect(page.locator(".connection")).to_have_text("Live", use_inner_text=True)


def test_an_action_taken_offline_can_be_cancelled(page: Page):
    sit_down(page)
    done = taken(page)

    page.context.set_offline(True)
    press(page)
    waiting(page).get_by_role("button", name="Cancel").click()
    expect(waiting(page)).to_be_hidden()
    page.context.set_offline(False)

    expect(page.locator("html.offline")).to_have_count(0)
    assert taken(page) == done


def test_an_action_is_sent_again_to_a_site_that_was_away_also_after_a_reload(
    page: Page, site: House
):
    sit_down(page)
    before = revision(page)

    site.stop()
    expect(page.locator(".connection")).to_contain_text("Reconnecting")
    press(page)
    expect(waiting(page)).to_be_visible()
    site.start()
    page.reload()

    catch_up(page, before + 1)
    expect(waiting(page)).to_be_hidden()


def test_an_action_that_is_not_legal_any_more_is_answered_with_the_sentence(page: Page):
    sit_down(page)
    before = revision(page)
    other = page.context.new_page()
    other.goto(page.url)

    page.route("**/act/", lambda route: route.abort())
    press(page)
    expect(waiting(page)).to_be_visible()
    other.evaluate("document.querySelector('[formaction$=\"/pause/\"]').click()")
    catch_up(page, before + 1)
    page.unroute("**/act/")

    expect(page.locator("#region-refusal")).to_contain_text("The match is paused.")
    expect(waiting(page)).to_be_hidden()


def test_a_server_that_fails_is_asked_again(page: Page):
    sit_down(page)
    before = revision(page)
    answers = iter([503, 500])

    def answer(route):
        status = next(answers, None)
        route.fulfill(status=status) if status else route.continue_()

    page.route("**/act/", answer)
    press(page)

    expect(waiting(page)).to_be_visible()
    catch_up(page, before + 1)
    expect(waiting(page)).to_be_hidden()
