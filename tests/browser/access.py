"""What axe-core finds on a page in both themes, and whether it scrolls sideways."""

from pathlib import Path
from typing import Any

import axe_core_python
from playwright.sync_api import Page, TimeoutError

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
WIDE = """() => [...document.querySelectorAll("body *")]
  .filter(each => each.getBoundingClientRect().right > innerWidth)
  .map(each => `${each.tagName} ${each.id} ${each.className}`)"""
SETTLED = 5_000
# The themes differ in their colours alone: what is built is looked at once.
THEMES = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
# Half-way to another theme a colour is neither's.
CHANGED = """() => Promise.all(
  document.getAnimations().filter(each => each instanceof CSSTransition).map(each => each.finished)
)"""
RUN = "options => axe.run(document, { resultTypes: ['violations'], ...options })"


Finding = tuple[str, str, str, list[str]]


def sideways(page: Page) -> list[Finding]:
    """Whether it goes on doing so: what has just been laid out anew may take a moment."""
    try:
        page.wait_for_function(FITS, timeout=SETTLED)
    except TimeoutError:
        return [(page.url, "", "scrolls sideways", page.evaluate(WIDE)[:9])]
    return []


def where(node: dict[str, Any]) -> str:
    return f"{node['html'][:200]} {node['failureSummary'][:300]}"


def findings(page: Page) -> list[Finding]:
    """What is serious, as (address, theme, rule, where); nothing where all is well."""
    # Before its stylesheets are there a page shows what they hide.
    page.wait_for_load_state()
    page.evaluate(AXE)
    found = sideways(page)
    for theme, options in THEMES.items():
        page.emulate_media(color_scheme=theme)
        page.evaluate(CHANGED)
        found += [
            (page.url, theme, each["id"], [where(node) for node in each["nodes"]][:3])
            for each in page.evaluate(RUN, options)["violations"]
            if each["impact"] in ("serious", "critical")
        ]
    return found


class Looks:
    """At a page that changes while it is played: once at each of its moments."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moments: set[str] = set()
        self.found: list[Finding] = []

    def at(self, moment: str) -> None:
        if moment and moment not in self.moments:
            self.moments.add(moment)
            self.found += findings(self.page)
