"""How a table comes to be on the site: by its pages, and with nothing but names."""

from collections.abc import Sequence

import msgspec
from django.urls import reverse

from tests.simulated.browser import Browser
from tests.simulated.page import Form
from tests.simulated.screen import Screen
from tests.simulated.world import Opening


def open_table(opening: Opening, screens: Sequence[Screen]) -> str:
    """Those at the first screen open the table; the others get the link, sit down and are ready;
    then the host starts. The match begins at once if nobody is waited for. The table's code."""
    host = screens[0].browser
    _fill_in_and_open(host, opening, len(screens[0].seats))
    table = host.location
    if len(screens) > 1:
        fields = host.look().loose
        link = next(field.value for field in fields if field.value.endswith(table))
        for screen in screens[1:]:
            (seat,) = screen.seats
            _sit_down(screen.browser, link, seat, opening.names[seat])
        host.press(host.look().form("seating"), f"{table}start/")
    host.look().form("act")
    return table.strip("/").split("/")[-1]


def _fill_in_and_open(host: Browser, opening: Opening, together: int) -> None:
    address = reverse("new-table", args=[opening.game.slug])
    form = host.visit(address).form(action=address)
    form.fill("count", str(len(opening.names)))
    _fill_in_seats(form, opening.names, together)
    for name, value in msgspec.to_builtins(opening.settings).items():
        form.fill(f"option-{name}", value if isinstance(value, bool) else str(value))
    form.fill("your_name", opening.names[0])
    host.press(form, address)


def _fill_in_seats(form: Form, names: Sequence[str], together: int) -> None:
    for number, name in enumerate(names, 1):
        kind = "me" if number == 1 else "guest" if number <= together else "open"
        form.fill(f"seat-{number}-kind", kind)
        if kind == "guest":
            form.fill(f"seat-{number}-name", name)


def _sit_down(browser: Browser, link: str, seat: int, name: str) -> None:
    form = browser.visit(link).form("seating")
    form.fill("your_name", name)
    browser.press(form, form.action, value=str(seat))
    table = browser.location
    browser.press(browser.look().form("seating"), f"{table}ready/")
