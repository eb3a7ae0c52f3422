"""Matches through the real page: without sockets, without scripts, and across a kill -9."""

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.player import (
    act,
    catch_up,
    open_short_match,
    open_table,
    play_to_the_end,
    revision,
)


def test_a_newcomer_plays_now_within_a_few_presses(page: Page):
    page.goto("/")
    page.get_by_label("Your name").first.fill("Anna")
    page.get_by_role("button", name="Play now").first.click()

    expect(page.locator("#region-hand")).to_be_attached()
    assert act(page)


def test_a_match_goes_on_after_the_server_was_killed_and_started_again(page: Page, site: House):
    open_short_match(page, "Anna")
    for _action in range(5):
        assert act(page)
    taken = int(page.locator('input[name="taken"]').get_attribute("value") or 0)

    site.kill()
    expect(page.locator("html.offline")).to_be_attached()
    site.start()

    expect(page.locator("html:not(.offline)")).to_be_attached()
    assert int(page.locator('input[name="taken"]').get_attribute("value") or 0) == taken
    play_to_the_end(page)
    code = page.url.split("/t/")[1].split("/")[0]
    site.manage("verify", code)


def test_a_whole_match_is_played_without_javascript(site: House, browser: Browser):
    context = browser.new_context(base_url=site.url, java_script_enabled=False)
    page = context.new_page()
    open_short_match(page, "Anna")

    for _load in range(400):
        if page.locator("#region-gameover h2").count():
            break
        button = page.locator('button[form="act"][name="action"]:not([disabled])')
        if button.count():
            button.first.press("Enter")
        else:
            page.reload()

    expect(page.locator("#region-gameover h2")).to_be_attached()
    context.close()


def test_the_game_goes_on_over_http_while_the_socket_is_down(site: House, browser: Browser):
    context = browser.new_context(base_url=site.url)
    page = context.new_page()
    page.route_web_socket("**/ws/**", lambda socket: socket.close())
    open_short_match(page, "Anna")

    expect(page.locator("html.offline")).to_be_attached()
    for _action in range(3):
        assert act(page)

    context.close()


def test_what_a_socket_leaves_out_after_the_page_has_asked_is_asked_for(
    site: House, browser: Browser
):
    """What has changed there and back while the socket was silent, it does not tell of."""
    context = browser.new_context(base_url=site.url)
    page = context.new_page()
    held: list[str | bytes] = []
    is_silent = False

    def between(route):
        def on(message):
            if is_silent:
                held.append(message)
            else:
                route.send(message)

        route.connect_to_server().on_message(on)
        sockets.append(route)

    sockets: list[WebSocketRoute] = []
    page.route_web_socket("**/ws/**", between)
    open_short_match(page, "Anna")
    expect(page.locator("html.offline")).to_have_count(0)
    expect(page.locator("#region-prompt[data-asked]")).to_be_attached()

    is_silent, before = True, revision(page)
    page.locator("button[form=act][name=action]:not([disabled])").first.click()
    catch_up(page, before + 1)
    page.evaluate("document.querySelector('#region-summary').textContent = 'of long ago'")
    for message in held:
        sockets[-1].send(message)

    expect(page.locator("#region-summary")).not_to_contain_text("of long ago")
    context.close()


# Answers to what the page asks by itself are late; all revisions that it shows are noted.
LATE = """
const ask = window.fetch.bind(window);
const later = (time) => new Promise((done) => setTimeout(done, time));
window.fetch = async (url, options) => {
  const isLate = String(url).includes("/live/");
  if (isLate) await later(40);
  const answer = await ask(url, options);
  if (isLate) await later(250);
  return answer;
};
window.shown = [];
new MutationObserver(() => {
  const now = Number(document.querySelector("[data-revision]")?.dataset.revision ?? 0);
  if (now !== shown.at(-1)) shown.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_an_answer_that_the_socket_has_overtaken_does_not_take_the_page_back(page: Page):
    page.add_init_script(LATE)
    open_short_match(page, "Anna")
    for _action in range(8):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert act(page)

    shown = page.evaluate("shown")
    assert len(shown) > 8
    assert shown == sorted(shown)


def test_a_spectator_follows_and_sees_no_hand(page: Page, browser: Browser, site: House):
    open_short_match(page, "Anna")
    context = browser.new_context(base_url=site.url)
    watching = context.new_page()
    watching.goto(page.url)
    expect(watching.get_by_text("You are watching.")).to_be_visible()
    before = watching.locator("[data-revision]").get_attribute("data-revision")

    act(page)

    expect(watching.locator(f'[data-revision="{before}"]')).to_have_count(0)
    expect(watching.locator('[id^="card-"]')).to_have_count(0)
    context.close()


def test_the_focus_stays_near_when_the_card_that_had_it_is_played(page: Page):
    open_short_match(page, "Anna")
    while not page.locator("#region-hand[data-asked]").count():
        assert act(page)
    card = page.locator('#region-hand button[form="act"]').first
    card.focus()

    page.keyboard.press("Enter")

    expect(page.locator("#region-hand :focus, #region-hand:focus")).to_have_count(1)


def test_two_friends_meet_at_a_table_by_its_link(page: Page, browser: Browser, site: House):
    page.goto("/new/spades/")
    page.get_by_label("Your name").first.fill("Anna")
    page.locator('[name="seat-3-kind"][value="open"]').check(force=True)
    for seat in (2, 4):
        page.locator(f'[name="seat-{seat}-kind"][value="bot"]').check(force=True)
    open_table(page)
    link = page.url
    context = browser.new_context(base_url=site.url)
    friend = context.new_page()
    friend.goto(link)
    friend.get_by_label("Your name").first.fill("Ben")
    friend.get_by_role("button", name="Sit").first.click()
    expect(page.get_by_text("Ben").first).to_be_visible()

    friend.get_by_role("button", name="ready").first.click()
    expect(page.get_by_text("Ready").first).to_be_visible()
    page.get_by_role("button", name="Start").first.click()

    for each in (page, friend):
        expect(each.locator("#region-hand")).to_be_attached()
    context.close()
