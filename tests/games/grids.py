"""Tables of Check without a database, and how their pages are read."""

import html
import itertools
import json
import random
import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.engines import wire
from games.engines.check.actions import Action, CallCheck, ExchangeCards, MatchCard, PeekAt
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.models import Status
from games.tables import SeatFacts, Table

NAMES = ("Iris", "Otto", "Vera", "Max", "Ada", "Leo")
COLORS = ("amber", "sky", "rose", "emerald", "violet", "teal")

_matches = itertools.count(1_000_000)


def table_for(seats: int, settings: Settings, seed: str = "grids", names: Any = NAMES) -> Table:
    """A table that has just begun; person n + 1 holds seat n."""
    return Table(
        match=next(_matches),
        code="bcdfghjkmn",
        slug="check",
        settings=settings,
        seed=seed,
        status=Status.PLAYING,
        host=1,
        is_public=True,
        level="easy",
        rematch="",
        revision=1,
        seats=tuple(
            SeatFacts(seat, names[seat], COLORS[seat], "a01", "person", "", away=False, ready=True)
            for seat in range(seats)
        ),
        holders=tuple(range(1, seats + 1)),
        present_until=(None,) * seats,
    ).begun(0.0)


def acted(table: Table, seat: int | None, action: Any) -> Table:
    table = table.acted(seat, action, 0.0)
    status = table.status if CHECK.actors(table.state) else Status.FINISHED
    return replace(table, revision=table.revision + 1, status=status)


def moments(table: Table, rng: random.Random) -> Iterator[Table]:
    """The table at every moment of a match played at random, the first and the last included."""
    yield table
    while table.actors:
        seat = rng.choice(sorted(table.actors))
        table = acted(table, seat, rng.choice(_likely(CHECK.legal(table.state, seat), rng)))
        yield table


def _likely(legal: tuple[Action, ...], rng: random.Random) -> list[Action]:
    """Check is called late and a wrong match is tried seldom, so that a round lasts."""
    rare = [action for action in legal if isinstance(action, CallCheck | MatchCard)]
    common = [action for action in legal if action not in rare]
    return rare if rare and rng.random() < 0.15 else common


def another(table: Table) -> Table:
    """The same table as a match of its own: nothing rendered before is taken for it."""
    return replace(table, match=next(_matches))


def view(table: Table, viewpoint: int | None) -> Any:
    return CHECK.view(table.state, viewpoint)


def offered(text: str) -> list[Action]:
    """Every action that a page lets its viewer choose, whatever the blanks are filled with."""
    found: list[Action] = []
    for form in re.findall(r"<button[^>]*name=\"action\" value='([^']*)'", text):
        action = json.loads(html.unescape(form))
        if action.get("targets") == "$targets[]":
            found += [_decoded(PeekAt, targets=targets) for targets in _looks(text)]
        elif action.get("first") == "$first":
            pairs = itertools.product(_pointed(text, "first"), _pointed(text, "second"))
            found += [_decoded(ExchangeCards, first=one, second=other) for one, other in pairs]
        else:
            found.append(wire.decode(CHECK, action))
    return found


def _decoded(kind: Any, **fields: Any) -> Action:
    return wire.decode(CHECK, {"type": kind.__struct_config__.tag, **fields})


def _pointed(text: str, name: str) -> list[Any]:
    inputs = [each for each in re.findall(r"<input[^>]*>", text) if f'name="{name}"' in each]
    values = [re.search(r"value='([^']*)'", each) for each in inputs]
    return [json.loads(html.unescape(value[1])) for value in values if value]


def _looks(text: str) -> list[list[Any]]:
    first, second = _pointed(text, "targets-1"), _pointed(text, "targets-2")
    both = itertools.product(first, second)
    return [[target] for target in first] + [[one, other] for one, other in both]
