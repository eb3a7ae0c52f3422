"""What moves and sounds at a table: nothing for whoever wants no motion, nothing heard unasked."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import act, open_short_match

# Everything on the page that moves, by what moves it, and whether anything could be heard.
WATCH = """
const page = document.documentElement;
window.moved = [];
window.heard = 0;
const Audio = window.AudioContext;
window.AudioContext = class extends Audio {
  constructor() { super(); window.heard += 1; }
};
const TURNS = ["translate", "scale", "rotate", "transform"];
const isMoving = (animation) =>
  animation.playState === "running" &&
  animation.effect.getComputedTiming().duration > 0 &&
  animation.effect.getKeyframes().some((frame) => TURNS.some((name) => name in frame));
const look = () => {
  for (const animation of document.getAnimations()) {
    if (isMoving(animation)) window.moved.push(animation.animationName ?? "flight");
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def moved(page: Page) -> set[str]:
    """What has moved since this was asked last."""
    found: list[Any] = page.evaluate("window.moved.splice(0)")
    return set(found)


def play_a_trick(page: Page) -> None:
    for _action in range(2):
        assert act(page)
    expect(page.locator("#region-prompt[data-asked]")).to_be_attached()


@pytest.mark.parametrize("wish", ["system", "preference"])
def test_whoever_wants_no_motion_sees_none(page: Page, wish: str):
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    open_short_match(page, "Anna")
    play_a_trick(page)
    assert "flight" in moved(page)

    if wish == "system":
        page.emulate_media(reduced_motion="reduce")
    else:
        page.evaluate("document.documentElement.dataset.speed = 'none'")
    page.wait_for_timeout(0)
    page.evaluate("document.getAnimations().forEach((animation) => animation.cancel())")
    moved(page)
    play_a_trick(page)

    assert not moved(page)


def test_nothing_is_heard_until_it_is_asked_for_and_then_it_stays(page: Page):
    page.add_init_script(WATCH)
    open_short_match(page, "Anna")
    play_a_trick(page)
    assert page.evaluate("window.heard") == 0

    page.locator(".table-menu > summary").click()
    with page.expect_response("**/accounts/sound/") as saved:
        page.get_by_role("button", name="Switch sound on").click()
    assert saved.value.ok
    assert page.evaluate("window.heard") == 1

    page.reload()
    expect(page.locator("html[data-sound]")).to_be_attached()
    play_a_trick(page)
    assert page.evaluate("window.heard") == 1
