"""Actions as JSON and back. The log has both the seats' actions and the clock's."""

from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import Any, get_args

import msgspec

from games.engines.game import Apply, Game, InvalidAction, Seat, Step


def encode(action: Any) -> dict[str, Any]:
    # By way of JSON: what is a tuple in an action is a list in its JSON form.
    encoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return encoded


def decode(game: Game, mapping: Any) -> Any:
    """The action that a mapping is the JSON form of; anything else is an InvalidAction."""
    if not isinstance(mapping, dict | Mapping):
        raise InvalidAction("An action is an object with a type and its fields.")
    name = mapping.get("type")
    if name is None:
        raise InvalidAction("An action must say its type.")
    kind = _by_name(game.Action, game.Clock).get(name) if isinstance(name, str) else None
    if kind is None:
        raise InvalidAction(f"{game.title} has no such action.")
    try:
        return msgspec.convert(mapping, kind)
    except (msgspec.ValidationError, ValueError) as error:
        # ValueError: text that is no Unicode, such as half a surrogate pair.
        raise InvalidAction(_complaint(kind, mapping)) from error


def check_form(title: str, union: Any, action: Any) -> None:
    """A struct that was not decoded may hold anything, and need not be one of this game."""
    if type(action) not in kinds(union):
        raise InvalidAction(f"{title} has no such action.")
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError) as error:
        name = action.__struct_config__.tag
        raise InvalidAction(f"The action “{name}” cannot be read.") from error


def invalid_first(title: str, union: Any) -> Callable[[Apply], Apply]:
    """Makes an `apply` say of what is no action of its game just that, whoever does it and when.

    The form is looked at only once something has been refused or has gone wrong: where all is
    well it costs next to nothing.
    """

    def checking(apply: Apply) -> Apply:
        @wraps(apply)
        def checked(state: Any, seat: Seat | None, action: Any) -> Step:
            try:
                return apply(state, seat, action)
            except InvalidAction:
                raise
            except Exception:
                check_form(title, union, action)
                raise

        return checked

    return checking


def kinds(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """The structs of a union of actions, of a single struct, or of None."""
    return get_args(union) or (() if union is None else (union,))


@cache
def _by_name(seats: Any, clock: Any) -> dict[str, type[msgspec.Struct]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds(seats) + kinds(clock)}


def _complaint(kind: type[msgspec.Struct], mapping: Mapping[Any, Any]) -> str:
    """What is wrong with it, in one sentence."""
    name = kind.__struct_config__.tag
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    missing = [field for field in fields if field not in mapping]
    if missing:
        return f"The action “{name}” needs “{missing[0]}” as well."
    if any(key != "type" and key not in fields for key in mapping):
        return f"The action “{name}” has fields that do not belong to it."
    for field, expected in fields.items():
        try:
            msgspec.convert(mapping[field], expected)
        except (msgspec.ValidationError, ValueError):
            return f"That is not a possible “{field}” for the action “{name}”."
    return f"The action “{name}” cannot be read."
