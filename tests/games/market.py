"""Tables of Things & Gotchas without a database, and how their pages are read."""

import html
import itertools
import json
import random
import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.engines import wire
from games.engines.gotcha.deck import CARDS, KIND_OF, KINDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.models import Status
from games.rendering import Fragments, Viewer, fragments
from games.tables import SeatFacts, Table

NAMES = ("Iris", "Otto", "Vera", "Max", "Nina", "Paul")
ID = re.compile(rf"\b(?:{'|'.join(KINDS)})-\d+\b")

_matches = itertools.count(10_000)


def market(seats: int = 4, settings: Settings | None = None, seed: str = "market") -> Table:
    """A table that has just begun; person n + 1 holds seat n."""
    facts = tuple(
        SeatFacts(seat, NAMES[seat], "amber", "a01", "person", "", away=False, ready=True)
        for seat in range(seats)
    )
    table = Table(
        match=next(_matches),
        code="bcdfghjkmn",
        slug="gotcha",
        settings=settings or Settings(),
        seed=seed,
        status=Status.PLAYING,
        host=1,
        is_public=True,
        level="easy",
        rematch="",
        revision=1,
        seats=facts,
        holders=tuple(range(1, seats + 1)),
        present_until=(None,) * seats,
    )
    return table.begun(0.0)


def acted(table: Table, seat: int, action: Any) -> Table:
    table = table.acted(seat, action, 0.0)
    status = table.status if GOTCHA.actors(table.state) else Status.FINISHED
    return replace(table, revision=table.revision + 1, status=status)


def remade(table: Table, **changes: Any) -> Table:
    """The same table with another state: a match of its own."""
    return replace(table, state=replace(table.state, **changes), match=next(_matches))


def moments(table: Table, rng: random.Random) -> Iterator[Table]:
    """The table at every moment of a match played at random, the first and the last included."""
    yield table
    while table.actors:
        seat = rng.choice(sorted(table.actors))
        table = acted(table, seat, rng.choice(GOTCHA.legal(table.state, seat)))
        yield table


def viewpoints(table: Table) -> tuple[int | None, ...]:
    return (*range(len(table.seats)), None)


def view(table: Table, viewpoint: int | None) -> Any:
    return GOTCHA.view(table.state, viewpoint)


def shown(table: Table, viewpoint: int | None) -> Fragments:
    return fragments(table, Viewer(None if viewpoint is None else viewpoint + 1))


def page(table: Table, viewpoint: int | None) -> str:
    return "".join(shown(table, viewpoint).values())


def ids(text: str) -> set[str]:
    """Every card that is named by its id anywhere in a page."""
    return set(ID.findall(text)) & set(CARDS)


def words(text: str) -> str:
    """What is left of a fragment when it is read out."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())


def first_of_kind(cards: tuple[str, ...]) -> set[str]:
    """Of cards of one kind the one that the page plays: they are all alike."""
    found: dict[str, str] = {}
    for card in cards:
        found.setdefault(KIND_OF[card].name, card)
    return set(found.values())


def buttons(text: str) -> list[Any]:
    """The actions on the buttons, blanks and all."""
    values = re.findall(r'<button[^>]*name="action" value=(?:"([^"]*)"|\'([^\']*)\')', text)
    return [json.loads(html.unescape(one or other)) for one, other in values]


def fields(text: str) -> dict[str, list[Any]]:
    """What the form's other fields may say, by name."""
    found: dict[str, list[Any]] = {}
    for field in re.findall(r"<input[^>]*>", text):
        name = re.search(r'name="([^"]*)"', field)
        value = re.search(r"value=(?:\"([^\"]*)\"|'([^']*)')", field)
        if name and value and 'form="act"' in field:
            said = html.unescape(value[1] or value[2] or "")
            found.setdefault(name[1], []).append(json.loads(said) if said[:1] == "{" else said)
    return found


def within_reach(text: str) -> set[Any]:
    """Every action that can be put together on a page: its buttons with their blanks filled in."""
    said = fields(text)
    reach = set()
    for action in buttons(text):
        options = {key: _fillings(value, said) for key, value in action.items()}
        for values in itertools.product(*options.values()):
            reach.add(wire.decode(GOTCHA, dict(zip(options, values, strict=True))))
    return reach


def _fillings(value: Any, said: dict[str, list[Any]]) -> list[Any]:
    if not isinstance(value, str) or not value.startswith("$"):
        return [value]
    if not value.endswith("[]"):
        return said.get(value[1:], [])
    name = value[1:-2]
    choices = [
        each
        for field, values in said.items()
        if field == name or field.startswith(f"{name}-")
        for each in values
        if each != ""
    ]
    return [list(some) for size in (0, 1, 2) for some in itertools.combinations(choices, size)]
