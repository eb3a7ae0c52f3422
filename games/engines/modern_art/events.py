"""What happened, as everybody at the table may know it."""

import msgspec

from games.engines.game import Seat
from games.engines.modern_art.phases import Lot


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class RoundBegan(_Event, frozen=True, gc=False, tag="round_began"):
    round: int
    auctioneer: Seat
    # How many cards each seat was dealt.
    cards: int


class CardPlayed(_Event, frozen=True, gc=False, tag="card_played"):
    seat: Seat
    card: str


class SecondCardOffered(_Event, frozen=True, gc=False, tag="second_card_offered"):
    """The seat added a card to the double and is the auctioneer."""

    seat: Seat
    card: str
    double: str


class SecondCardDeclined(_Event, frozen=True, gc=False, tag="second_card_declined"):
    seat: Seat


class BidMade(_Event, frozen=True, gc=False, tag="bid_made"):
    seat: Seat
    amount: int


class Passed(_Event, frozen=True, gc=False, tag="passed"):
    seat: Seat


class HiddenBidSubmitted(_Event, frozen=True, gc=False, tag="hidden_bid_submitted"):
    seat: Seat


class BidsRevealed(_Event, frozen=True, gc=False, tag="bids_revealed"):
    # By seat.
    bids: tuple[int, ...]


class PriceNamed(_Event, frozen=True, gc=False, tag="price_named"):
    seat: Seat
    price: int


class AuctionClosed(_Event, frozen=True, gc=False, tag="auction_closed"):
    """An open auction took its last bid: its countdown ran out, or everybody else passed."""

    lot: Lot
    ran_out: bool


class LotSold(_Event, frozen=True, gc=False, tag="lot_sold"):
    """The buyer paid the auctioneer, or the bank if that is the same seat."""

    lot: Lot
    auctioneer: Seat
    buyer: Seat
    price: int


class LotGiven(_Event, frozen=True, gc=False, tag="lot_given"):
    """Nobody bid, or nobody added to the double: the seat got it free."""

    lot: Lot
    seat: Seat


class RoundEnded(_Event, frozen=True, gc=False, tag="round_ended"):
    round: int
    # Who played the last card.
    seat: Seat
    unsold: Lot
    # Whose fifth card it was; None where it was the very last card of all hands.
    artist: str | None


class Tile(msgspec.Struct, frozen=True, gc=False):
    artist: str
    # Cards played this round.
    cards: int
    tile: int
    # What each painting sells for: the artist's tiles of all rounds so far.
    value: int


class TilesAwarded(_Event, frozen=True, gc=False, tag="tiles_awarded"):
    round: int
    # The first of the ranking first, three at most.
    tiles: tuple[Tile, ...]


class SoldPainting(msgspec.Struct, frozen=True, gc=False):
    card: str
    amount: int


class PaintingsSold(_Event, frozen=True, gc=False, tag="paintings_sold"):
    """The bank took all paintings of a seat; the worthless ones are among them."""

    seat: Seat
    paintings: tuple[SoldPainting, ...]
    total: int


class MatchEnded(_Event, frozen=True, gc=False, tag="match_ended"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


Event = (
    RoundBegan
    | CardPlayed
    | SecondCardOffered
    | SecondCardDeclined
    | BidMade
    | Passed
    | HiddenBidSubmitted
    | BidsRevealed
    | PriceNamed
    | AuctionClosed
    | LotSold
    | LotGiven
    | RoundEnded
    | TilesAwarded
    | PaintingsSold
    | MatchEnded
)
