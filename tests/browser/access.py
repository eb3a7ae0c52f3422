"""What axe-core finds on a page, and whether it scrolls sideways."""

from pathlib import Path

import axe_core_python
from playwright.sync_api import Page

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
WIDER = "document.documentElement.scrollWidth > innerWidth"


def findings(page: Page) -> list[tuple[str, str, list[str]]]:
    """What is serious, as (address, rule, where); nothing where all is well."""
    page.evaluate(AXE)
    found = [
        (page.url, each["id"], [node["html"][:200] for node in each["nodes"]][:3])
        for each in page.evaluate("axe.run(document)")["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    return found + ([(page.url, "scrolls sideways", [])] if page.evaluate(WIDER) else [])
