"""What a seat may do, and what the clock may."""

from typing import Literal

import msgspec

from games.engines.game import Seat

Source = Literal["pile", "discard"]


class Place(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One position of one player's grid."""

    seat: Seat
    position: int


class _Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class SayReady(_Action, frozen=True, tag="ready"):
    pass


class DrawCard(_Action, frozen=True, tag="draw"):
    source: Source


class SwapCard(_Action, frozen=True, tag="swap"):
    position: int


class DiscardCard(_Action, frozen=True, tag="discard"):
    pass


class MatchCard(_Action, frozen=True, tag="match"):
    position: int


class PassMatch(_Action, frozen=True, tag="pass"):
    pass


class PeekAt(_Action, frozen=True, tag="peek"):
    # None of them skips the looking.
    targets: tuple[Place, ...]


class ExchangeCards(_Action, frozen=True, tag="exchange"):
    # Both None skips the swap.
    first: Place | None
    second: Place | None


class CallCheck(_Action, frozen=True, tag="call_check"):
    pass


class ClosePeek(_Action, frozen=True, tag="close_peek"):
    pass


class CloseMatch(_Action, frozen=True, tag="close_match"):
    pass


Action = (
    SayReady
    | DrawCard
    | SwapCard
    | DiscardCard
    | MatchCard
    | PassMatch
    | PeekAt
    | ExchangeCards
    | CallCheck
)
Clock = ClosePeek | CloseMatch
