"""Spades: the ends of rounds and matches."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from games.engines.spades.settings import Settings
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.eyes.moments.spades_tables import BLIND, LONG_NAMES, in_the_dark, played, second_round
from tests.games.unkept import acted


def ended(settings: Settings, seed: int = 0, **more: Any) -> Table:
    *_before, end = played(settings, seed, **more)
    return end


@moment("spades.summary")
def summary() -> Look:
    """A round is told: who bid and took what, and what it was worth."""
    table = second_round(Settings())
    return table_page(table, (min(table.actors) + 1) % 4)


@moment("spades.summary.blind")
def summary_blind() -> Look:
    """The same with every option, after a blind nil and a blind bid, with the longest names."""
    table = in_the_dark(replace(BLIND, round_limit=9), names=LONG_NAMES)
    while len(table.state.standing.rounds) < 2:
        (seat,) = table.actors
        legal = table.game.legal(table.state, seat)
        blind = [each for each in legal if getattr(each, "kind", "") in ("blind", "blind_nil")]
        table = acted(table, seat, (blind or legal)[len(legal) // 3 if not blind else 0])
    return table_page(table, 2)


def over(viewpoint: int | None, scores: tuple[int, int] = (420, 380)) -> Look:
    """The end: who won, the figures, and what comes next."""
    return table_page(ended(Settings(round_limit=1), scores=scores), viewpoint)


add("spades.ending.won", partial(over, 0, (480, 20)))
add("spades.ending.lost", partial(over, 1, (480, 20)))
add("spades.ending.spectator", partial(over, None))


@moment("spades.ending.tie")
def tie() -> Look:
    """Both teams have the same score after the last round."""
    one, other = ended(Settings(round_limit=1)).state.standing.scores
    return table_page(ended(Settings(round_limit=1), scores=(200 - one, 200 - other)), 0)


@moment("spades.ending.fifty_rounds", opens="#over-rounds > summary")
def fifty_rounds() -> Look:
    """No limit was set: the match ends with its fiftieth round, all of which are listed."""
    *_before, last = (table for table in played(Settings()) if not table.state.standing.rounds)
    (finished,) = second_round(Settings()).state.standing.rounds
    earlier = tuple(replace(finished, round=number) for number in range(1, 50))
    state = replace(
        last.state,
        deal=replace(last.state.deal, round=50),
        standing=replace(last.state.standing, rounds=earlier, scores=(120, 310)),
    )
    (seat,) = last.actors
    table = replace(last, state=state)
    return table_page(acted(table, seat, table.game.legal(state, seat)[0]), 0)


@moment("spades.ending.closed", opens="#gameover [data-dismiss]")
def closed() -> Look:
    """The table after its ending was closed: what comes next stands where the hand was."""
    return table_page(ended(Settings(round_limit=1)), 0)
