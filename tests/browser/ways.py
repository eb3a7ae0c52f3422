"""Two ways to a match without a mouse. Both know the page by roles and names alone, as it is told
to who cannot see it: no selector, nothing of how it is made."""

import re
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.player import LOST, PATIENCE

MOST_TABS = 250
PAUSE = 150  # ms between two looks, each of which reads the whole page


@dataclass(frozen=True)
class Thing:
    """Something with a role and a name that can be used now: `given` something else is there, or
    `unless` it is."""

    role: str
    name: str
    checked: bool | None = None
    place: int = 0
    given: "Thing | None" = None
    unless: "Thing | None" = None

    def is_told_by(self, role: str, name: str, states: str) -> bool:
        is_so = self.checked is None or self.checked == ("[checked]" in states)
        return (
            is_so
            and role == self.role
            and "[disabled]" not in states
            and re.search(self.name, name) is not None
        )


# A line of the tree as it is told: button "Bid 3" [disabled].
TOLD = re.compile(r'([a-z]+) "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')


class Listening:
    """A screen reader: it reads the tree of what is there and has a thing do what it does."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def heard(self) -> str:
        """All that the page says now."""
        return self.page.get_by_role("main").aria_snapshot(timeout=PATIENCE)

    def finds(self, thing: Thing, heard: str) -> bool:
        """Whether that was among what was heard."""
        if thing.given and not self.finds(thing.given, heard):
            return False
        if thing.unless and self.finds(thing.unless, heard):
            return False
        return any(thing.is_told_by(*told) for told in TOLD.findall(heard))

    def does(self, thing: Thing) -> None:
        """Use it, and wait until anything is told differently. What is replaced at that very moment
        does nothing: then whoever plays looks again."""
        before = self.heard()
        with suppress(Error):
            found = self.page.get_by_role(
                thing.role, name=re.compile(thing.name), checked=thing.checked, disabled=False
            )
            self.use(found.nth(thing.place))
        self.awaits_news(before)

    def awaits_news(self, before: str) -> None:
        for _look in range(LOST // PAUSE):
            if self.heard() != before:
                return
            self.page.wait_for_timeout(PAUSE)

    def use(self, target: Locator, patience: int = LOST) -> None:
        target.dispatch_event("click", timeout=patience)

    def writes(self, role: str, name: str, text: str) -> None:
        self.page.get_by_role(role, name=name).fill(text)

    def chooses(self, group: str, option: str) -> None:
        among = self.page.get_by_role("group", name=group)
        target = among.get_by_role("radio", name=option, exact=True)
        self.use(target, PATIENCE)
        expect(target).to_be_checked()


# Where the focus is, seen from what one wants to use.
WHERE = """wanted => {
  const now = document.activeElement;
  if (now === wanted) return "here";
  if (!wanted.isConnected) return "gone";
  const isGroup = now.type === "radio" && wanted.type === "radio" && now.name === wanted.name;
  const isBefore = wanted.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING;
  return (isGroup ? "group " : "") + (isBefore || now === document.body ? "before" : "behind");
}"""
KEY = """(({ type, checked }) =>
  type === "checkbox" ? "Space" : type === "radio" ? (checked ? "" : "Space") : "Enter"
)(document.activeElement)"""
TAB = {"before": "Tab", "behind": "Shift+Tab"}
ARROW = {"group before": "ArrowDown", "group behind": "ArrowUp"}


class Typing(Listening):
    """Keys alone: to a thing by Tab and arrows, then Enter or Space."""

    def goes_to(self, target: Locator, patience: int = PATIENCE) -> bool:
        """Whether one came there: it may be replaced under way."""
        # Held fast, because to find a thing by its name again at every stop takes a while.
        wanted = target.element_handle(timeout=patience)
        where = wanted.evaluate(WHERE)
        # One direction, and on over the end: a group of choices is one stop, maybe on the other
        # side of what one wants.
        tab = TAB.get(where.split()[-1], "")
        for _stop in range(MOST_TABS):
            if where in ("here", "gone"):
                return where == "here"
            self.page.keyboard.press(ARROW.get(where, tab))
            where = wanted.evaluate(WHERE)
        raise AssertionError(f"No key leads to {target}.")

    def use(self, target: Locator, patience: int = LOST) -> None:
        # Who comes to a choice by its arrows has chosen it.
        if self.goes_to(target, patience) and (key := self.page.evaluate(KEY)):
            self.page.keyboard.press(key)

    def writes(self, role: str, name: str, text: str) -> None:
        self.goes_to(self.page.get_by_role(role, name=name))
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
