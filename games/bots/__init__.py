"""Bots: one module per game, named by its slug, with LEVELS and a pause.

A bot is a pure function of one seat's own view, its legal actions and a generator of chance:
what it is not shown has no way to reach it. A game without a module of its own is played at
random.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, cast

import msgspec

from games.bots.tempo import hesitation
from games.engines import GAMES


class Decision(msgspec.Struct, frozen=True):
    """What a bot does, and why in one sentence."""

    action: Any
    why: str


# (view, legal, rng, budget in seconds) -> decision
Level = Callable[[Any, Sequence[Any], Random, float], Decision]


class Bots(Protocol):
    """What the module of a game offers."""

    # Level by name, the weakest first.
    LEVELS: Mapping[str, Level]

    def pause(self, public_view: Any, rng: Random) -> float: ...


def levels(slug: str) -> tuple[str, ...]:
    bots = _bots(slug)
    return ("easy",) if bots is None else tuple(bots.LEVELS)


def decide(
    slug: str, level: str, view: Any, legal: Sequence[Any], rng: Random, budget: float
) -> Decision:
    if not legal:
        raise ValueError("There is nothing to decide for a seat that may not act.")
    if level not in levels(slug):
        raise ValueError(f"There is no level {level!r} of {slug}.")
    bots = _bots(slug)
    choose = _anything if bots is None else bots.LEVELS[level]
    decision = choose(view, legal, rng, budget)
    if decision.action not in legal:
        raise ValueError(f"The {level} bot chose what is not legal: {decision.action!r}.")
    return decision


def pause(slug: str, public_view: Any, rng: Random) -> float:
    """Seconds a bot takes before it acts, from public facts only, so that how long it takes
    tells nothing of its cards."""
    bots = _bots(slug)
    return hesitation(rng, 0.5, 1.8) if bots is None else bots.pause(public_view, rng)


@cache
def _bots(slug: str) -> Bots | None:
    if slug not in GAMES:
        raise ValueError(f"There is no game {slug!r}.")
    name = f"{__name__}.{slug}"
    # Asked first, so that an import that fails inside a game's bots is not taken for none.
    return cast(Bots, import_module(name)) if find_spec(name) else None


def _anything(view: Any, legal: Sequence[Any], rng: Random, budget: float) -> Decision:
    return Decision(rng.choice(legal), "Any legal action is as good as another to this bot.")
