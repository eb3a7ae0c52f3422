"""Which of a game's settings are clocks, at which tables they run, and where a round ends.

All of them are whole seconds, and 0 is no clock: every game can be played without.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.engines.game import Game

TURN = "turn_seconds"  # every game's
# The rules' own countdowns, by game.
COUNTDOWNS: Mapping[str, tuple[str, ...]] = {
    "check": ("peek_seconds", "match_seconds"),
    "modern_art": ("open_countdown",),
}

# The event that ends a round: the page opens a summary of it then.
ROUND_ENDS: Mapping[str, str] = {
    "check": "round_scored",
    "gotcha": "round_begun",
    "modern_art": "round_ended",
    "spades": "round_scored",
}


def ends_round(slug: str, events: Sequence[Any]) -> bool:
    kind = ROUND_ENDS.get(slug)
    return any(event.__struct_config__.tag == kind for event in events)


def clocks(slug: str) -> tuple[str, ...]:
    return (TURN, *COUNTDOWNS.get(slug, ()))


def without(slug: str, settings: Any) -> Any:
    """The settings with every clock off."""
    return replace(settings, **dict.fromkeys(clocks(slug), 0))


def usual_turn(game: Game, kinds: Sequence[str]) -> int:
    """The seconds for a turn where nobody has chosen any: none for who plays alone with bots or
    shares a screen, the game's own where others play too. `kinds` are those of the planned seats.
    """
    return int(getattr(game.Settings(), TURN)) if "open" in kinds and "guest" not in kinds else 0


def is_at_one_screen(holders: Sequence[int | None]) -> bool:
    """Whether somebody holds several of these seats: people who share a screen cannot all be
    quick, so nothing is played against a clock there."""
    people = [holder for holder in holders if holder is not None]
    return len(set(people)) < len(people)
