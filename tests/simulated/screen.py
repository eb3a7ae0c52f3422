"""A screen with a browser on it, and those who sit before it: one, or several who pass it on.

The page of several follows whoever must act, behind a curtain; a perspective chosen by hand stays
until somebody else must act.
"""

import re
from collections.abc import Sequence

from tests.simulated.browser import Browser
from tests.simulated.page import Link, NotThere, Page


class Screen:
    def __init__(self, browser: Browser, seats: Sequence[int]) -> None:
        self.browser, self.seats = browser, tuple(seats)

    # What is on it

    @property
    def seat(self) -> int | None:
        """Whose page it shows; None while the curtain is drawn."""
        return seat_on(self.browser.look())

    @property
    def curtain(self) -> int | None:
        """Who the screen is to be passed to."""
        return curtain_on(self.browser.look())

    @property
    def is_following(self) -> bool:
        return follows(self.browser.look())

    def asks_wrongly(self, actors: Sequence[int]) -> str:
        """Of those who sit here whoever is to act must be asked, and nobody else; of several the
        page is asked to come to the right one unless somebody chose to stay elsewhere."""
        shown = self.browser.look()
        seat, curtain = seat_on(shown), curtain_on(shown)
        here = [each for each in self.seats if each in actors]
        if (curtain if seat is None else seat) not in self.seats:
            return (
                f"the screen of {self.seats} shows the page of {seat}, its curtain is for {curtain}"
            )
        asks = bool(shown.form("act").buttons("action"))
        if asks != (seat in here):
            return f"the page of seat {seat} asks {'something' if asks else 'nothing'}"
        must_come = len(self.seats) > 1 and here and seat not in here and follows(shown)
        if (must_come and curtain not in here) or curtain not in (None, *here):
            return f"the curtain of the page is for seat {curtain}"
        return ""

    # What people do with it

    def turned_to(self, seat: int) -> Page:
        """The page of a seat: passed on, or looked from there by hand, if it is not on it."""
        shown = self.browser.look()
        if seat_on(shown) == seat:
            return shown
        if curtain_on(shown) == seat:
            return self.browser.visit(shown.links("curtain")[0].href)
        return self.looks_from(seat)

    def is_passed_on(self) -> Page:
        """Whoever the curtain names takes the screen."""
        links = self.browser.look().links("curtain")
        if not links:
            raise NotThere("There is no curtain to lift.")
        return self.browser.visit(links[0].href)

    def looks_from(self, seat: int) -> Page:
        """Somebody chooses by hand from where to look."""
        return self.browser.visit(self._link("perspective", rf"/from/{seat}/").href)

    def follows_again(self) -> Page:
        return self.browser.visit(self._link("perspective", r"/t/\w+/$").href)

    def _link(self, region: str, pattern: str) -> Link:
        links = self.browser.look().links(region)
        for link in links:
            if re.search(pattern, link.href):
                return link
        raise NotThere(f"There is no such link in “{region}”, only {[each.href for each in links]}")


def seat_on(shown: Page) -> int | None:
    seats = shown.form("act").named("seat")
    return int(seats[0].value) if seats else None


def curtain_on(shown: Page) -> int | None:
    for link in shown.links("curtain"):
        found = re.search(r"/from/(\d+)/$", link.href)
        if found:
            return int(found[1])
    return None


def follows(shown: Page) -> bool:
    """As the page says: following the turn, or staying where somebody chose to look from."""
    said = shown.words("perspective")
    is_following, is_staying = "Following the turn" in said, "Staying here" in said
    if is_following == is_staying:
        raise NotThere(f"The page says neither or both of following and staying: {said}")
    return is_following
