"""A moment of each game in mid-match, as the README shows it: played by bots from a fixed seed."""

from collections.abc import Callable
from functools import cache
from random import Random

from games import bots
from games.bots.budget import Budget
from games.engines import GAMES
from games.table import Table
from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import table_page
from tests.games.unkept import acted, begun, view


def until(slug: str, seed: str, is_it: Callable[[Table], bool], **options) -> Table:
    """Four of them play until seat 0 is asked and it is so."""
    table, rng = begun(slug, 4, GAMES[slug].Settings(turn_seconds=0, **options), seed), Random(seed)
    while not (0 in table.actors and is_it(table)):
        seat = min(table.actors)
        legal = table.game.legal(table.state, seat)
        decision = bots.decide(
            slug, "easy", view(table, seat), legal, rng, Budget(worlds=1), table.notes, seat
        )
        table = acted(table, seat, decision.action)
    return table


@moment("readme.spades")
def spades() -> Look:
    """In the middle of a hand, with some tricks taken."""
    return table_page(_spades(), 0)


@cache
def _spades() -> Table:
    def is_it(table: Table) -> bool:
        seen = view(table, 0)
        return seen.phase == "play" and len(seen.hand) == 8 and len(seen.trick) == 2

    return until("spades", "felt", is_it)


@moment("readme.modern_art")
def modern_art() -> Look:
    """A few lots sold, and one to bid on."""
    return table_page(_modern_art(), 0)


@cache
def _modern_art() -> Table:
    def is_it(table: Table) -> bool:
        return view(table, 0).phase == "open" and table.version > 30

    return until("modern_art", "gavel", is_it, open_countdown=0)


@moment("readme.gotcha")
def gotcha() -> Look:
    """The offers lie there, and the buyer chooses."""
    return table_page(_gotcha(), 0)


@cache
def _gotcha() -> Table:
    def is_it(table: Table) -> bool:
        return view(table, 0).phase == "select_offer" and table.version > 40

    return until("gotcha", "market", is_it)


@moment("readme.check")
def check() -> Look:
    """Some turns in, with a drawn card in the hand."""
    return table_page(_check(), 0)


@cache
def _check() -> Table:
    def is_it(table: Table) -> bool:
        seen = view(table, 0)
        return seen.phase == "turn" and bool(seen.drawn) and table.version > 12

    return until("check", "grid", is_it)
