"""An event of a step in a few words for scripts: what moves on the page, and what sounds.

Events are public, and still a cue tells only what a script needs: which of several alike cards it
was, for one, stays out of the page.
"""

from functools import lru_cache
from typing import Any

import msgspec

# Of other kinds: who did it, if anybody.
TOLD: dict[str, tuple[str, ...]] = {
    "card_played": ("seat", "card"),
    "second_card_offered": ("seat", "card"),
    "lot_sold": ("lot", "buyer"),
    "lot_given": ("lot", "seat"),
    "swapped": ("seat", "position"),
    "matched": ("seat", "position"),
    "penalty_drawn": ("seat", "position"),
    "exchanged": ("seat", "first", "second"),
    "offer_chosen": ("buyer",),
    "collected": ("seat", "offer"),
    "point_moved": ("loser", "gainer"),
    "taken": ("buyer", "victim", "card", "fate"),
    "match_ended": ("winners",),
}
# Here a card is told by its kind: collections show how many of each there are, and no more.
ALIKE = frozenset({"taken"})


@lru_cache(maxsize=50_000)
def cue(event: msgspec.Struct) -> str:
    """Its kind and what is told of it, such as `lot_sold lot=a,b buyer=2`."""
    kind = str(event.__struct_config__.tag)
    words = [kind]
    for name in TOLD.get(kind, ("seat",)):
        value = getattr(event, name, None)
        if value is not None:
            is_kind = name == "card" and kind in ALIKE
            words.append(f"{name}={value.rpartition('-')[0] if is_kind else _word(value)}")
    return " ".join(words)


def _word(value: Any) -> str:
    """A place, which is a struct, as `2.0`; several things as `a,b`."""
    if isinstance(value, msgspec.Struct):
        return ".".join(str(getattr(value, name)) for name in value.__struct_fields__)
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
