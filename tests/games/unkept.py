"""Tables of any game without a database, and how their pages are read."""

import html
import itertools
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from games.engines import GAMES
from games.models import Status
from games.rendering import Fragments, Viewer, fragments
from games.table import SeatFacts, Table

NAMES = ("Iris", "Otto", "Vera", "Max", "Ada", "Leo")
COLORS = ("amber", "sky", "rose", "emerald", "violet", "teal")

_matches = itertools.count(1)


def begun(
    slug: str, seats: int, settings: Any, seed: str = "unkept", names: Sequence[str] = NAMES
) -> Table:
    """A table that has just begun; person n + 1 holds seat n."""
    return Table(
        match=next(_matches),
        code="bcdfghjkmn",
        slug=slug,
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
    status = table.status if table.actors else Status.FINISHED
    return replace(table, revision=table.revision + 1, status=status)


def another(table: Table, **changes: Any) -> Table:
    """The same table as a match of its own: nothing rendered before is taken for it."""
    return replace(table, match=next(_matches), **changes)


Choice = Callable[[Sequence[Any], random.Random], Any]


def anything(legal: Sequence[Any], rng: random.Random) -> Any:
    return rng.choice(legal)


def moments(table: Table, rng: random.Random, choice: Choice = anything) -> Iterator[Table]:
    """The table at every moment of a match played by lot, the first and the last included."""
    game = GAMES[table.slug]
    yield table
    while table.actors:
        seat = rng.choice(sorted(table.actors))
        table = acted(table, seat, choice(game.legal(table.state, seat), rng))
        yield table


def viewpoints(table: Table) -> tuple[int | None, ...]:
    return (*range(len(table.seats)), None)


def view(table: Table, viewpoint: int | None) -> Any:
    return GAMES[table.slug].view(table.state, viewpoint)


def shown(table: Table, viewpoint: int | None) -> Fragments:
    return fragments(table, Viewer(None if viewpoint is None else viewpoint + 1))


def page(table: Table, viewpoint: int | None) -> str:
    return "".join(shown(table, viewpoint).values())


def words(text: str) -> str:
    """What is left of a fragment when it is read out."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())
