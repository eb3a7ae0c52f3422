"""Time and presence, whatever the game: what was done for somebody, who does nothing, and matches
that wait."""

import random
from functools import cache, partial

from msgspec.structs import replace

from games.engines import GAMES
from games.table import IDLE, Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.games import grids, saleroom
from tests.games.unkept import begun

NAMES = ("Anna", "Bartholomew", "Clementine", "Max")
CHOICES = {"check": grids.likely, "modern_art": saleroom.chosen}


@cache
def stood_in(slug: str, stead: str, actions: int) -> Table:
    """So many actions of seat 0 were done by a bot or the clock, and it is asked again."""
    game, rng = GAMES[slug], random.Random("time")
    table, done = begun(slug, 4, GAMES[slug].Settings(), "people", NAMES), 0
    choice = CHOICES.get(slug, lambda legal, rng: rng.choice(legal))
    while done < actions or 0 not in table.actors:
        seat = min(table.actors)
        action = choice(game.legal(table.state, seat), rng)
        instead = stead if seat == 0 and done < actions else ""
        table = replace(table.acted(seat, action, 0.0, instead), revision=table.revision + 1)
        done += seat == 0
    return table


def missed(table: Table, turns: int) -> Table:
    """Seat 0 has let so many turns run out of time."""
    first = replace(table.seats[0], missed=turns, away=turns >= IDLE)
    return replace(table, seats=(first, *table.seats[1:]))


def back_again(slug: str) -> Look:
    """Back at the table: what a bot did meanwhile."""
    return table_page(stood_in(slug, "bot", 2), 0)


def idle(slug: str) -> Look:
    """Nothing pressed for two turns: a bot plays, until anything is."""
    return table_page(missed(stood_in(slug, "clock", 2), IDLE), 0)


def idle_seat(slug: str) -> Look:
    """Everybody else sees that a bot plays for somebody who does nothing."""
    return table_page(missed(stood_in(slug, "clock", 2), IDLE), 1)


def held(slug: str) -> Look:
    """Nobody who plays is here; somebody watches."""
    return table_page(replace(stood_in(slug, "bot", 2), paused_since=0.0, is_held=True))


for slug in GAMES:
    add(f"time.back_again.{slug}", partial(back_again, slug))
    add(f"time.idle.{slug}", partial(idle, slug))
    add(f"time.idle_seat.{slug}", partial(idle_seat, slug))
    add(f"time.held.{slug}", partial(held, slug))


@moment("time.ran_out")
def ran_out() -> Look:
    """One turn ran out: the next is shorter."""
    return table_page(missed(stood_in("spades", "clock", 1), 1), 0)


@moment("time.held.idle")
def held_idle() -> Look:
    """Alone with bots and idle: the match waits for a press."""
    table = missed(stood_in("spades", "clock", 2), IDLE)
    return table_page(replace(table, paused_since=0.0, is_held=True), 0)
