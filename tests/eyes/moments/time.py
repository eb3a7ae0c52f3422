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


# ── Modern Art at one screen ─────────────────────────────────────────────────


def auction() -> Table:
    """An open auction without a countdown; seats 0 and 2 share a screen."""
    settings = Settings(open_countdown=0, turn_seconds=0)
    first = begun("modern_art", 4, settings, "people", NAMES)
    rng = random.Random("an open auction")
    table = next(filter(has_just_opened, moments(first, rng, saleroom.chosen)))
    return replace(table, holders=(1, None, 1, None))


def has_just_opened(table: Table) -> bool:
    view = table.game.view(table.state, None)
    return view.phase == "open" and view.high_bid is None


@moment("modern_art.one_screen.open_auction")
def open_auction() -> Look:
    """The first of two at this screen may bid: no countdown runs."""
    return table_page(auction(), 0, seat=0)


@moment("time.one_screen.auction")
def curtain() -> Look:
    """The first has bid: the screen goes to the second."""
    return table_page(acted(auction(), 0, Bid(7)), 0, seat=0)
