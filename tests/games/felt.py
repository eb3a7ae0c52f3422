"""Tables of Spades as they begin, and how their pages are read."""

import html
import json
import random
import re
from collections.abc import Sequence
from typing import Any

from games.engines import wire
from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from games.table import Table
from tests.games.unkept import NAMES, acted, another, begun, words

SEATS = range(4)
VIEWPOINTS = (*SEATS, None)
CARD = r"(?:[2-9TJQKA][CDHS]|LJ|BJ)"


def felt(settings: Settings, seed: str = "felt", names: Sequence[str] = NAMES) -> Table:
    return begun("spades", 4, settings, seed, names)


def replied(table: Table, action: Any) -> Table:
    """What would be at the table had this action been chosen: a match of its own."""
    (seat,) = table.actors
    return another(acted(table, seat, action))


def sensible(legal: Sequence[Any], rng: random.Random) -> Any:
    """Bids as people make them, and any card."""
    usual = [action for action in legal if getattr(action, "amount", 3) in (2, 3, 4)]
    return rng.choice(usual or legal)


def faces(text: str) -> list[str]:
    """The cards that are drawn face up."""
    return re.findall(rf'cards[^"]*\.svg#({CARD})"', text)


def backs(text: str) -> int:
    return len(re.findall(r'cards[^"]*\.svg#back"', text))


def choices(text: str) -> list[Any]:
    """The actions that can be chosen, one for each button."""
    buttons = re.findall(r"<button[^>]*>", text)
    values = [re.search(r"name=\"action\" value='([^']*)'", button) for button in buttons]
    return [wire.decode(SPADES, json.loads(html.unescape(value[1]))) for value in values if value]


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
