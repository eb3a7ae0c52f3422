"""Things & Gotchas through the real page."""

from contextlib import suppress

from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.access import Looks
from tests.browser.house import House
from tests.browser.player import question
from tests.browser.trader import (
    ANSWERS,
    asked,
    close_summary,
    open_market,
    take_turn,
)

WATCH_FLIGHTS = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...motion) {
  flown.push(this.id || this.getAttribute("class"));
  return animate.apply(this, motion);
};
"""
# As an update that tells of a theft: the first card that anybody has goes to the next seat.
STEAL = """() => {
  const chip = document.querySelector(".kind");
  const [, victim, card] = chip.id.match(/^kind-(\\d)-(.*)$/);
  const buyer = String((Number(victim) + 1) % 3);
  document.dispatchEvent(new Event("htmx:before:swap"));
  document.getElementById(`kind-${buyer}-${card}`)?.remove();
  const stolen = chip.cloneNode(true);
  stolen.id = `kind-${buyer}-${card}`;
  document.getElementById(`region-collection_${buyer}`).append(stolen);
  chip.remove();
  const events = [{ kind: "taken", buyer, victim, card, fate: "steal" }];
  document.dispatchEvent(new CustomEvent("step", { detail: { events, own: "0" } }));
  return document.querySelectorAll(".kind.likeness").length;
}"""


def test_three_people_play_a_match_at_one_screen_and_no_hand_is_seen_by_another(page: Page):
    open_market(page, "Anna", "Ben", "Clara")
    curtains, looks = 0, Looks(page)
    for _turn in range(400):
        what = asked(page)
        looks.at(what or "over")
        if not what:
            break
        if what == "curtain":
            curtains += 1
            expect(page.locator(".hold")).to_have_count(0)
            expect(page.locator('[data-side="partial"]')).to_have_count(0)
        take_turn(page)

    expect(page.locator("#region-gameover h2").first).to_be_visible()
    assert curtains >= 2
    expect(page.get_by_role("button", name="Play again").first).to_be_visible()
    page.locator("#gameover").get_by_role("link", name="Replay").click()
    expect(page.locator("#review")).to_be_attached()
    looks.at("review")
    assert looks.found == []


def test_a_match_is_played_without_javascript(site: House, browser: Browser):
    context = browser.new_context(base_url=site.url, java_script_enabled=False)
    page = context.new_page()
    open_market(page, "Anna", "bot", "bot")

    def offer_by_boxes(page: Page) -> None:
        for place in (1, 2):
            page.locator('[name="face_down"]').nth(place).press("Space")
        page.locator('[name="face_up"]').first.press("Space")
        page.locator("#offer-it").click()

    answers = ANSWERS | {"offer": offer_by_boxes}
    for _load in range(400):
        if page.locator("#region-gameover h2").count():
            break
        if question(page):
            # A press may miss while the page is still being laid out: then it is looked at again.
            with suppress(Error):
                answers[question(page)](page)
        else:
            page.reload()

    expect(page.locator("#region-gameover h2")).to_be_attached()
    context.close()


def till_offering(page: Page) -> None:
    for _turn in range(20):
        if asked(page) == "offer":
            close_summary(page)
            return
        take_turn(page)
    raise AssertionError("No offer was asked for.")


def test_the_first_card_touched_is_shown_and_the_next_two_lie_face_down(page: Page):
    open_market(page, "Anna", "bot", "bot", target_points="5")
    till_offering(page)
    cards, confirm = page.locator(".hold-card"), page.locator("#offer-it")
    up, down = page.locator('[name="face_up"]'), page.locator('[name="face_down"]')
    expect(confirm).to_be_disabled()

    for place in (3, 1, 0):
        cards.nth(place).click()

    expect(up.nth(3)).to_be_checked()
    expect(down.nth(1)).to_be_checked()
    expect(down.nth(0)).to_be_checked()
    expect(confirm).to_be_enabled()

    # Another one is shown instead: the first stays in the offer.
    page.locator(".hold-show").nth(1).click()
    expect(up.nth(1)).to_be_checked()
    expect(down.nth(3)).to_be_checked()
    expect(down.nth(1)).not_to_be_checked()
    expect(confirm).to_be_enabled()

    cards.nth(0).click()
    expect(confirm).to_be_disabled()


def test_what_one_has_chosen_for_an_offer_survives_an_update(page: Page, browser: Browser, site):
    open_market(page, "Anna", "bot", "bot", target_points="5")
    till_offering(page)
    page.locator(".hold-card").first.click()
    before = page.locator("[data-revision]").get_attribute("data-revision")

    # Somebody comes and takes a bot's seat: everybody's page is told.
    context = browser.new_context(base_url=site.url)
    friend = context.new_page()
    friend.goto(page.url)
    close_summary(friend)
    friend.locator(".table-menu summary").click()
    friend.get_by_role("button", name="Play instead of").first.click()
    friend.get_by_label("Your name").first.fill("Ben")
    friend.get_by_role("button", name="Sit down").click()

    expect(page.locator(f'[data-revision="{before}"]')).to_have_count(0)
    expect(page.locator('[name="face_up"]').first).to_be_checked()
    context.close()


def test_what_changes_hands_is_seen_to_unless_one_wants_no_motion(browser: Browser, site: House):
    for motion in ("no-preference", "reduce"):
        context = browser.new_context(base_url=site.url, reduced_motion=motion)
        page = context.new_page()
        page.add_init_script(WATCH_FLIGHTS)
        open_market(page, "Anna", "bot", "bot", target_points="10")
        holder = page.locator(".stall:has(#bag)").get_attribute("data-seat")
        for _turn in range(60):
            if page.locator(".stall:has(#bag)").get_attribute("data-seat") != holder:
                break
            assert take_turn(page)

        expect(page.locator(f'.stall[data-seat="{holder}"] #bag')).to_have_count(0)
        assert ("bag" in page.evaluate("flown")) == (motion == "no-preference")
        expect(page.locator(".kind").first).to_be_attached()
        assert page.evaluate(STEAL) == (motion == "no-preference")
        context.close()


def test_six_players_fit_on_a_narrow_screen(browser: Browser, site: House):
    context = browser.new_context(base_url=site.url, viewport={"width": 360, "height": 740})
    page = context.new_page()
    open_market(page, "Anna", "bot", "bot", "bot", "bot", "bot", target_points="10")
    for _turn in range(3):
        assert take_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360

    expect(page.locator(".stall:visible")).to_have_count(6)
    context.close()


# As two updates of which the first has no hand to choose from, as when a match is paused.
COME_AND_GO = """() => {
  const hand = document.getElementById("region-hand");
  const html = hand.innerHTML;
  for (const next of ["", html]) {
    const detail = { ctx: {} };
    document.dispatchEvent(new CustomEvent("htmx:before:swap", { detail }));
    hand.innerHTML = next;
    document.dispatchEvent(new CustomEvent("htmx:after:swap", { detail }));
  }
}"""


def test_what_one_has_chosen_outlasts_an_update_that_takes_the_hand_away(page: Page):
    open_market(page, "Anna", "bot", "bot", target_points="5")
    till_offering(page)
    for place in (3, 1, 0):
        page.locator(".hold-card").nth(place).click()
    expect(page.locator("#offer-it")).to_be_enabled()

    page.evaluate(COME_AND_GO)

    expect(page.locator('[name="face_up"]').nth(3)).to_be_checked()
    expect(page.locator('[name="face_down"]:checked')).to_have_count(2)
    expect(page.locator("#offer-it")).to_be_enabled()
