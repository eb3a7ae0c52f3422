"""Actions whose blanks the player fills in.

A button carries its action as JSON. Where the player has to say something first (an amount, which
cards), the action has a blank: the text `$amount` stands for the form's field `amount`, and
`$picks[]` for the list of everything chosen in `picks` and in fields that begin with `picks-`
(one field for each card, say), in an order drawn by lot: boxes that are ticked have none, and the
one in which they are sent is that of a hand, which tells something of cards that lie face down.
A field's value is JSON, or else a text. So one form serves every prompt, and it works without a
script.
"""

from random import Random, SystemRandom
from typing import Any

import msgspec
from django.http import QueryDict
from django.utils.translation import gettext as _

from games.engines.game import InvalidAction

LOT: Random = SystemRandom()


def filled(action: Any, fields: QueryDict) -> Any:
    """The action with its blanks filled in from the fields of the form."""
    if not isinstance(action, dict):
        return action
    return {key: _filled(value, fields) for key, value in action.items()}


def _filled(value: Any, fields: QueryDict) -> Any:
    if not isinstance(value, str) or not value.startswith("$"):
        return value
    name = value[1:]
    if name.endswith("[]"):
        return _several(name.removesuffix("[]"), fields)
    said = fields.get(name, "").strip()
    if not said:
        raise InvalidAction(_("Choose first, then confirm."))
    return _read(said)


def _several(name: str, fields: QueryDict) -> list[Any]:
    names = [name, *sorted(field for field in fields if field.startswith(f"{name}-"))]
    chosen = [_read(said) for field in names for said in fields.getlist(field) if said]
    LOT.shuffle(chosen)
    return chosen


def _read(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
