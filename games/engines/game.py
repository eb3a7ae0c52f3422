"""What a game is: a value made of plain functions, and the words they share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

# 0 … n-1, clockwise; "left" is +1. Names and users are the platform's business.
Seat = int


class InvalidAction(ValueError):
    """Not an action of this game: malformed, an unknown card, a wrong type."""


class IllegalAction(ValueError):
    """Not now, not you, not that. `str(error)` is one sentence that the player is shown."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """What an action led to. `events` are public facts in order, in the past tense."""

    state: Any
    events: tuple[Any, ...] = ()


class Timer(msgspec.Struct, frozen=True):
    """The rules' own countdown. While `key` stays the same the clock runs on."""

    seconds: float
    action: Any
    key: str


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. `scores` are by seat; `reason` is a key, not a text."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    teams: tuple[tuple[Seat, ...], ...]
    reason: str


class Opened(msgspec.Struct, frozen=True):
    """A moment with nothing hidden, for when the match is over."""

    # As a spectator's, with everything on the table face up.
    view: Any
    # The cards in hand, by seat; empty where they all lie on the table.
    hands: tuple[tuple[str, ...], ...] = ()


class Setup(Protocol):
    """A wrong number of seats, bad settings or a bad deck is a ValueError: nobody has acted yet."""

    def __call__(
        self, seats: int, seed: str, settings: Any, deck: Sequence[str] | None = None
    ) -> Step: ...


class Apply(Protocol):
    """Raises IllegalAction and changes nothing; seat None is the clock."""

    def __call__(self, state: Any, seat: Seat | None, action: Any) -> Step: ...


@dataclass(frozen=True)
class Game:
    slug: str
    title: str
    seats: range
    Settings: type[msgspec.Struct]
    # A union of structs with tag_field="type" that forbid unknown fields.
    Action: Any
    setup: Setup
    # One seat: a turn; several: at the same time; none: the match is over.
    actors: Callable[[Any], frozenset[Seat]]
    # Concrete and finite; empty for a seat that may not act.
    legal: Callable[[Any, Seat], tuple[Any, ...]]
    apply: Apply
    # All that this viewpoint may know; None is a spectator.
    view: Callable[[Any, Seat | None], Any]
    timer: Callable[[Any], Timer | None]
    # A harmless legal action for somebody who is away.
    default: Callable[[Any, Seat], Any]
    outcome: Callable[[Any], Outcome | None]
    # The clock's own actions, a union like Action; None where the rules have no clock.
    Clock: Any = None
    # Whether players are seated by lot when the match starts (where partners choose each other,
    # they are not). The engine knows seats alone, so this is for the platform to obey.
    seats_by_lot: bool = False
    # Everything there is at a moment. Shown of matches that are over, and never before.
    opened: Callable[[Any], Opened] | None = None
    # Names in the view that say no more than who is asked and who has answered.
    progress: frozenset[str] = frozenset({"actors", "legal"})
    # Whether a seat may not look again at what it was shown once: remembering it is the game.
    is_of_memory: bool = False
    # Goes up with every change after which an old log may replay to something else; each match
    # keeps the one it began with (docs/deployment.md: what happens to running matches).
    rules: int = 1
    # Whether the lower score is the better one, for whoever compares results.
    lowest_wins: bool = False


def check_setup(
    of: range,
    options: type[msgspec.Struct],
    seats: int,
    seed: str,
    settings: Any,
    deck: Sequence[str] | None,
) -> None:
    """Every game's first check of what it is set up with; which cards make a deck is its own."""
    if type(seats) is not int or seats not in of:
        players = f"{of[0]}" if len(of) == 1 else f"{of[0]} to {of[-1]}"
        raise ValueError(f"This game is for {players} players.")
    if type(seed) is not str:
        raise ValueError("A seed is a text.")
    if not isinstance(settings, options):
        raise ValueError("These are not settings of this game.")
    try:
        # A struct built by hand has not been checked against its bounds.
        msgspec.convert(msgspec.to_builtins(settings), options)
    except (msgspec.ValidationError, TypeError) as error:
        # TypeError: what could not be said in JSON at all.
        raise ValueError(f"These settings are out of bounds: {error}") from error
    # A set has no top card, and a text is a sequence of texts.
    if deck is not None and (isinstance(deck, str) or not isinstance(deck, Sequence)):
        raise ValueError("A deck is a list of cards, from the top.")


def check_seat(seat: object, seats: int) -> None:
    """A bool is an int to Python and -1 is a place in a tuple; neither is a seat."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise IllegalAction("There is no such seat at this table.")
