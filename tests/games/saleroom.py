"""Tables of Modern Art without a database, and how their pages are read."""

import html
import itertools
import json
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from games.engines import wire
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.settings import Settings
from games.models import Status
from games.rendering import Fragments, Viewer, fragments
from games.tables import SeatFacts, Table

NAMES = ("Iris", "Otto", "Vera", "Max", "Lena")
CARD = r"[a-z]+-(?:open|one_offer|hidden|fixed_price|double)-\d"

_matches = itertools.count(10_000)


def saleroom(
    seats: int = 4,
    settings: Settings | None = None,
    seed: str = "saleroom",
    names: Sequence[str] = NAMES,
    deck: Sequence[str] | None = None,
) -> Table:
    """A table that has just begun; person n + 1 holds seat n."""
    table = Table(
        match=next(_matches),
        code="bcdfghjkmn",
        slug="modern_art",
        settings=settings or Settings(),
        seed=seed,
        status=Status.PLAYING,
        host=1,
        is_public=True,
        level="easy",
        rematch="",
        revision=1,
        seats=tuple(
            SeatFacts(seat, names[seat], "amber", "a01", "person", "", away=False, ready=True)
            for seat in range(seats)
        ),
        holders=tuple(range(1, seats + 1)),
        present_until=(None,) * seats,
    ).begun(0.0)
    if deck is None:
        return table
    return replace(table, state=MODERN_ART.setup(seats, seed, table.settings, deck).state)


def acted(table: Table, seat: int | None, action: Any) -> Table:
    table = table.acted(seat, action, 0.0)
    status = table.status if MODERN_ART.actors(table.state) else Status.FINISHED
    return replace(table, revision=table.revision + 1, status=status)


def another(table: Table, **changes: Any) -> Table:
    """The same table as a match of its own, with something changed."""
    return replace(table, match=next(_matches), **changes)


def moments(table: Table, rng: random.Random) -> Iterator[Table]:
    """The table at every moment of a match played at random, the first and the last included."""
    yield table
    while table.actors:
        seat = rng.choice(sorted(table.actors))
        table = acted(table, seat, chosen(MODERN_ART.legal(table.state, seat), rng))
        yield table


def chosen(legal: Sequence[Any], rng: random.Random) -> Any:
    """An action at random, but small amounts: money is to last for a match."""
    return rng.choice([*legal[:12], legal[-1]])


def view(table: Table, viewpoint: int | None) -> Any:
    return MODERN_ART.view(table.state, viewpoint)


def shown(table: Table, viewpoint: int | None) -> Fragments:
    return fragments(table, Viewer(None if viewpoint is None else viewpoint + 1))


def page(table: Table, viewpoint: int | None) -> str:
    return "".join(shown(table, viewpoint).values())


def faces(text: str) -> set[str]:
    """The paintings whose picture is shown."""
    return set(re.findall(rf"paintings/({CARD})[^\"]*\.svg", text))


def choices(text: str) -> list[Any]:
    """What can be chosen, one for each button, as the button says it."""
    buttons = re.findall(r"<button[^>]*>", text)
    values = [re.search(r'name="action" value="([^"]*)"', button) for button in buttons]
    return [json.loads(html.unescape(value[1])) for value in values if value]


def offered(text: str) -> list[Any]:
    """Every action that the page lets its reader choose: where there is an amount to say, one
    action for each amount within the field's bounds."""
    bounds = re.search(r'<input[^>]* min="(\d+)" max="(\d+)"[^>]* data-amount>', text)
    actions = []
    for choice in choices(text):
        if choice.get("amount") == "$amount":
            assert bounds is not None
            low, high = map(int, bounds.groups())
            actions += [{**choice, "amount": amount} for amount in range(low, high + 1)]
        else:
            actions.append(choice)
    return [wire.decode(MODERN_ART, action) for action in actions]


def words(text: str) -> str:
    """What is left of a fragment when it is read out."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())
