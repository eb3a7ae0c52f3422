"""Check: what its table shows and asks while it is played."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from games.engines.check.actions import DiscardCard, DrawCard, PassMatch, SayReady
from games.engines.check.settings import Settings
from games.models import Status
from games.table import Table
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page
from tests.eyes.moments.check_tables import (
    LONG_NAMES,
    NAMES,
    PLAIN,
    UNHURRIED,
    WITH_PENALTY,
    among_bots,
    at_one_screen,
    first,
)
from tests.games.grids import table_for
from tests.games.unkept import acted

COUNTS = range(2, 7)
ELAPSED = 2.5  # seconds: the window for a match is open for six


def asked(wanted: Callable[[Any], bool], seats: int = 4, **more: Any) -> Look:
    """The page of somebody who is asked, at the first moment that is as wanted."""
    table = first(wanted, seats, **more)
    return table_page(table, min(table.actors), elapsed=ELAPSED)


def waiting(wanted: Callable[[Any], bool], seats: int = 4) -> Look:
    """The page of somebody who is not asked."""
    table = first(wanted, seats)
    return table_page(table, min(set(range(seats)) - table.actors), elapsed=ELAPSED)


def first_look(seats: int) -> Look:
    """Everybody looks at two of their own cards."""
    return table_page(table_for(seats, WITH_PENALTY, names=NAMES), 0)


def wants(**facts: Any) -> Callable[[Any], bool]:
    return lambda seen: all(getattr(seen, name) == value for name, value in facts.items())


def draws(seen: Any) -> bool:
    return bool(seen.phase == "turn" and not seen.drawn and seen.discard_size and not seen.sealed)


def has_drawn(seen: Any) -> bool:
    return bool(seen.drawn and seen.drawn.source == "pile")


def looks(seen: Any, rank: str, left: int) -> bool:
    ability = seen.ability
    return bool(ability and (ability.rank, ability.peeks_left) == (rank, left))


for _seats in COUNTS:
    add(f"check.first_look.{_seats}", partial(first_look, _seats))
    add(f"check.turn.draw.{_seats}", partial(asked, draws, _seats))
    add(f"check.match.{_seats}", partial(asked, wants(phase="match"), _seats))

CHOICES: dict[str, Callable[[Any], bool]] = {
    "king_looks": lambda seen: looks(seen, "K", 2),
    "king_looks_again": lambda seen: looks(seen, "K", 1),
    "queen_looks": lambda seen: looks(seen, "Q", 1),
    "queen_swaps": lambda seen: looks(seen, "Q", 0),
    "jack_swaps": lambda seen: looks(seen, "J", 0),
}
for _name, _wanted in CHOICES.items():
    add(f"check.ability.{_name}", partial(asked, _wanted, settings=PLAIN))
for _seats in (2, 6):
    add(f"check.ability.{_seats}", partial(asked, CHOICES["king_looks"], _seats, settings=PLAIN))

for _name, _wanted in {
    "turn.sealed": lambda seen: seen.phase == "turn" and not seen.drawn and seen.sealed,
    "turn.last": lambda seen: seen.phase == "turn" and not seen.drawn and seen.caller is not None,
    "turn.drawn": has_drawn,
    "turn.taken": lambda seen: seen.drawn and seen.drawn.source == "discard",
}.items():
    add(f"check.{_name}", partial(asked, _wanted))

for _name, _wanted in {
    "others.look": lambda seen: seen.phase == "peek" and len(seen.actors) == 2,
    "others.draw": draws,
    "others.have_drawn": has_drawn,
    "others.match": lambda seen: seen.phase == "match" and len(seen.actors) == 2,
    "others.use_a_king": lambda seen: looks(seen, "K", 2),
}.items():
    add(f"check.{_name}", partial(waiting, _wanted))


@moment("check.ability.two_chosen", opens=("#cell-1-0 .tap", "#cell-2-1 [data-choice='2']"))
def two_chosen() -> Look:
    """Two cards are chosen to be swapped."""
    return asked(CHOICES["jack_swaps"], settings=PLAIN)


@moment(
    "check.ability.grown",
    meant=".place:has(.cell:nth-child(5))",
    because="Hands that penalties have made larger have smaller cards.",
)
def ability_grown() -> Look:
    """Cards of hands that have grown are to be chosen."""
    return asked(
        lambda seen: looks(seen, "K", 2) and max(len(each.cards) for each in seen.players) > 4
    )


@moment("check.match.wrong")
def wrong() -> Look:
    """A wrong match: red, with a cross, and in words; a penalty card comes of it."""
    table = first(lambda seen: seen.matching and seen.matching.wrong)
    return table_page(table, table.state.phase.wrong[0], elapsed=ELAPSED)


@moment("check.match.won")
def matched() -> Look:
    """A right match has sealed the pile."""
    return asked(lambda seen: seen.sealed and seen.phase != "match")


@moment("check.hands.grown")
def grown() -> Look:
    """Penalties have made hands of seven cards and more, at a full table."""
    wanted = lambda seen: max(len(each.cards) for each in seen.players) > 6  # noqa: E731
    return asked(wanted, 6)


@moment("check.hands.noted")
def noted() -> Look:
    """The memory aid notes what one has seen."""
    return asked(draws, settings=Settings(memory_aid=True))


@moment("check.long_names")
def long_names() -> Look:
    """The longest names at a full table, bots and somebody who is away among them."""
    return table_page(among_bots(first(draws, 6, names=LONG_NAMES)), 0)


@moment("check.refused")
def refused() -> Look:
    """An action was refused with a sentence."""
    table = first(draws)
    return table_page(table, min(table.actors), refusal="It is not your turn.")


@moment("check.spectator")
def spectator() -> Look:
    """Somebody watches."""
    return table_page(first(draws))


@moment("check.paused")
def paused() -> Look:
    """The match is paused."""
    table = first(draws)
    return table_page(replace(table, paused_since=0.0), min(table.actors))


@moment("check.aborted")
def aborted() -> Look:
    """The match was broken off."""
    return table_page(replace(first(draws), status=Status.ABORTED), 0)


# ── One screen ───────────────────────────────────────────────────────────────


def shared(*ready: int) -> Table:
    """Two people at one screen and a bot, some of whom have had their first look."""
    table = at_one_screen(table_for(3, UNHURRIED, names=NAMES))
    for seat in ready:
        table = acted(table, seat, SayReady())
    return table


@moment("check.one_screen.curtain")
def curtain() -> Look:
    """The screen is to be passed to the second person for their first look."""
    return table_page(shared(0), 0, seat=0)


@moment("check.one_screen.first_look")
def one_first_look() -> Look:
    """The first look waits for a press."""
    return table_page(shared(), 0, seat=0)


@moment("check.one_screen.second_look")
def one_second_look() -> Look:
    """The second person sees their cards too."""
    return table_page(shared(0), 1, seat=1)


@moment("check.one_screen.turn")
def one_turn() -> Look:
    """Whose turn it is is said by name."""
    return table_page(shared(0, 1, 2), 0, seat=0)


@moment("check.one_screen.match")
def one_match() -> Look:
    """A discard is offered to the second person, without a clock and without a curtain."""
    table = shared(0, 1, 2)
    for action in (DrawCard("pile"), DiscardCard(), PassMatch()):
        table = acted(table, 0, action)
    return table_page(table, 1, seat=0)
