"""The search all hard bots share: which candidate does best in worlds that could be the real one.

A world is drawn from what the bot believes and every candidate is tried in the same worlds with
the same chance, so that what differs is the candidate. Half of them are dropped at a time, the
rest is looked at more closely.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TypeVar

import msgspec

from games.bots.budget import Budget

World = TypeVar("World")
Candidate = TypeVar("Candidate")

FLOOR = 8  # fewer worlds than this say nothing: then the bot does what it would without a search
HALVINGS = (8, 16, 32, 64)
SETTLED = 3.0  # standard errors by which the first must lead the second to stop early


class Ranking(msgspec.Struct, frozen=True):
    """What a search found out."""

    # Indices of the candidates, the best first; those that were dropped are not in it.
    order: tuple[int, ...]
    # By candidate, over the worlds it was tried in.
    means: tuple[float, ...]
    worlds: int
    # Whether there was time for enough of them.
    is_sound: bool


def rank(
    candidates: Sequence[Candidate],
    world: Callable[[Random], World],
    value: Callable[[World, Candidate, Random], float],
    rng: Random,
    budget: Budget,
    halvings: Sequence[int] = HALVINGS,
) -> Ranking:
    """`value` must not change the world it is given, which the next candidate gets as well.
    `halvings` are the numbers of worlds after which the worse half is dropped: later where
    chance moves the values more than the candidates do."""
    clock = budget.clock()
    tried: list[list[float]] = [[] for _ in candidates]
    alive = list(range(len(candidates)))
    worlds = 0
    while len(alive) > 1 and worlds < budget.worlds and not clock.is_over:
        drawn, chance = world(rng), rng.getrandbits(64)
        row: list[float] = []
        for index in alive:
            row.append(value(drawn, candidates[index], Random(chance)))
            if clock.is_over:
                break
        if len(row) < len(alive):
            break  # a world that some have not been tried in would favour the others
        for index, worth in zip(alive, row, strict=True):
            tried[index].append(worth)
        worlds += 1
        if worlds in halvings:
            alive = _first(alive, tried)[: max(2, (len(alive) + 1) // 2)]
        if worlds >= halvings[1] and worlds % 8 == 0 and _is_settled(alive, tried):
            break
    return Ranking(
        order=tuple(_first(alive, tried)),
        means=tuple(fmean(values) if values else 0.0 for values in tried),
        worlds=worlds,
        is_sound=len(candidates) < 2 or worlds >= min(FLOOR, budget.worlds),
    )


def _first(alive: Sequence[int], tried: Sequence[Sequence[float]]) -> list[int]:
    return sorted(alive, key=lambda index: -sum(tried[index]))


def _is_settled(alive: Sequence[int], tried: Sequence[Sequence[float]]) -> bool:
    first, second = _first(alive, tried)[:2]
    # In pairs: what a world is like for both of them cancels out.
    leads = [ours - theirs for ours, theirs in zip(tried[first], tried[second], strict=True)]
    return fmean(leads) > SETTLED * stdev(leads) / sqrt(len(leads))
