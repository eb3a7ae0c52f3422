"""Bots: one module per game, named by its slug, with LEVELS, a pause and notes.

A bot is a pure function of one seat's own view, its legal actions, a generator of chance and
notes of what everybody at the table has seen: what it is not shown has no way to reach it. A
game without a module of its own is played at random.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, cast

import msgspec

from games.bots.budget import Budget
from games.bots.tempo import hesitation
from games.engines import GAMES
from games.engines.game import Seat


class Decision(msgspec.Struct, frozen=True):
    """What a bot does, and why: one sentence in the first person, as a replay quotes it. A hint
    says the same to the player ("My cards are low." becomes "Your cards are low.")."""

    action: Any
    why: str
    # How many worlds it was tried in; None where there was nothing to search.
    worlds: int | None = None


# (view, legal, rng, budget, notes, seat) -> decision
Level = Callable[..., Decision]


OUT_OF_TIME = "I ran out of time."
RANDOM = "random"  # a level that every game has, in the arena: any legal action


class Bots(Protocol):
    """What the module of a game offers."""

    # Level by name, the weakest first.
    LEVELS: Mapping[str, Level]

    # Opponents of known strength, for the arena alone: they never change.
    ANCHORS: Mapping[str, Level]

    def pause(self, public_view: Any, rng: Random, notes: Any, temper: str) -> float: ...

    def blank(self, seats: int, settings: Any) -> Any:
        """The notes of a match in which nothing has happened."""

    def note(self, notes: Any, event: Any) -> Any:
        """The notes after a public event."""


def levels(slug: str) -> tuple[str, ...]:
    bots = _bots(slug)
    return ("easy",) if bots is None else tuple(bots.LEVELS)


def everybody(slug: str) -> tuple[str, ...]:
    """The levels and, for the arena, the anchors."""
    return tuple(_known(slug))


def decide(
    slug: str,
    level: str,
    view: Any,
    legal: Sequence[Any],
    rng: Random,
    budget: float | Budget,
    notes: Any = None,
    seat: Seat | None = None,
    temper: str = "",
) -> Decision:
    """`budget` in seconds, or as a Budget. Without notes a bot knows what its view says; not told
    its seat, it works that out as well as it can. A temper shows where a game has levels for it."""
    if not legal:
        raise ValueError("There is nothing to decide for a seat that may not act.")
    allowed = budget if isinstance(budget, Budget) else Budget(seconds=budget)
    manner = {"temper": temper} if level in getattr(_bots(slug), "TEMPERED", ()) else {}
    decision = _level(slug, level)(view, legal, rng, allowed, notes, seat, **manner)
    if _listed(slug, decision.action) not in legal:
        raise ValueError(f"The {level} bot chose what is not legal: {decision.action!r}.")
    return decision


def mixed(slug: str, action: Any, rng: Random) -> Any:
    """The same action, what has no order in it in any: where a game says that it would tell."""
    mixed = getattr(_bots(slug), "mixed", None)
    return action if mixed is None else mixed(action, rng)


def blank(slug: str, seats: int, settings: Any) -> Any:
    bots = _bots(slug)
    return None if bots is None else bots.blank(seats, settings)


def noted(slug: str, notes: Any, events: Iterable[Any]) -> Any:
    """The notes after these public events."""
    bots = _bots(slug)
    return None if bots is None else reduce(bots.note, events, notes)


def pause(slug: str, public_view: Any, rng: Random, notes: Any = None, temper: str = "") -> float:
    """Seconds a bot takes before it acts, from public facts only, so that how long it takes
    tells nothing of its cards."""
    bots = _bots(slug)
    if bots is None:
        return hesitation(rng, 0.5, 1.8)
    return bots.pause(public_view, rng, notes, temper)


@cache
def _bots(slug: str) -> Bots | None:
    if slug not in GAMES:
        raise ValueError(f"There is no game {slug!r}.")
    name = f"{__name__}.{slug}"
    # Asked first, so that an import that fails inside a game's bots is not taken for none.
    return cast(Bots, import_module(name)) if find_spec(name) else None


def _listed(slug: str, action: Any) -> Any:
    """As `legal` lists it: where a choice has no order, a game may say in which one that is."""
    listed = getattr(_bots(slug), "listed", None)
    return action if listed is None else listed(action)


def _known(slug: str) -> Mapping[str, Level]:
    bots = _bots(slug)
    return (
        {"easy": _anything} if bots is None else {**bots.LEVELS, RANDOM: _anything, **bots.ANCHORS}
    )


def _level(slug: str, level: str) -> Level:
    known = _known(slug)
    if level not in known:
        raise ValueError(f"There is no level {level!r} of {slug}.")
    return known[level]


def _anything(
    view: Any,
    legal: Sequence[Any],
    rng: Random,
    budget: Budget,
    notes: Any,
    seat: Seat | None,
) -> Decision:
    return Decision(rng.choice(legal), "Any legal action is as good as another to me.")
