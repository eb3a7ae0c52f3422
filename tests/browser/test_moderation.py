"""From a bad word to the decision about an appeal, through the real pages and the real admin."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.player import open_table

PASSWORD = "a quiet gallery"
PEOPLE = """
from django.core.management import call_command
from accounts.models import User
for name in ("Ben", "Mia", "Max"):
    User.objects.create_user(name, "", "a quiet gallery")
for name in ("Mia", "Max"):
    call_command("roles", name, "moderator")
"""


class Visitors:
    """Pages of several people, each in a browser of their own."""

    def __init__(self, site: House, browser: Browser) -> None:
        self.site, self.browser = site, browser

    def page(self, **options) -> Page:
        return self.browser.new_context(base_url=self.site.url, **options).new_page()

    def logged_in(self, name: str, to: str = "/", **options) -> Page:
        page = self.page(**options)
        page.goto(f"/accounts/login/?next={to}")
        page.locator("[name=login]").fill(name)
        page.locator("[name=password]").fill(PASSWORD)
        page.locator("main form button[type=submit]").first.click()
        page.wait_for_url(f"**{to}")
        return page


@pytest.fixture
def visitors(site: House, browser: Browser) -> Visitors:
    site.manage("shell", "-c", PEOPLE)
    return Visitors(site, browser)


def opens_a_table(page: Page, name: str) -> str:
    """Somebody new waits for a partner, with two bots."""
    page.goto("/new/spades/")
    page.get_by_label("Your name").first.fill(name)
    for seat in (2, 4):
        page.locator(f'[name="seat-{seat}-kind"][value="bot"]').check(force=True)
    page.locator('[name="seat-3-kind"][value="open"]').check(force=True)
    open_table(page)
    return page.url


def open_chat(page: Page) -> None:
    if page.locator("#chat[open]").count() == 0:
        page.locator("#chat > summary").click()


def says(page: Page, words: str) -> None:
    open_chat(page)
    page.locator("#chat-text").fill(words)
    page.locator("#chat-text").press("Enter")


def lines(page: Page, words: str):
    return page.locator("#chat-lines .chat-line").filter(has_text=words)


def test_report_queue_sanction_notice_appeal_and_decision(visitors: Visitors):
    anna = visitors.page()
    table = opens_a_table(anna, "Anna")
    ben = visitors.logged_in("Ben")
    ben.goto(table)
    says(ben, "You <b>fool</b>")
    open_chat(anna)
    expect(lines(anna, "You <b>fool</b>")).to_be_visible()

    # Anna reports what she read.
    line = lines(anna, "You <b>fool</b>")
    line.locator("summary").click()
    line.get_by_role("link", name="Report this").click()
    expect(anna.get_by_role("heading", name="Report Ben")).to_be_visible()
    anna.get_by_label("Insults or harassment").check()
    anna.get_by_label("What happened?").fill("He was rude.")
    anna.get_by_role("button", name="Send the report").click()
    expect(anna.get_by_text("A moderator will look at it")).to_be_visible()

    # Mia finds it in the queue, with the lines, and decides.
    mia = visitors.logged_in("Mia", "/admin/moderation/report/")
    mia.locator("#result_list tbody").get_by_role("link", name="Ben").click()
    expect(mia.locator(".quoted .reported")).to_contain_text("You <b>fool</b>")
    expect(mia.locator("blockquote").first).to_have_text("He was rude.")
    mia.get_by_role("button", name="Take", exact=True).click()
    mia.get_by_label("As the template says").check()
    mia.get_by_label("Template:").select_option(label="Insults: 3 days without chat")
    mia.get_by_role("button", name="Decide").click()
    expect(mia.get_by_text("the reporter has been told")).to_be_visible()

    # Anna learns what came of it.
    anna.goto("/notices/")
    expect(anna.get_by_text("imposed a sanction")).to_be_visible()

    # Ben cannot write, reads why, and appeals.
    says(ben, "Hello?")
    expect(ben.locator("#chat-refusal")).to_contain_text("You may not write here")
    ben.goto("/notices/")
    ben.get_by_role("link", name="Reason, evidence and appeal").click()
    expect(ben.get_by_text("You <b>fool</b>")).to_be_visible()
    ben.get_by_label("Your appeal").fill("It was a joke among friends.")
    ben.get_by_role("button", name="Appeal", exact=True).click()
    expect(ben.get_by_text("It waits to be decided")).to_be_visible()

    # Mia may not decide about her own sanction; Max does.
    mia.goto("/admin/moderation/appeal/")
    mia.locator("#result_list tbody").get_by_role("link", name="Ben").click()
    expect(mia.get_by_text("Somebody else decides")).to_be_visible()
    expect(mia.locator("[name=answer]")).to_have_count(0)
    max_ = visitors.logged_in("Max", "/admin/moderation/appeal/")
    max_.locator("#result_list tbody").get_by_role("link", name="Ben").click()
    max_.get_by_label("Grant: the sanction is lifted").check()
    max_.get_by_label("Answer").fill("Anna says so too.")
    max_.get_by_role("button", name="Decide").click()
    expect(max_.get_by_text("the person has been told")).to_be_visible()

    # Ben is told, and talks again.
    ben.goto("/notices/")
    expect(ben.get_by_text("Your appeal was granted")).to_be_visible()
    ben.goto(table)
    says(ben, "I am sorry, Anna")
    expect(lines(ben, "I am sorry, Anna")).to_be_visible()


def test_a_ban_throws_out_at_once_and_the_log_in_says_why(visitors: Visitors):
    anna = visitors.page()
    table = opens_a_table(anna, "Anna")
    ben = visitors.logged_in("Ben")
    ben.goto(table)
    ben.get_by_role("button", name="Sit").first.click()
    expect(ben.locator("html:not(.offline)")).to_be_attached()
    expect(anna.locator(".chair").filter(has_text="Ben")).to_be_visible()

    mia = visitors.logged_in("Mia", "/admin/accounts/user/")
    mia.locator("#result_list tbody").get_by_role("link", name="Ben").click()
    mia.get_by_role("link", name="Sanction", exact=True).click()
    mia.get_by_label("Ban:").check()
    mia.get_by_label("Days").fill("30")
    mia.get_by_label("Reason").fill("Threats.")
    mia.get_by_role("button", name="Sanction Ben").click()
    expect(mia.get_by_text("Imposed; the person has been told.")).to_be_visible()

    expect(ben.locator("html.offline")).to_be_attached()
    expect(anna.locator(".chair").filter(has_text="Ben")).to_have_count(0)
    ben.goto("/accounts/login/")
    ben.locator("[name=login]").fill("Ben")
    ben.locator("[name=password]").fill(PASSWORD)
    ben.locator("main form button[type=submit]").first.click()
    expect(ben.get_by_text("Threats.")).to_be_visible()
    expect(ben.get_by_text(re.compile("until .+"))).to_be_visible()
    ben.get_by_label("Your appeal").fill("It was my brother.")
    ben.get_by_role("button", name="Appeal", exact=True).click()
    expect(ben.get_by_text("It waits to be decided")).to_be_visible()


def test_what_is_said_is_marked_on_a_phone_and_works_without_scripts(visitors: Visitors):
    anna = visitors.page(viewport={"width": 360, "height": 740})
    table = opens_a_table(anna, "Anna")
    ben = visitors.logged_in("Ben", java_script_enabled=False)
    ben.goto(table)
    ben.locator("#chat > summary").click()
    ben.get_by_role("button", name="Good luck!").click()

    mark = anna.locator("#chat [data-chat-unread]")
    expect(mark).to_have_text("1")
    expect(lines(ben, "Good luck!")).to_have_count(1)
    anna.locator("#chat > summary").click()
    expect(mark).to_be_hidden()
    expect(lines(anna, "Good luck!")).to_be_visible()
