"""Taking an action back: an entry of the log like any other, after which some do not stand.

Nothing is deleted. "Back to 12" means that the match stands where it stood after entry 12, and
what came since then led nowhere. The state is that state, so whatever chance decides later on
from the seed and a counter comes out as it would have.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from games.engines.game import Game, IllegalAction, InvalidAction, Seat
from games.engines.wire import decode

Led = TypeVar("Led")
# The entries that stand, by number, each with what it led to; 0 is the set-up.
Path = list[tuple[int, Led]]


class TakeBack(
    msgspec.Struct, frozen=True, tag="take_back", tag_field="type", forbid_unknown_fields=True
):
    """Back to how it stood after the entry `to`. Not an action of any game: no seat can send it."""

    to: int
    # Whether nobody had to be asked, because nobody had learnt anything.
    freely: bool


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back", tag_field="type"):
    """What the log tells of it: who took back, and how many actions no longer stand."""

    seat: Seat
    actions: int


def decode_entry(game: Game, mapping: Any) -> Any:
    """What an entry of the log holds: an action of the game or the clock, or a taking back."""
    if not isinstance(mapping, dict | Mapping) or mapping.get("type") != "take_back":
        return decode(game, mapping)
    try:
        return msgspec.convert(mapping, TakeBack)
    except msgspec.ValidationError as error:
        raise InvalidAction("This taking back cannot be read.") from error


def go_back(path: Path[Any], taking: TakeBack) -> int:
    """Shorten the path to where it leads back to; says how many entries no longer stand."""
    if all(number != taking.to for number, _ in path[:-1]):
        raise IllegalAction("There is no such moment to go back to.")
    left = len(path)
    while path[-1][0] != taking.to:
        path.pop()
    return left - len(path)


def reveals(game: Game, before: Any, after: Any, seat: Seat, action: Any) -> bool:
    """Whether anybody has learnt anything by this action but that the seat has acted.

    Nobody has if three things hold. What everybody else sees is what they saw, but for who has
    answered (`Game.progress`). Had the seat done something else, they would see the same now, so
    they cannot tell what it was. And its own player sees nothing new but what they chose.
    """
    others = [other for other in _viewpoints(game, after) if other != seat]
    seen = {other: game.view(after, other) for other in others}
    if any(_told(game, game.view(before, who)) != _told(game, seen[who]) for who in others):
        return True
    if _has_seen(game, game.view(before, seat), game.view(after, seat), action):
        return True
    for instead in game.legal(before, seat):
        other_state = game.apply(before, seat, instead).state
        if any(game.view(other_state, who) != seen[who] for who in others):
            return True
    return False


def _viewpoints(game: Game, state: Any) -> tuple[Seat | None, ...]:
    return (*range(len(game.view(state, None).players)), None)


def _told(game: Game, view: Any) -> Any:
    """A view without what only says who is asked and who has answered."""
    return _without(msgspec.to_builtins(view), game.progress)


def _without(value: Any, names: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {key: _without(item, names) for key, item in value.items() if key not in names}
    if isinstance(value, list | tuple):
        return [_without(item, names) for item in value]
    return value


def _has_seen(game: Game, before: Any, after: Any, action: Any) -> bool:
    """Whether their own view shows, or no longer shows, more than what they chose themselves."""
    chosen = set(_leaves(msgspec.to_builtins(action)))
    was, now = _told(game, before), _told(game, after)
    return any(not set(_leaves(was[name])) ^ set(_leaves(now[name])) <= chosen for name in now)


def _leaves(value: Any) -> Iterator[str | int]:
    """Every card, amount and name in it; whose it is says nothing new."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key != "seat":
                yield from _leaves(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _leaves(item)
    elif isinstance(value, str | int) and not isinstance(value, bool):
        yield value
