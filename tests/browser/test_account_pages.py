"""The pages about people, with everything on them: for everyone, in both themes, at every width."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.access import findings
from tests.browser.house import House
from tests.browser.people_story import PASSWORD, WIDEST


def logged_in(page: Page, name: str) -> None:
    page.goto("/accounts/login/")
    page.locator("[name=login]").fill(name)
    page.locator("[name=password]").fill(PASSWORD)
    page.locator("main form button[type=submit]").first.click()
    expect(page.locator(".page-header .menu")).to_be_visible()


def test_the_pages_about_people_are_for_everyone(site: House, browser: Browser, tmp_path: Path):
    facts = tmp_path / "facts.json"
    story = f"from tests.browser.people_story import tell; tell({str(facts)!r})"
    site.manage("shell", "-c", story)
    told = json.loads(facts.read_text())
    # Each page once, each person at another width.
    walks = {
        ("Benno", 360): [
            "/notices/", f"/notices/sanctions/{told['chatless']}/",
            f"/notices/sanctions/{told['unrated']}/", "/leaders/spades/", "/leaders/spades/month/",
            "/accounts/profile/", "/accounts/2fa/", "/accounts/delete/", "/accounts/email/",
            "/accounts/password/change/", "/moderation/",
        ],
        (WIDEST, 320): [
            "/", "/accounts/profile/", "/accounts/delete/", "/new/check/", "/daily/",
            f"/t/{told['over']}/review/", f"/t/{told['over']}/figures/", f"/t/{told['over']}/log/",
        ],
        ("Anna", 768): [
            f"/t/{told['code']}/", f"/report/Benno/?table={told['code']}&message={told['message']}",
            "/accounts/people/Benno/", "/leaders/spades/", "/moderation/", "/notices/",
            "/accounts/2fa/totp/activate/",
        ],
        ("Max", 1280): [
            "/moderation/", "/admin/", "/admin/moderation/report/",
            f"/admin/moderation/report/{told['report']}/change/",
            f"/admin/moderation/appeal/{told['appeal']}/change/",
            f"/admin/games/match/{told['match']}/change/", "/admin/games/match/",
            f"/admin/moderation/auditentry/{told['audit']}/change/",
            f"/admin/accounts/user/{told['ben']}/change/",
            f"/admin/accounts/user/{told['ben']}/sanction/",
        ],
    }  # fmt: skip
    found = []
    for (name, width), addresses in walks.items():
        context = browser.new_context(
            base_url=site.url,
            viewport={"width": width, "height": 900},
        )
        page = context.new_page()
        logged_in(page, name)
        for address in addresses:
            response = page.goto(address)
            assert response is not None
            assert response.status == 200, address
            found += findings(page)
        context.close()

    assert found == []
