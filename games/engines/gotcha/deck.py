"""The 120 cards and their twelve kinds. A card is its id: its kind and a number from 1."""

from collections.abc import Iterable
from typing import Literal

import msgspec

Family = Literal["thing", "gotcha", "action"]
Gotcha = Literal["once", "twice", "bad"]


class Kind(msgspec.Struct, frozen=True):
    name: str
    family: Family
    # How many cards there are of it.
    cards: int
    # How many make a set; 0 for Action cards, which make none.
    set_size: int = 0


KINDS = {
    kind.name: kind
    for kind in (
        Kind("giant", "thing", 4, 1),
        Kind("big", "thing", 16, 2),
        Kind("medium", "thing", 25, 3),
        Kind("tiny", "thing", 20, 4),
        Kind("once", "gotcha", 10, 2),
        Kind("twice", "gotcha", 10, 2),
        Kind("bad", "gotcha", 12, 3),
        Kind("flip_one", "action", 5),
        Kind("add_one", "action", 6),
        Kind("remove_one", "action", 6),
        Kind("remove_two", "action", 3),
        Kind("steal_a_point", "action", 3),
    )
}

# Card -> its kind.
KIND_OF = {
    f"{kind.name}-{number}": kind for kind in KINDS.values() for number in range(1, kind.cards + 1)
}

CARDS = tuple(KIND_OF)
_PLACE = {card: place for place, card in enumerate(CARDS)}
CARDS_OF = {name: frozenset(card for card in CARDS if KIND_OF[card].name == name) for name in KINDS}


def in_order(cards: Iterable[str]) -> list[str]:
    """In the order of the deck: how a choice without an order of its own is listed."""
    return sorted(cards, key=_PLACE.__getitem__)


def cards_of_family(family: Family) -> frozenset[str]:
    return frozenset(card for card in CARDS if KIND_OF[card].family == family)


THING_CARDS = cards_of_family("thing")
ACTION_CARDS = cards_of_family("action")
