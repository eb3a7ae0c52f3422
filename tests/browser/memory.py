"""People who play Check in browsers: they press and point at what the page offers."""

from playwright.sync_api import Browser, Page, expect

from games.engines import chance
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from tests.browser.house import House
from tests.browser.player import arrive, attempt, catch_up, is_over, open_table, revision

SLOW = {"peek_seconds": "60", "match_seconds": "60", "turn_seconds": "0"}


def sit_down(page: Page, name: str, *kinds: str, **options: str) -> None:
    """A newcomer opens a table; the seats after their own are `open` or `bot`."""
    page.goto("/new/check/")
    page.get_by_label("Your name").first.fill(name)
    page.locator(f'[name="count"][value="{len(kinds) + 1}"]').check(force=True)
    for seat, kind in enumerate(kinds, 2):
        page.locator(f'[name="seat-{seat}-kind"][value="{kind}"]').check(force=True)
    for option, value in (SLOW | options).items():
        page.locator(f'[name="option-{option}"]').fill(value)
    open_table(page)


def join(browser: Browser, site: House, link: str, name: str) -> Page:
    """A friend comes by the link and is ready."""
    friend = browser.new_context(
        base_url=site.url, viewport={"width": 360, "height": 760}, has_touch=True
    ).new_page()
    friend.goto(link)
    friend.get_by_label("Your name").first.fill(name)
    friend.get_by_role("button", name="Sit").first.click()
    friend.get_by_role("button", name="ready").first.click()
    return friend


def deal(site: House, page: Page, wanted) -> None:
    """Have two players dealt cards as wanted, the host, who opened the table, in seat 0."""
    code = page.url.split("/t/")[1].split("/")[0]
    seed = next(
        seed
        for seed in map(str, range(10_000))
        if chance.shuffled(["host", "friend"], chance.derived(seed, "seating"))[0] == "host"
        and wanted(CHECK.setup(2, seed, Settings()).state)
    )
    site.database.change("UPDATE games_match SET seed = %s WHERE code = %s", seed, code)


def start(page: Page, *others: Page) -> None:
    page.get_by_role("button", name="Start").first.click()
    for each in (page, *others):
        arrive(each, "#region-grid_0")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def asked(page: Page, phase: str) -> None:
    """Wait for a question of this phase."""
    expect(page.locator(f'[data-asked="{phase}"]')).to_be_attached()


def point_at(page: Page, seat: int, position: int) -> None:
    """As a finger does: whatever is there is pressed."""
    cell = page.locator(f"#cell-{seat}-{position}")
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def faces(page: Page, within: str) -> list[str]:
    """The cards that lie face up there, by the names they have for who listens."""
    found = page.locator(f"{within} .card[role=img]:not([aria-label*='face down'])")
    return [each.get_attribute("aria-label") or "" for each in found.all()]


def is_asked(page: Page) -> bool:
    return page.locator("#region-prompt[data-asked]").count() > 0


def choose(page: Page, calls_check: bool = False) -> None:
    """Press the first thing that is offered, having pointed at cards where that is asked for;
    or, as soon as that is offered, call check."""
    for choice in ("1", "2"):
        pointers = page.locator(f'input.tap[data-choice="{choice}"]')
        if pointers.count():
            pointers.nth(int(choice) - 1).press("Space")
    offered = page.locator('button[form="act"][name="action"]:visible')
    call = offered.filter(has_text="Call check")
    (call if calls_check and call.count() else offered).first.press("Enter")


def act(page: Page, calls_check: bool = False) -> bool:
    """Do something, if one is asked."""
    if page.locator("[data-dismiss]:visible").count() and not is_over(page):
        page.locator("[data-dismiss]:visible").first.click()
    if is_over(page) or not is_asked(page):
        return False
    attempt(page, lambda page: choose(page, calls_check))
    return True


def play_to_the_end(*pages: Page, calls_check_after: int) -> None:
    """Each acts when asked; after so many actions the next who can calls check."""
    actions = 0
    for _look in range(300):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            actions += act(page, actions > calls_check_after)
        newest = max(revision(page) for page in pages)
        for page in pages:
            catch_up(page, newest)
        if not any(is_asked(page) or is_over(page) for page in pages):
            # It is up to a bot.
            catch_up(pages[0], newest + 1)
    raise AssertionError("The round did not end.")
