"""Complete sets: whether some cards hold any. Asked of every collection in every round.

Each kind that makes sets has six bits of a number to itself. A card weighs 1 there, so that the
weight of some cards tells how many there are of each kind; and as much is added for each kind as
lifts a complete set, and nothing less, into the sixth bit.
"""

from collections.abc import Iterable

from games.engines.gotcha.deck import KIND_OF, KINDS, Family

_BITS = 6
_FULL = 1 << _BITS - 1
_SHIFT = {
    kind.name: _BITS * place
    for place, kind in enumerate(kind for kind in KINDS.values() if kind.set_size)
}
_WEIGHT = {
    card: 1 << _SHIFT[kind.name] if kind.set_size else 0 for card, kind in KIND_OF.items()
}.__getitem__
_TO_FULL = sum(_FULL - KINDS[name].set_size << shift for name, shift in _SHIFT.items())


def _full_bits(family: Family) -> int:
    return sum(_FULL << shift for name, shift in _SHIFT.items() if KINDS[name].family == family)


_THINGS, _GOTCHAS = _full_bits("thing"), _full_bits("gotcha")


def has_thing_set(cards: Iterable[str]) -> bool:
    return bool(sum(map(_WEIGHT, cards), _TO_FULL) & _THINGS)


def has_gotcha_set(cards: Iterable[str]) -> bool:
    return bool(sum(map(_WEIGHT, cards), _TO_FULL) & _GOTCHAS)
