"""Ready-made tables: one press and the match begins, or the table waits for friends.

A quick start wishes for a number of seats and for people. One rule fits it to every game: as
many seats as wished or as the game allows, people before bots, spread evenly round the table.
"""

from typing import Any

import msgspec
from django.utils.translation import gettext_lazy as _

from games.bots import levels
from games.engines.game import Game
from games.services import SeatPlan

STRONGEST = -1


class QuickStart(msgspec.Struct, frozen=True):
    key: str
    title: Any
    text: Any
    icon: str
    seats: int
    # Who plays besides the host: named people at this screen, and seats kept for friends.
    companions: int = 0
    friends: int = 0
    # The bots' place among the game's levels, which come weakest first.
    level: int = 0
    is_public: bool = True


SOLO = QuickStart(
    key="solo",
    title=_("Solo Practice"),
    text=_("You and easy bots: a calm table to learn the ropes at."),
    icon="play",
    seats=5,
)
EXPERT = QuickStart(
    key="expert",
    title=_("Expert Challenge"),
    text=_("You against the strongest bots there are."),
    icon="trophy",
    seats=4,
    level=STRONGEST,
)
DATE = QuickStart(
    key="date",
    title=_("Date Night"),
    text=_("Two of you at this screen, medium bots for company."),
    icon="heart",
    seats=3,
    companions=1,
    level=1,
    is_public=False,
)
FRIENDS = QuickStart(
    key="friends",
    title=_("Game Night"),
    text=_("Open seats for your friends: you get a link to send them."),
    icon="people",
    seats=5,
    friends=3,
    level=1,
)

QUICK_STARTS = {start.key: start for start in (SOLO, EXPERT, DATE, FRIENDS)}


class Offer(msgspec.Struct, frozen=True):
    """A quick start as one game offers it."""

    start: QuickStart
    plans: tuple[SeatPlan, ...]


def offers(game: Game) -> tuple[Offer, ...]:
    """Every quick start that makes a table of its own kind in this game; "Play now" first."""
    found: dict[tuple[SeatPlan, ...], Offer] = {}
    for start in QUICK_STARTS.values():
        seats = plans(start, game)
        found.setdefault(seats, Offer(start, seats))
    return tuple(found.values())


def plans(start: QuickStart, game: Game, companion: str = "") -> tuple[SeatPlan, ...]:
    """Who sits where; the companion's name may still have to be asked for."""
    seats = min(max(start.seats, game.seats[0]), game.seats[-1])
    people = [
        SeatPlan("me"),
        *[SeatPlan("guest", name=companion)] * start.companions,
        *[SeatPlan("open")] * start.friends,
    ][:seats]
    filled = [SeatPlan("bot", level=bot_level(start, game.slug))] * seats
    for place, plan in enumerate(people):
        filled[place * seats // len(people)] = plan
    return tuple(filled)


def bot_level(start: QuickStart, slug: str) -> str:
    names = levels(slug)
    return names[min(start.level, len(names) - 1)]
