"""Cards as numbers of each kind: which of them it is makes no difference to what they are worth."""

from collections.abc import Iterable

from games.engines.gotcha.deck import KIND_OF, KINDS

# How many there are of each kind, in the deck's order of kinds.
Counts = tuple[int, ...]

NAMES = tuple(KINDS)
# A kind is its place in that order.
PLACE = {name: place for place, name in enumerate(NAMES)}
KIND = {card: PLACE[kind.name] for card, kind in KIND_OF.items()}

NOTHING: Counts = (0,) * len(NAMES)
DECK: Counts = tuple(kind.cards for kind in KINDS.values())

GOTCHAS = (PLACE["once"], PLACE["twice"], PLACE["bad"])
SET_SIZE = tuple(kind.set_size for kind in KINDS.values())


def counted(cards: Iterable[str]) -> Counts:
    counts = list(NOTHING)
    for card in cards:
        counts[KIND[card]] += 1
    return tuple(counts)


def with_one(counts: Counts, kind: int, by: int = 1) -> Counts:
    """The same and one more of a kind, or one fewer."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])
