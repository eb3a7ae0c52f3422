"""What a seat may do, and the one thing that the clock does."""

from typing import Annotated

import msgspec

from games.engines.modern_art.paintings import CARDS

Card = Annotated[str, msgspec.Meta(pattern=rf"\A(?:{'|'.join(CARDS)})\Z")]


class _Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    pass


class PlayCard(_Action, frozen=True, gc=False, tag="play_card"):
    card: Card


class Bid(_Action, frozen=True, gc=False, tag="bid"):
    amount: int


class Pass(_Action, frozen=True, gc=False, tag="pass"):
    pass


class SetPrice(_Action, frozen=True, gc=False, tag="set_price"):
    amount: int


class Buy(_Action, frozen=True, gc=False, tag="buy"):
    pass


class OfferSecond(_Action, frozen=True, gc=False, tag="offer_second"):
    card: Card


class DeclineSecond(_Action, frozen=True, gc=False, tag="decline_second"):
    pass


class CloseAuction(_Action, frozen=True, gc=False, tag="close_auction"):
    """The countdown of an open auction ran out."""


Action = PlayCard | Bid | Pass | SetPrice | Buy | OfferSecond | DeclineSecond
