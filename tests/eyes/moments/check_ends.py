"""Check: the ends of rounds and matches."""

from functools import partial

from games.engines.check.settings import Settings
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.eyes.moments.check_tables import WITH_PENALTY, at_one_screen, ended, first
from tests.games.unkept import acted, view


def next_round(seats: int) -> Table:
    return first(lambda seen: seen.round == 2 and seen.phase == "peek", seats)


def summary(seats: int) -> Look:
    """A round is told, and the next one's first look waits below it."""
    return table_page(next_round(seats), 0)


add("check.summary.2", partial(summary, 2))
add("check.summary.6", partial(summary, 6))


@moment("check.summary.looked")
def looked() -> Look:
    """Who has had the first look may still read it."""
    table = next_round(4)
    return table_page(acted(table, 0, table.game.legal(table.state, 0)[0]), 0)


@moment("check.summary.one_screen")
def summary_at_one_screen() -> Look:
    """At one screen the round is told before the screen is passed on."""
    settings = Settings(rounds=2, peek_seconds=0, match_seconds=0, turn_seconds=0)
    table = first(lambda seen: seen.round == 2 and seen.phase == "peek", 3, settings)
    return table_page(at_one_screen(table), 0)


def over(seats: int, settings: Settings, is_won: bool) -> Look:
    """The end: who won, the hands, the figures."""
    table = ended(seats, settings)
    winners = view(table, None).outcome.winners
    return table_page(table, next(n for n in range(seats) if (n in winners) == is_won))


add("check.ending.won", partial(over, 4, Settings(), True))
add("check.ending.lost", partial(over, 6, WITH_PENALTY, False))


@moment("check.ending.all_rounds", opens="#over-rounds > summary")
def all_rounds() -> Look:
    """Ten rounds at a full table."""
    return table_page(ended(6, Settings(rounds=10)), 0)


@moment("check.ending.shared")
def shared() -> Look:
    """Several have the lowest hand."""
    for seed in range(400):
        table = ended(3, Settings(), seed)
        if len(view(table, None).outcome.winners) > 1:
            return table_page(table)
    raise AssertionError("No match was shared.")


@moment("check.ending.closed", opens="#gameover [data-dismiss]")
def closed() -> Look:
    """The table after its ending was closed."""
    return table_page(ended(4, Settings()), 0)
