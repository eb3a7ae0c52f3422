"""A whole contest: its deals, on several processors at a time."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from games.arena.deals import Deal, deal
from games.arena.matches import Contest


def seeds(seed: str, deals: int) -> list[str]:
    return [f"arena {seed}/{number}" for number in range(deals)]


def played(contest: Contest, seed: str, deals: int, jobs: int) -> Iterator[Deal]:
    """The deals in their order, as they are done."""
    play = partial(deal, contest)
    if jobs == 1:
        yield from map(play, seeds(seed, deals))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, seeds(seed, deals))
