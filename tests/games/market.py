"""Tables of Things & Gotchas as they begin, and how their pages are read."""

import html
import itertools
import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from games.engines import wire
from games.engines.gotcha.deck import CARDS, KIND_OF, KINDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.table import Table
from tests.games.unkept import begun, moments, view

ID = re.compile(rf"\b(?:{'|'.join(KINDS)})-\d+\b")


def market(seats: int = 4, settings: Settings | None = None, seed: str = "market") -> Table:
    return begun("gotcha", seats, settings or Settings(), seed)


@cache
def played(seats: int, settings: Settings, seed: int) -> tuple[Table, ...]:
    """Every moment of a match played by lot."""
    return tuple(moments(market(seats, settings, f"{seed}"), random.Random(seed)))


def first(
    wanted: Callable[[Any], bool], seats: int = 4, settings: Settings | None = None
) -> tuple[Table, int]:
    """The first moment of some match at which the view of one who may act is as wanted, and who
    that is."""
    for seed in range(200):
        for table in played(seats, settings or Settings(target_points=2), seed):
            for seat in sorted(table.actors):
                if wanted(view(table, seat)):
                    return table, seat
    raise AssertionError("No match came to this.")


def ids(text: str) -> set[str]:
    """Every card that is named by its id anywhere in a page."""
    return set(ID.findall(text)) & set(CARDS)


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
