"""Check through the real page: two people in two browsers, with bots and without."""

import re

from playwright.sync_api import Browser, Page, expect

from games.engines.cards import rank
from tests.browser.access import Looks
from tests.browser.house import House
from tests.browser.memory import (
    asked,
    choose,
    deal,
    faces,
    is_asked,
    is_over,
    join,
    play_to_the_end,
    point_at,
    press,
    sit_down,
    start,
)
from tests.browser.steady import Steady


def ranks(grid):
    return [rank(held.card) for held in grid]


def test_two_people_and_two_bots_play_a_whole_round(page: Page, browser: Browser, site: House):
    sit_down(page, "Anna", "open", "bot", "bot")
    friend = join(browser, site, page.url, "Ben")
    start(page, friend)

    play_to_the_end(page, friend, calls_check_after=12)

    for each in (page, friend):
        expect(each.locator("#gameover")).to_be_visible()
        expect(each.locator("#gameover .hands tbody tr")).to_have_count(4)
    assert faces(page, ".place")
    assert faces(page, "#region-grid_0") == faces(friend, "#region-grid_0")
    looks = Looks(friend)
    looks.at("over")
    friend.locator("#gameover").get_by_role("link", name="Replay").click()
    expect(friend.locator("#review")).to_be_attached()
    looks.at("review")
    assert looks.found == []
    friend.context.close()


def test_a_king_is_drawn_looked_with_and_swapped_with(page: Page, browser: Browser, site: House):
    def king_comes_first(state):
        nobody_matches = "K" not in ranks(state.grids[0]) + ranks(state.grids[1])
        return rank(state.piles.draw[0]) == "K" and nobody_matches

    sit_down(page, "Anna", "open")
    friend = join(browser, site, page.url, "Ben")
    deal(site, page, king_comes_first)
    start(page, friend)
    looks = Looks(page)
    steady = Steady(friend, ".place", ".middle", ".table-ask", ".table-side")

    # The first look: each sees two cards of their own, and after it none.
    seen = faces(page, "#region-grid_0")
    assert len(seen) == 2
    looks.at("peek")
    assert not faces(page, "#region-grid_1")
    assert len(faces(friend, "#region-grid_1")) == 2
    for each in (page, friend):
        press(each, "I have seen them")
    asked(page, "turn")
    looks.at("turn")
    steady.at("turn")
    assert not faces(page, ".place")
    assert not faces(friend, ".place")

    # The king is Anna's to see until it is discarded; then both may match it.
    press(page, "Draw from the pile")
    expect(page.locator("#region-held .card")).to_have_attribute(
        "aria-label", re.compile("King of")
    )
    expect(friend.locator("#region-held .card")).to_have_attribute(
        "aria-label", "A card, face down"
    )
    looks.at("drawn")
    steady.at("drawn")
    press(page, "Discard it")
    for each in (page, friend):
        expect(each.locator("#region-ring .clock")).to_be_visible()
        looks.at("match")
    press(page, "Pass")
    steady.at("match")
    # A wrong match is answered in red, and its card says so.
    friend.locator("#cell-1-1 .tap").click()
    expect(friend.locator('.table-ask[data-heard="bad"]')).to_be_attached()
    for each in (page, friend):
        expect(each.locator('#region-marks_1 [data-kind="mismatched"]')).to_have_text("Wrong")

    # Two presses choose two cards; pressed again a card is let go.
    asked(page, "ability")
    point_at(page, 0, 2)
    point_at(page, 0, 2)
    expect(page.locator("input.tap:checked")).to_have_count(0)
    point_at(page, 0, 2)
    point_at(page, 1, 0)
    looks.at("ability")
    press(page, "Look")
    expect(page.locator("#cell-1-0[data-up]")).to_be_attached()
    looked_at = faces(page, ".place")
    assert len(looked_at) == 2
    assert looked_at[0] in seen
    assert not faces(friend, ".place")
    expect(friend.locator('#region-marks_1 [data-kind="peeked"]')).to_have_count(1)
    looks.at("looked")
    steady.at("looked")

    # The swap, and no face is left.
    point_at(page, 0, 2)
    point_at(page, 1, 0)
    page.get_by_role("button", name="Swap", exact=True).click()
    expect(page.locator("#cell-1-0[data-up]")).to_have_count(0)
    for each in (page, friend):
        expect(each.locator('[data-kind="exchanged"]')).to_have_count(2)
        assert not faces(each, ".place")
        assert not any(name in each.content() for name in looked_at)
    assert looks.found == []
    assert steady.moved == []
    friend.context.close()


def test_of_two_pages_with_the_same_window_one_matches(page: Page, browser: Browser, site: House):
    def both_can_match(state):
        wanted = rank(state.piles.draw[0])
        return wanted in "23456789" and all(wanted in ranks(grid) for grid in state.grids)

    dealt = []
    sit_down(page, "Anna", "open")
    friend = join(browser, site, page.url, "Ben")
    deal(site, page, lambda state: both_can_match(state) and not dealt.append(state))
    (state,) = dealt
    places = [ranks(grid).index(rank(state.piles.draw[0])) for grid in state.grids]
    start(page, friend)
    for each in (page, friend):
        press(each, "I have seen them")
    asked(page, "turn")
    press(page, "Draw from the pile")
    press(page, "Discard it")
    asked(friend, "match")

    # Ben matches while Anna still sees the window; then she presses what her page showed.
    hers = page.locator(f"#cell-0-{places[0]} .tap").get_attribute("value")
    friend.locator(f"#cell-1-{places[1]} .tap").click()
    expect(page.locator("#region-piles [data-sealed]")).to_be_attached()
    page.evaluate(
        """value => {
          const button = document.createElement("button");
          Object.assign(button, { name: "action", value });
          button.setAttribute("form", "act");
          document.body.append(button);
          button.click();
          button.remove();
        }""",
        hers,
    )

    expect(page.locator("#region-refusal")).to_have_text("It is not your turn.")
    expect(page.locator('[data-kind="matched"]')).to_have_count(1)
    friend.context.close()


def test_a_whole_round_is_played_without_javascript(site: House, browser: Browser):
    context = browser.new_context(base_url=site.url, java_script_enabled=False)
    page = context.new_page()
    sit_down(page, "Anna", "bot", "bot")

    for load in range(400):
        if is_over(page):
            break
        if is_asked(page):
            with page.expect_navigation():
                choose(page, calls_check=load > 12)
        else:
            page.reload()

    expect(page.locator("#gameover")).to_be_attached()
    context.close()


def test_cards_are_chosen_by_keyboard_alone(page: Page, browser: Browser, site: House):
    def jack_comes_first(state):
        nobody_matches = "J" not in ranks(state.grids[0]) + ranks(state.grids[1])
        return rank(state.piles.draw[0]) == "J" and nobody_matches

    sit_down(page, "Anna", "open")
    friend = join(browser, site, page.url, "Ben")
    deal(site, page, jack_comes_first)
    start(page, friend)
    for each in (page, friend):
        press(each, "I have seen them")
    asked(page, "turn")
    for name in ("Draw from the pile", "Discard it", "Pass"):
        button = page.get_by_role("button", name=name)
        expect(button).to_be_visible()
        button.press("Enter")
    press(friend, "Pass")
    asked(page, "ability")

    page.locator('input[data-choice="1"]').first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator("input.tap:checked")).to_have_count(2)
    page.get_by_role("button", name="Swap", exact=True).press("Enter")

    for each in (page, friend):
        expect(each.locator('[data-kind="exchanged"]')).to_have_count(2)
    friend.context.close()
