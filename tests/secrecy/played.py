"""A match played at random, kept at every moment: as tables, which need no database."""

import random
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from games.fuzzing.matches import Trial, positions
from games.table import Table
from tests.games.unkept import acted, begun

# Over or not, nobody is told the seed: so it is with the deal of a day until the day is over.
SEALED_UNTIL = 4_000_000_000.0


@dataclass(frozen=True)
class Played:
    trial: Trial
    # Who did what, as the log has it.
    log: tuple[tuple[int | None, Any], ...]
    # The table after so many entries of the log.
    tables: tuple[Table, ...]

    @property
    def last(self) -> int:
        return len(self.log)


def played(trial: Trial, is_shared: bool, most: int) -> Played:
    """The whole match, or as many of its entries. If it is shared, the first two seats belong to
    one person, at one screen."""
    *_, end = positions(trial)
    log = tuple(end.log[:most])
    table = replace(
        begun(trial.game.slug, trial.seats, trial.settings, trial.seed), sealed_until=SEALED_UNTIL
    )
    if is_shared:
        table = replace(table, holders=(1, 1, *table.holders[2:]))
    tables = [table]
    for seat, action in log:
        tables.append(acted(tables[-1], seat, action))
    return Played(trial, log, tuple(tables))


def anywhere(match: Played, rng: random.Random, count: int) -> list[int]:
    """Some moments of it, the first and the last among them."""
    between = rng.sample(range(match.last + 1), min(count, match.last + 1))
    return sorted({0, match.last, *between})
