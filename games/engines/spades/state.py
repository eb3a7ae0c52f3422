"""A match of Spades at one moment, complete and immutable."""

from typing import ClassVar, TypeVar

import msgspec

from games.engines.game import Outcome, Seat
from games.engines.spades.bids import Bid
from games.engines.spades.scoring import Breakdown
from games.engines.spades.settings import Settings

SEATS = 4
TEAMS = ((0, 2), (1, 3))

Hand = tuple[str, ...]
Item = TypeVar("Item")


def team(seat: Seat) -> int:
    return seat % 2


def left_of(seat: Seat) -> Seat:
    return (seat + 1) % SEATS


def in_turn_from(seat: Seat) -> tuple[Seat, ...]:
    return tuple((seat + step) % SEATS for step in range(SEATS))


def changed_at(seat: Seat, items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """What is kept by seat, with one seat's item another."""
    changing = list(items)
    changing[seat] = item
    return tuple(changing)


class Match(msgspec.Struct, frozen=True, gc=False):
    """What never changes in a match."""

    settings: Settings
    seed: str
    # Given packs, one for each round from the first on.
    packs: tuple[tuple[str, ...], ...]


class Deal(msgspec.Struct, frozen=True, gc=False):
    """What is fixed when a round is dealt."""

    round: int
    dealer: Seat
    eligible_blind: tuple[bool, bool]


class FinishedRound(msgspec.Struct, frozen=True, gc=False):
    round: int
    bids: tuple[Bid, ...]
    tricks: tuple[int, ...]
    breakdown: tuple[Breakdown, Breakdown]
    totals: tuple[int, int]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What the finished rounds have come to."""

    scores: tuple[int, int] = (0, 0)
    bags: tuple[int, int] = (0, 0)
    rounds: tuple[FinishedRound, ...] = ()


class Placed(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    card: str


class Trick(msgspec.Struct, frozen=True, gc=False):
    plays: tuple[Placed, ...]
    winner: Seat


class _BeforePlay(msgspec.Struct, frozen=True, gc=False):
    """A part of the bidding: the seats that are still to choose, in order."""

    waiting: tuple[Seat, ...]
    trick: ClassVar[tuple[Placed, ...]] = ()
    tricks_won: ClassVar[tuple[int, ...]] = (0,) * SEATS
    spades_broken: ClassVar[bool] = False

    @property
    def turn(self) -> Seat:
        return self.waiting[0]


class BlindWindow(_BeforePlay, frozen=True, gc=False, tag="blind"):
    pass


class Bidding(_BeforePlay, frozen=True, gc=False, tag="bid"):
    pass


class Playing(msgspec.Struct, frozen=True, gc=False, tag="play"):
    turn: Seat
    trick: tuple[Placed, ...] = ()
    tricks_won: tuple[int, ...] = (0,) * SEATS
    spades_broken: bool = False


class GameOver(msgspec.Struct, frozen=True, gc=False, tag="game_over"):
    outcome: Outcome
    tricks_won: tuple[int, ...]
    spades_broken: bool
    turn: ClassVar[None] = None
    trick: ClassVar[tuple[Placed, ...]] = ()


Phase = BlindWindow | Bidding | Playing | GameOver


class State(msgspec.Struct, frozen=True, gc=False):
    match: Match
    deal: Deal
    standing: Standing
    hands: tuple[Hand, ...]
    bids: tuple[Bid | None, ...]
    last_trick: Trick | None
    phase: Phase

    def sees_cards(self, seat: Seat) -> bool:
        """Whoever has yet to choose in the blind window, or has bid blind, sees nothing
        of their own hand until the bidding is over for all."""
        if isinstance(self.phase, Playing | GameOver):
            return True
        if isinstance(self.phase, BlindWindow) and seat in self.phase.waiting:
            return False
        bid = self.bids[seat]
        return bid is None or not bid.is_blind
