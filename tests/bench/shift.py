"""How much of a table moves by itself: a whole match of every game in a browser, at four widths.

The budget is that nothing does when fragments arrive. `--causes` says what moved, from where to
where (x, y, width, height); `--motion` has the pages glide and fly as they do for most people;
`--games` and `--widths` choose, separated by commas.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.bench.measuring import result
from tests.browser import bidder, memory, player, trader
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.house import House
from tests.browser.player import LOST, PATIENCE, is_over, question
from tests.browser.shifts import Shifts

NAME = "layout-shift"
# Width -> height: a phone, a tablet, two screens.
WINDOWS = {360: 740, 768: 1024, 1280: 860, 1920: 1080}
# Of what the bots of a house take: each step is seen by itself, and a match ends soon.
PACE = "0.05"
MOST_ACTIONS = 600
CAUSES = 25


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench layout-shift", description=__doc__)
    parser.add_argument("--causes", action="store_true")
    parser.add_argument("--motion", action="store_true")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--widths", default=",".join(map(str, WINDOWS)))
    options = parser.parse_known_args(argv)[0]
    expect.set_options(timeout=PATIENCE)
    house = House(Path(tempfile.mkdtemp(prefix="parlour-")), BOT_PACE=PACE)
    house.manage("migrate")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            for game in options.games.split(","):
                for width in map(int, options.widths.split(",")):
                    house.tidy_up()
                    shifts = measured(browser, house, game, width, options.motion)
                    tell(shifts, game, width, options.causes)
            browser.close()
    finally:
        house.close_down()


def measured(browser: Browser, house: House, game: str, width: int, is_moving: bool) -> Shifts:
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": WINDOWS.get(width, 860)},
        reduced_motion="no-preference" if is_moving else "reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    shifts = Shifts(page)
    GAMES[game](page, shifts)
    context.close()
    return shifts


def tell(shifts: Shifts, game: str, width: int, with_causes: bool) -> None:
    result(
        NAME,
        game=game,
        width=width,
        all=round(shifts.total, 4),
        unprompted=round(shifts.unprompted, 4),
        largest=round(shifts.largest, 4),
        count=len(shifts.all),
    )
    if with_causes:
        for what, value, times, example in list(shifts.causes())[:CAUSES]:
            print(f"  {value:.4f} {times:3}x {what}  {example}", flush=True)


def until_over(page: Page, shifts: Shifts, act: Callable[[Page, int], object]) -> None:
    """Act whenever asked, until the match has ended."""
    for number in range(MOST_ACTIONS):
        await_question(page)
        shifts.look()
        if is_over(page):
            return
        player.close_overlay(page)
        # Whoever was overtaken by a bot looks again.
        with suppress(AssertionError):
            act(page, number)
    raise RuntimeError("The match did not end.")


def await_question(page: Page) -> None:
    """Or the end; whoever waits in vain looks at the page anew, as people do."""
    asked = page.locator("#region-prompt[data-asked]").or_(page.locator("#region-gameover h2"))
    try:
        expect(asked.first).to_be_attached(timeout=3 * LOST)
    except AssertionError:
        print(f"Nothing was asked at {page.url} for a long while: loaded anew.", file=sys.stderr)
        page.reload()


def play_spades(page: Page, shifts: Shifts) -> None:
    player.open_short_match(page, "Anna", round_limit="2", turn_seconds="0")
    until_over(page, shifts, lambda page, _number: player.act(page))


def play_modern_art(page: Page, shifts: Shifts) -> None:
    """Who bids now and then, so that something hangs at their own place too."""
    bidder.open_sale(page, "Anna", open_countdown="0", turn_seconds="0")

    def act(page: Page, number: int) -> None:
        bid = bidder.sender(page)
        if number % 3 == 0 and question(page) in ("open", "one_offer", "hidden") and bid.count():
            bidder.press(page, bid)
        else:
            bidder.answer(page)

    until_over(page, shifts, act)


def play_gotcha(page: Page, shifts: Shifts) -> None:
    trader.open_market(page, "Anna", "bot", "bot", target_points="3")
    until_over(page, shifts, lambda page, _number: trader.take_turn(page))


def play_check(page: Page, shifts: Shifts) -> None:
    memory.sit_down(page, "Anna", "bot", "bot", rounds="2", peek_seconds="0", match_seconds="0")
    until_over(page, shifts, lambda page, number: memory.act(page, number % 12 > 8))


GAMES: dict[str, Callable[[Page, Shifts], None]] = {
    "modern_art": play_modern_art,
    "spades": play_spades,
    "gotcha": play_gotcha,
    "check": play_check,
}
