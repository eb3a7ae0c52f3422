"""Tables of Check as they begin, and how their pages are read."""

import html
import itertools
import json
import random
import re
from collections.abc import Sequence
from typing import Any

from games.engines import wire
from games.engines.check.actions import Action, CallCheck, ExchangeCards, MatchCard, PeekAt
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.table import Table
from tests.games.unkept import NAMES, begun


def table_for(
    seats: int, settings: Settings, seed: str = "grids", names: Sequence[str] = NAMES
) -> Table:
    return begun("check", seats, settings, seed, names)


def likely(legal: Sequence[Action], rng: random.Random) -> Action:
    """Check is called late and a wrong match is tried seldom, so that a round lasts."""
    rare = [action for action in legal if isinstance(action, CallCheck | MatchCard)]
    common = [action for action in legal if action not in rare]
    return rng.choice(rare if rare and rng.random() < 0.15 else common)


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
