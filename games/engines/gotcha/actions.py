"""What a seat may do."""

from typing import Annotated, Literal

import msgspec

from games.engines.game import Seat
from games.engines.gotcha.deck import KINDS

_NUMBERED = "|".join(
    f"{kind.name}-(?:{'|'.join(str(number) for number in range(1, kind.cards + 1))})"
    for kind in KINDS.values()
)

Card = Annotated[str, msgspec.Meta(pattern=rf"\A(?:{_NUMBERED})\Z")]
Fate = Literal["steal", "discard"]


class Spot(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card on offer by its position: 0 is the one that was laid face up."""

    seat: Seat
    index: int


class Pick(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card of a collection, and what becomes of it."""

    card: Card
    fate: Fate


class _Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    pass


class PlaceOffer(_Action, frozen=True, gc=False, tag="offer"):
    face_up: Card
    face_down: tuple[Card, ...]


class Flip(_Action, frozen=True, gc=False, tag="flip"):
    seat: Seat
    index: int


# In the plays of Action cards whatever names the object is None where there is none to name.


class PlayFlipOne(_Action, frozen=True, gc=False, tag="play_flip_one"):
    card: Card
    seat: Seat | None
    index: int | None


class PlayAddOne(_Action, frozen=True, gc=False, tag="play_add_one"):
    card: Card
    hand_card: Card | None
    seat: Seat | None


class PlayRemoveOne(_Action, frozen=True, gc=False, tag="play_remove_one"):
    card: Card
    seat: Seat | None
    index: int | None


class PlayRemoveTwo(_Action, frozen=True, gc=False, tag="play_remove_two"):
    card: Card
    targets: tuple[Spot, ...] | None


class PlayStealAPoint(_Action, frozen=True, gc=False, tag="play_steal_a_point"):
    card: Card
    target: Seat | None


class Done(_Action, frozen=True, gc=False, tag="done"):
    pass


class SelectOffer(_Action, frozen=True, gc=False, tag="select_offer"):
    seat: Seat


class Take(_Action, frozen=True, gc=False, tag="take"):
    picks: tuple[Pick, ...]


Play = PlayFlipOne | PlayAddOne | PlayRemoveOne | PlayRemoveTwo | PlayStealAPoint
Action = (
    PlaceOffer
    | Flip
    | PlayFlipOne
    | PlayAddOne
    | PlayRemoveOne
    | PlayRemoveTwo
    | PlayStealAPoint
    | Done
    | SelectOffer
    | Take
)
