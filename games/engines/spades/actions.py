"""What a seat may do."""

from typing import Annotated

import msgspec

from games.engines.spades.bids import Kind

Card = Annotated[str, msgspec.Meta(pattern=r"\A(?:[2-9TJQKA][CDHS]|LJ|BJ)\Z")]


class _Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class PlaceBid(_Action, frozen=True, tag="bid"):
    kind: Kind
    amount: int


class SeeCards(_Action, frozen=True, tag="see_cards"):
    pass


class PlayCard(_Action, frozen=True, tag="play"):
    card: Card


Action = PlaceBid | SeeCards | PlayCard
