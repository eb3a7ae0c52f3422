"""What happened, as everybody at the table may know it."""

import msgspec

from games.engines.game import Seat
from games.engines.spades.bids import Bid, Kind
from games.engines.spades.scoring import Breakdown
from games.engines.spades.state import Placed


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    round: int
    dealer: Seat
    eligible_blind: tuple[bool, bool]


class CardsSeen(_Event, frozen=True, gc=False, tag="cards_seen"):
    seat: Seat


class BidMade(_Event, frozen=True, gc=False, tag="bid_made"):
    seat: Seat
    kind: Kind
    amount: int


class CardPlayed(_Event, frozen=True, gc=False, tag="card_played"):
    seat: Seat
    card: str


class SpadesBroken(_Event, frozen=True, gc=False, tag="spades_broken"):
    seat: Seat
    card: str


class TrickTaken(_Event, frozen=True, gc=False, tag="trick_taken"):
    winner: Seat
    card: str
    plays: tuple[Placed, ...]


class RoundScored(_Event, frozen=True, gc=False, tag="round_scored"):
    round: int
    bids: tuple[Bid, ...]
    tricks: tuple[int, ...]
    breakdown: tuple[Breakdown, Breakdown]
    totals: tuple[int, int]
    bags: tuple[int, int]


class MatchEnded(_Event, frozen=True, gc=False, tag="match_ended"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


Event = (
    Dealt | CardsSeen | BidMade | CardPlayed | SpadesBroken | TrickTaken | RoundScored | MatchEnded
)
