"""What happened, as everybody at the table may know it: never the face of a face-down card."""

from typing import Literal

import msgspec

from games.engines.check.actions import Place, Source
from games.engines.game import Seat

# Why a round was scored: the last turns were over, no card was left to draw,
# or the draw pile would have had to be refilled once too often.
RoundEnd = Literal["last_turns", "empty_pile", "fourth_refill"]


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    round: int
    # Who begins.
    starter: Seat


class Readied(_Event, frozen=True, gc=False, tag="readied"):
    seat: Seat


class PeekClosed(_Event, frozen=True, gc=False, tag="peek_closed"):
    """The clock ended the first look at the cards."""


class DrawnFromPile(_Event, frozen=True, gc=False, tag="drawn_from_pile"):
    seat: Seat


class DrawnFromDiscard(_Event, frozen=True, gc=False, tag="drawn_from_discard"):
    seat: Seat
    card: str


class Swapped(_Event, frozen=True, gc=False, tag="swapped"):
    """The drawn card went face down to a position; `discarded` is the card that lay there."""

    seat: Seat
    source: Source
    position: int
    discarded: str


class Discarded(_Event, frozen=True, gc=False, tag="discarded"):
    """The card just drawn from the pile was not wanted."""

    seat: Seat
    card: str


class Matched(_Event, frozen=True, gc=False, tag="matched"):
    seat: Seat
    position: int
    card: str


class Mismatched(_Event, frozen=True, gc=False, tag="mismatched"):
    seat: Seat
    position: int


class Passed(_Event, frozen=True, gc=False, tag="passed"):
    seat: Seat


class MatchClosed(_Event, frozen=True, gc=False, tag="match_closed"):
    """The clock ended the matching."""


class PenaltyDrawn(_Event, frozen=True, gc=False, tag="penalty_drawn"):
    seat: Seat
    position: int


class PenaltyLapsed(_Event, frozen=True, gc=False, tag="penalty_lapsed"):
    """No card was left for it."""

    seat: Seat


class Sealed(_Event, frozen=True, gc=False, tag="sealed"):
    """The top of the discard pile, this card, cannot be drawn."""

    card: str


class Unsealed(_Event, frozen=True, gc=False, tag="unsealed"):
    pass


class AbilityGained(_Event, frozen=True, gc=False, tag="ability_gained"):
    seat: Seat
    rank: str


class AbilityLost(_Event, frozen=True, gc=False, tag="ability_lost"):
    """The player is locked."""

    seat: Seat
    rank: str


class Peeked(_Event, frozen=True, gc=False, tag="peeked"):
    seat: Seat
    rank: str
    targets: tuple[Place, ...]


class PeekSkipped(_Event, frozen=True, gc=False, tag="peek_skipped"):
    seat: Seat
    rank: str


class Exchanged(_Event, frozen=True, gc=False, tag="exchanged"):
    seat: Seat
    rank: str
    first: Place
    second: Place


class ExchangeSkipped(_Event, frozen=True, gc=False, tag="exchange_skipped"):
    seat: Seat
    rank: str


class CheckCalled(_Event, frozen=True, gc=False, tag="check_called"):
    seat: Seat
    # Whether an emptied hand called it for them.
    emptied: bool
    # Whose turn it was: the last turns begin with the next seat.
    during: Seat


class Locked(_Event, frozen=True, gc=False, tag="locked"):
    seat: Seat


class Refilled(_Event, frozen=True, gc=False, tag="refilled"):
    draw_size: int
    # How many times this round, this one included.
    refills: int


class RoundScored(_Event, frozen=True, gc=False, tag="round_scored"):
    round: int
    # By seat and position; None is an empty position.
    hands: tuple[tuple[str | None, ...], ...]
    # By seat.
    points: tuple[int, ...]
    totals: tuple[int, ...]
    caller: Seat | None
    # The seats with the lowest points of this round.
    winners: tuple[Seat, ...]
    reason: RoundEnd


class MatchEnded(_Event, frozen=True, gc=False, tag="match_ended"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


Event = (
    Dealt
    | Readied
    | PeekClosed
    | DrawnFromPile
    | DrawnFromDiscard
    | Swapped
    | Discarded
    | Matched
    | Mismatched
    | Passed
    | MatchClosed
    | PenaltyDrawn
    | PenaltyLapsed
    | Sealed
    | Unsealed
    | AbilityGained
    | AbilityLost
    | Peeked
    | PeekSkipped
    | Exchanged
    | ExchangeSkipped
    | CheckCalled
    | Locked
    | Refilled
    | RoundScored
    | MatchEnded
)
