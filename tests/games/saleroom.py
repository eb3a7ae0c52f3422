"""Tables of Modern Art as they begin, and how their pages are read."""

import html
import json
import random
import re
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.engines import wire
from games.engines.modern_art.game import MODERN_ART
from games.engines.modern_art.paintings import CARDS
from games.engines.modern_art.settings import Settings
from games.table import Table
from tests.games.unkept import NAMES, acted, begun

CALM = Settings(open_countdown=0, turn_seconds=0)
CARD = r"[a-z]+-(?:open|one_offer|hidden|fixed_price|double)-\d"


def saleroom(
    seats: int = 4,
    settings: Settings | None = None,
    seed: str = "saleroom",
    names: Sequence[str] = NAMES,
    deck: Sequence[str] | None = None,
) -> Table:
    table = begun("modern_art", seats, settings or Settings(), seed, names)
    if deck is None:
        return table
    return replace(table, state=MODERN_ART.setup(seats, seed, table.settings, deck).state)


def dealt(
    *hands: Sequence[str], settings: Settings | None = None, names: Sequence[str] = NAMES
) -> Table:
    """A table at which each seat has been dealt these cards first, and others after them."""
    size = {3: 10, 4: 9, 5: 8}[len(hands)]
    rest = iter(card for card in CARDS if not any(card in hand for hand in hands))
    full = [[*hand, *(next(rest) for _ in range(size - len(hand)))] for hand in hands]
    deck = [card for row in zip(*full, strict=True) for card in row]
    return saleroom(len(hands), settings or CALM, names=names, deck=[*deck, *rest])


def played(table: Table, *actions: tuple[int, Any]) -> Table:
    """What these seats did, one after the other: (seat, action)."""
    for seat, action in actions:
        table = acted(table, seat, action)
    return table


def chosen(legal: Sequence[Any], rng: random.Random) -> Any:
    """An action at random, but small amounts: money is to last for a match."""
    return rng.choice([*legal[:12], legal[-1]])


def faces(text: str) -> set[str]:
    """The paintings whose picture is shown."""
    return set(re.findall(rf"paintings/({CARD})[^\"]*\.svg", text))


def choices(text: str) -> list[Any]:
    """What can be chosen, one for each button, as the button says it."""
    buttons = re.findall(r"<button[^>]*>", text)
    values = [re.search(r"name=\"action\" value='([^']*)'", button) for button in buttons]
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
