"""A match of Check at one moment, complete and immutable."""

import msgspec

from games.engines.check.actions import Place, Source
from games.engines.check.settings import Settings
from games.engines.game import Outcome, Seat

FEWEST_SEATS, MOST_SEATS = 2, 6

NOBODY: frozenset[Seat] = frozenset()
ONLY = tuple(frozenset({seat}) for seat in range(MOST_SEATS))
# By the number of seats.
EVERYBODY = tuple(frozenset(range(seats)) for seats in range(MOST_SEATS + 1))


class FaceDown(msgspec.Struct, frozen=True, gc=False):
    """A card in a grid. Who knows it goes on knowing it wherever an exchange takes it."""

    card: str
    known_by: frozenset[Seat] = NOBODY


# By position; None is an empty one.
Grid = tuple[FaceDown | None, ...]


class Match(msgspec.Struct, frozen=True, gc=False):
    """What never changes in a match."""

    settings: Settings
    seed: str
    seats: int
    # A given deck, for the first round only.
    deck: tuple[str, ...] | None


class FinishedRound(msgspec.Struct, frozen=True, gc=False):
    # By seat and position.
    hands: tuple[tuple[str | None, ...], ...]
    # By seat.
    points: tuple[int, ...]
    caller: Seat | None


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What the finished rounds have come to."""

    totals: tuple[int, ...]
    rounds: tuple[FinishedRound, ...] = ()


class Piles(msgspec.Struct, frozen=True, gc=False):
    # The next card to be drawn comes first.
    draw: tuple[str, ...]
    # The top card comes last.
    discard: tuple[str, ...] = ()
    # A sealed top cannot be drawn.
    sealed: bool = False
    refills: int = 0


class Call(msgspec.Struct, frozen=True, gc=False):
    """Who has called check, and what that leaves to the others."""

    caller: Seat | None = None
    # The caller, and whoever has emptied their hand since.
    locked: frozenset[Seat] = NOBODY
    # Once somebody has called: the seats that have a last turn to come, in order.
    last_turns: tuple[Seat, ...] = ()


class Peeking(msgspec.Struct, frozen=True, gc=False, tag="peek"):
    waiting: frozenset[Seat]


class Drawn(msgspec.Struct, frozen=True, gc=False):
    source: Source
    card: str


class Turn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    drawn: Drawn | None = None


class Matching(msgspec.Struct, frozen=True, gc=False, tag="match"):
    """The top of the discard pile may be matched; whoever's turn it is has discarded it."""

    waiting: frozenset[Seat]
    # In the order in which they answered; the wrong ones have answered too.
    answered: tuple[Seat, ...] = ()
    wrong: tuple[Seat, ...] = ()


class Ability(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    rank: str


class UsingAbility(msgspec.Struct, frozen=True, gc=False, tag="ability"):
    ability: Ability
    # The swap comes when there are none left.
    peeks_left: int
    # What the player is being shown, in the order in which they looked.
    looked_at: tuple[Place, ...] = ()
    # To be used afterwards.
    following: tuple[Ability, ...] = ()


class GameOver(msgspec.Struct, frozen=True, gc=False, tag="game_over"):
    outcome: Outcome


Phase = Peeking | Turn | Matching | UsingAbility | GameOver


class State(msgspec.Struct, frozen=True, gc=False):
    match: Match
    standing: Standing
    # From 1.
    round: int
    # The seat whose turn it is, or will be after the first look at the cards.
    turn: Seat
    # How many turns of this round have begun.
    turns: int
    # By seat.
    grids: tuple[Grid, ...]
    piles: Piles
    call: Call
    phase: Phase


def actors(state: State) -> frozenset[Seat]:
    phase = state.phase
    if isinstance(phase, Matching):
        return phase.waiting
    if isinstance(phase, Turn):
        return ONLY[state.turn]
    if isinstance(phase, Peeking):
        return phase.waiting
    if isinstance(phase, UsingAbility):
        return ONLY[phase.ability.seat]
    return NOBODY
