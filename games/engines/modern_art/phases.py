"""The parts of a match, each with what only it needs to know. A tag is the phase of the view."""

import msgspec

from games.engines.game import Outcome, Seat

# The cards under the hammer: one, or a double and the card added to it.
Lot = tuple[str, ...]


class _Phase(msgspec.Struct, frozen=True, gc=False):
    pass


class Play(_Phase, frozen=True, gc=False, tag="play"):
    auctioneer: Seat


class SecondCard(_Phase, frozen=True, gc=False, tag="second_card"):
    """A double waits for a second card; the auctioneer played it and was asked first."""

    auctioneer: Seat
    lot: Lot
    asked: Seat


class Open(_Phase, frozen=True, gc=False, tag="open"):
    auctioneer: Seat
    lot: Lot
    high_bid: int | None = None
    high_bidder: Seat | None = None
    # Those whose pass holds.
    passed: frozenset[Seat] = frozenset()


class OneOffer(_Phase, frozen=True, gc=False, tag="one_offer"):
    auctioneer: Seat
    lot: Lot
    turn: Seat
    high_bid: int | None = None
    high_bidder: Seat | None = None


class Hidden(_Phase, frozen=True, gc=False, tag="hidden"):
    auctioneer: Seat
    lot: Lot
    # By seat; None until it has put one in.
    bids: tuple[int | None, ...]


class NamePrice(_Phase, frozen=True, gc=False, tag="set_price"):
    """A fixed price auction before its price is named."""

    auctioneer: Seat
    lot: Lot


class FixedPrice(_Phase, frozen=True, gc=False, tag="fixed_price"):
    auctioneer: Seat
    lot: Lot
    price: int
    turn: Seat


class GameOver(_Phase, frozen=True, gc=False, tag="game_over"):
    outcome: Outcome


Auction = Open | OneOffer | Hidden | NamePrice | FixedPrice
Phase = Play | SecondCard | Auction | GameOver
