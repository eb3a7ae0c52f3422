"""Whether the places of a table stay where they are while things happen at it."""

from typing import Any

from playwright.sync_api import Page

# Where each begins, on the whole page: whoever scrolls moves nothing.
WHERE = """places => places.flatMap(place => [...document.querySelectorAll(place)]
  .filter(each => each.checkVisibility())
  .map((each, number) => {
    const { x, y } = each.getBoundingClientRect();
    return [`${place} ${number}`, Math.round(x + scrollX), Math.round(y + scrollY)];
  }))"""
UNSEEN = 2  # pixels


class Steady:
    def __init__(self, page: Page, *places: str) -> None:
        self.page, self.places = page, places
        self.first: dict[str, tuple[str, int, int]] = {}
        self.moved: list[Any] = []

    def at(self, moment: str) -> None:
        """What is somewhere else than when it was first looked at."""
        self.page.wait_for_load_state()
        for place, x, y in self.page.evaluate(WHERE, list(self.places)):
            before, was_x, was_y = self.first.setdefault(place, (moment, x, y))
            if max(abs(x - was_x), abs(y - was_y)) > UNSEEN:
                self.moved.append((place, before, (was_x, was_y), moment, (x, y)))
