"""Tables of Spades without a database, and how their pages are read."""

import html
import itertools
import json
import random
import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.engines import wire
from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from games.models import Status
from games.rendering import Fragments, Viewer, fragments
from games.tables import SeatFacts, Table

SEATS = range(4)
VIEWPOINTS = (*SEATS, None)
NAMES = ("Iris", "Otto", "Vera", "Max")
CARD = r"(?:[2-9TJQKA][CDHS]|LJ|BJ)"

_matches = itertools.count(1)


def felt(settings: Settings, seed: str = "felt", names: Any = NAMES) -> Table:
    """A table that has just begun; person n + 1 holds seat n."""
    seats = tuple(
        SeatFacts(seat, names[seat], "amber", "a01", "person", "", away=False, ready=True)
        for seat in SEATS
    )
    table = Table(
        match=next(_matches),
        code="bcdfghjkmn",
        slug="spades",
        settings=settings,
        seed=seed,
        status=Status.PLAYING,
        host=1,
        is_public=True,
        level="medium",
        rematch="",
        revision=1,
        seats=seats,
        holders=(1, 2, 3, 4),
        present_until=(None,) * 4,
    )
    return table.begun(0.0)


def acted(table: Table, action: Any) -> Table:
    (seat,) = table.actors
    table = table.acted(seat, action, 0.0)
    status = table.status if SPADES.actors(table.state) else Status.FINISHED
    return replace(table, revision=table.revision + 1, status=status)


def another(table: Table, action: Any) -> Table:
    """What would be at the table had this action been chosen: a match of its own."""
    return replace(acted(table, action), match=next(_matches))


def moments(table: Table, rng: random.Random) -> Iterator[Table]:
    """The table at every moment of a match played at random, the first and the last included."""
    yield table
    while table.actors:
        (seat,) = table.actors
        table = acted(table, rng.choice(SPADES.legal(table.state, seat)))
        yield table


def view(table: Table, viewpoint: int | None) -> Any:
    return SPADES.view(table.state, viewpoint)


def shown(table: Table, viewpoint: int | None) -> Fragments:
    return fragments(table, Viewer(None if viewpoint is None else viewpoint + 1))


def page(table: Table, viewpoint: int | None) -> str:
    return "".join(shown(table, viewpoint).values())


def faces(text: str) -> list[str]:
    """The cards that are drawn face up."""
    return re.findall(rf'cards[^"]*\.svg#({CARD})"', text)


def backs(text: str) -> int:
    return len(re.findall(r'cards[^"]*\.svg#back"', text))


def choices(text: str) -> list[Any]:
    """The actions that can be chosen, one for each button."""
    buttons = re.findall(r"<button[^>]*>", text)
    values = [re.search(r'name="action" value="([^"]*)"', button) for button in buttons]
    return [wire.decode(SPADES, json.loads(html.unescape(value[1]))) for value in values if value]


def words(text: str) -> str:
    """What is left of a fragment when it is read out."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())


def rows(text: str) -> dict[str, list[str]]:
    """The rows of a fragment's tables: title -> cells."""
    found = {}
    for row in re.findall(r"<tr.*?</tr>", text, re.DOTALL):
        title = re.search(r'<th scope="row">(.*?)</th>', row, re.DOTALL)
        if title:
            found[words(title[1])] = [
                words(cell) for cell in re.findall(r"<td[^>]*>(.*?)</td>", row, re.DOTALL)
            ]
    return found


def number(text: str) -> int:
    """The last number of a cell, its minus being the real one."""
    return int(re.findall(r"[−+]?\d+", text)[-1].replace("−", "-"))
