"""The pages of one's own account: axe-core finds nothing serious on any of them."""

from pathlib import Path

import axe_core_python
from playwright.sync_api import Page, expect

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
PASSWORD = "a quiet gallery"


def findings(page: Page) -> list[tuple[str, str]]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document)")["violations"]
    return [(page.url, each["id"]) for each in found if each["impact"] in ("serious", "critical")]


def test_ones_own_pages_are_for_everyone(page: Page):
    page.emulate_media(reduced_motion="reduce")
    page.goto("/accounts/signup/")
    page.locator("#id_username").fill("Bettina")
    for field in ("#id_password1", "#id_password2"):
        page.locator(field).fill(PASSWORD)
    page.locator("main button[type=submit]").first.click()
    expect(page.locator(".page-header .menu")).to_be_visible()
    found = []
    for path in ("profile/", "2fa/", "delete/", "2fa/totp/activate/"):
        page.goto(f"/accounts/{path}")
        found += findings(page)
    page.locator("input[type=password]").fill(PASSWORD)
    page.locator("main button[type=submit]").first.click()
    expect(page.locator("img.qr")).to_be_visible()
    found += findings(page)

    assert found == []
