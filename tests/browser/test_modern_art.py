"""Modern Art through the real page: every kind of auction, the first sale, and two at one table."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.access import Looks
from tests.browser.bidder import (
    answer,
    await_turn,
    button,
    cards,
    open_sale,
    press,
    sender,
)
from tests.browser.house import House
from tests.browser.player import question, revision
from tests.browser.steady import Steady

AUCTIONS = ("open", "one_offer", "hidden", "fixed_price", "double")


def test_all_five_auctions_and_a_sale_are_played_against_bots(page: Page):
    open_sale(page, "Anna", open_countdown="0", turn_seconds="0")
    missing = dict.fromkeys(AUCTIONS)
    sale = page.locator("#region-summary dialog:not([hidden])")
    closed, looks = False, Looks(page)
    steady = Steady(page, ".stage", ".table-ask", ".table-hand")

    for _action in range(300):
        expect(page.locator("#region-prompt[data-asked]").or_(sale).first).to_be_attached()
        if sale.count():
            # Who bought what is not in the view any more: the dialog has asked for it.
            expect(sale.get_by_role("columnheader", name="Earned")).to_be_visible()
            looks.at("sale")
            sale.get_by_role("button", name="On to round").click()
            expect(sale).to_have_count(0)
            closed = True
        if closed and not missing:
            break
        if phase := question(page):
            kind = {"second_card": "double", "set_price": "fixed_price"}.get(phase, phase)
            missing.pop(kind, None)
            looks.at(phase)
            steady.at(phase)
            answer(page, next(iter(missing), ""))

    assert closed
    assert not missing
    assert looks.found == []
    assert steady.moved == []


def test_an_amount_is_stepped_by_buttons_and_keys_and_refused_in_words(page: Page):
    open_sale(page, "Anna", open_countdown="0", turn_seconds="0")
    # Not an open auction: there a bid by somebody else would change what is stepped.
    while await_turn(page) not in ("one_offer", "hidden"):
        answer(page, "hidden")
    field = page.locator("[data-amount]")
    low, most = int(field.get_attribute("min") or 0), int(field.get_attribute("max") or 0)

    def press_step(name: str) -> None:
        page.locator(".amount").get_by_role("button", name=name, exact=True).click()

    expect(field).to_have_value(f"{low}")
    press_step("1 more")
    press_step("5 more")
    press_step("10 more")
    expect(field).to_have_value(f"{low + 16}")
    press_step("1 less")
    expect(field).to_have_value(f"{low + 15}")
    field.press("PageDown")
    expect(field).to_have_value(f"{low + 5}")
    field.press("ArrowUp")
    expect(field).to_have_value(f"{low + 6}")
    press_step(f"The most: {most}k")
    expect(field).to_have_value(f"{most}")
    field.press("PageUp")
    expect(field).to_have_value(f"{most}")

    field.fill("5000")
    field.press("Enter")

    expect(page.locator("#region-refusal")).to_have_text(re.compile("^You have only"))
    expect(field).to_have_value("5000")


HEARD = """
window.heard = [];
addEventListener("DOMContentLoaded", () => {
  const said = document.getElementById("going-said");
  if (!said) return;
  new MutationObserver(() => heard.push(said.textContent)).observe(said, { childList: true });
});
"""


PLACES = """[".stage", ".table-hand", ".table-ask"].map(
  (place) => Math.round(document.querySelector(place).getBoundingClientRect().top)).join()"""


def test_the_hammer_falls_by_itself(page: Page):
    page.add_init_script(HEARD)
    open_sale(page, "Anna", open_countdown="3", turn_seconds="0")
    while True:
        phase = await_turn(page)
        if phase == "open" and page.locator(".going-words").count():
            break
        answer(page, "open")

    # Nobody need do anything: those who listen have been warned, and it is over.
    expect(page.locator("#region-log")).to_contain_text("Going once, going twice: the hammer fell.")
    heard = [words for words in page.evaluate("heard") if words]
    assert heard
    assert set(heard) <= {"Going once …", "Going twice …"}


def test_on_a_phone_no_question_moves_the_table(site: House, browser: Browser):
    context = browser.new_context(base_url=site.url, viewport={"width": 360, "height": 740})
    page = context.new_page()
    open_sale(page, "Anna", open_countdown="0", turn_seconds="0")
    places = set()
    for _question in range(12):
        await_turn(page)
        page.evaluate("scrollTo(0, 0)")
        places.add(page.evaluate(PLACES))
        answer(page)

    assert len(places) == 1


def test_two_people_bid_against_each_other_live(page: Page, browser: Browser, site: House):
    open_sale(page, "Anna", others="open", open_countdown="0", turn_seconds="0")
    context = browser.new_context(base_url=site.url, viewport={"width": 360, "height": 740})
    friend = context.new_page()
    friend.goto(page.url)
    friend.get_by_label("Your name").first.fill("Ben")
    friend.get_by_role("button", name="Sit").first.click()
    expect(page.get_by_text("Ben").first).to_be_visible()
    friend.get_by_role("button", name="ready").first.click()
    expect(page.get_by_text("Ready").first).to_be_visible()
    page.get_by_role("button", name="Start").first.click()
    for each in (page, friend):
        expect(each.locator("#region-hand button").first).to_be_attached()

    def play_until(kind: str) -> None:
        """Whoever is at the rostrum puts up a painting of this kind if they can."""
        for _look in range(5_000):
            if revision(page) != revision(friend):
                continue  # one of the two has not heard yet
            phases = question(page), question(friend)
            if phases == (kind, kind):
                return
            for each, phase in zip((page, friend), phases, strict=True):
                if phase:
                    answer(each, kind)
                    break
        raise AssertionError(f"There was no {kind} auction.")

    play_until("hidden")
    page.locator("[data-amount]").fill("47")
    expect(sender(page)).to_have_text("Submit 47k")
    press(page, sender(page))
    sealed = friend.locator("#region-offer li[data-sealed]").filter(has_text="Anna: sealed")
    expect(sealed).to_be_attached()
    assert "47" not in friend.locator(".table-play").inner_text()
    friend.locator("[data-amount]").fill("12")
    press(friend, sender(friend))
    for each in (page, friend):
        expect(each.locator(".reveal").filter(has_text=re.compile("Anna\\s*47k"))).to_be_visible()
        expect(each.locator(".reveal").filter(has_text=re.compile("Ben\\s*12k"))).to_be_visible()

    play_until("open")
    friend.locator("[data-amount]").fill("33")
    page.locator("[data-amount]").fill("45")
    press(page, sender(page))
    log = friend.locator("#region-log")
    expect(log).to_contain_text("Anna bid 45k.")
    # What somebody is about to bid survives the other's bid, and is refused rather than raised.
    expect(friend.locator("[data-amount]")).to_have_value("33")
    expect(sender(friend)).to_have_text("Bid 33k")
    sender(friend).click()
    expect(friend.locator("#region-refusal")).to_have_text("Bid more than 45k.")
    expect(log).not_to_contain_text("Ben bid")
    friend.get_by_role("button", name="Raise to 46k").click()
    expect(sender(friend)).to_have_text("Bid 46k")
    press(friend, sender(friend))
    expect(log).to_contain_text("Ben bid 46k.")
    context.close()


def test_a_tap_selects_a_painting_and_a_second_one_puts_it_up(site: House, browser: Browser):
    context = browser.new_context(
        base_url=site.url, viewport={"width": 390, "height": 844}, has_touch=True
    )
    page = context.new_page()
    open_sale(page, "Anna", open_countdown="0", turn_seconds="0")
    while await_turn(page) != "play":
        answer(page)
    before, bar = revision(page), page.locator("#tap-bar")
    one, other = cards(page).nth(0), cards(page).nth(1)

    one.tap(position={"x": 30, "y": 8})
    expect(one).to_have_attribute("aria-pressed", "true")
    expect(bar).to_be_visible()
    other.tap(position={"x": 30, "y": 8})
    expect(one).not_to_have_attribute("aria-pressed", "true")
    bar.get_by_role("button", name="Cancel").tap()
    expect(bar).to_be_hidden()
    assert revision(page) == before
    assert question(page) == "play"

    other.tap(position={"x": 30, "y": 8})
    bar.get_by_role("button", name="Put up").tap()
    expect(page.locator("#region-log")).to_contain_text("Anna put up")
    expect(bar).to_be_hidden()
    context.close()


OVERLAP = """() => {
  const [tip, going] = ['.help-tip', '.going'].map(
    (place) => document.querySelector(place).getBoundingClientRect());
  return tip.left < going.right && tip.right > going.left
    && tip.top < going.bottom && tip.bottom > going.top;
}"""


def test_resting_on_a_button_leaves_the_countdown_in_sight(page: Page):
    page.set_viewport_size({"width": 1280, "height": 720})
    open_sale(page, "Anna", open_countdown="30", turn_seconds="0")
    while await_turn(page) != "open":
        answer(page, "open")

    for control in (sender(page), button(page, "Pass", "Don’t raise")):
        control.hover()
        expect(page.locator(".help-tip")).to_be_visible()
        assert not page.evaluate(OVERLAP)


LATE = """() => {
  const clock = document.querySelector('.clock[data-deadline]');
  clock.dataset.total = 5;
  clock.dataset.deadline = Date.now() + 5_400;
}"""


def test_a_ring_of_five_seconds_begins_at_five(page: Page):
    """Also where the page was under way for a moment, which makes the browser's clock seem late."""
    page.goto("/design/")
    clock = page.locator(".clock[data-deadline]").first

    page.evaluate(LATE)

    expect(clock.locator(".clock-seconds")).to_have_text("5")


def test_without_javascript_an_amount_is_typed_and_sent(site: House, browser: Browser):
    context = browser.new_context(base_url=site.url, java_script_enabled=False)
    # Who leaves a page while its pictures are under way makes Django complain in the log.
    context.route("**/img/**", lambda route: route.abort())
    page = context.new_page()
    open_sale(page, "Anna", open_countdown="0", turn_seconds="0")
    for _load in range(60):
        phase = question(page)
        if phase in ("one_offer", "hidden", "open"):
            break
        if phase == "play":
            wished = cards(page, "hidden-")
            (wished if wished.count() else cards(page)).first.click()
        elif phase == "set_price":
            page.locator("[data-amount]").fill("1")
            button(page, "Set price").click()
        elif phase:
            button(page, "Pass", "Add none").click()
        else:
            page.reload()

    page.locator("[data-amount]").fill("55")
    button(page, "Bid", "Submit bid").click()

    expect(page.locator("#region-log")).to_contain_text(re.compile("Anna (bid 55k|sealed a bid)"))
    context.close()
