"""Chance that replays: everything random in a match follows from its seed, on every Python."""

from collections.abc import Iterable, Sequence
from hashlib import shake_256
from struct import unpack
from typing import TypeVar

Item = TypeVar("Item")


def derived(seed: str, *parts: str | int) -> str:
    """A seed of its own for one purpose: the deal of round 3, the second reshuffle."""
    return "/".join((seed, *map(str, parts)))


def shuffled(items: Iterable[Item], seed: str) -> tuple[Item, ...]:
    """The items in a random order: Fisher–Yates."""
    order = list(items)
    last = len(order) - 1
    for number in _numbers(seed, last):
        chosen = _below(last + 1, number)
        order[last], order[chosen] = order[chosen], order[last]
        last -= 1
    return tuple(order)


def drawn(items: Sequence[Item], seed: str) -> Item:
    """One of the items, each as likely as the others."""
    (number,) = _numbers(seed, 1)
    return items[_below(len(items), number)]


def _numbers(seed: str, count: int) -> tuple[int, ...]:
    """Random numbers of 64 bits. They come out of a hash, so that cards already seen
    tell nothing of the seed nor of the cards to come."""
    count = max(count, 0)
    return unpack(f"<{count}Q", shake_256(seed.encode()).digest(8 * count))


def _below(bound: int, number: int) -> int:
    """From 0 to bound - 1; a bound of a few hundred leaves no bias worth the name."""
    return number * bound >> 64
