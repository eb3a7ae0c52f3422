"""What a bot writes down of what everybody at the table sees.

Every payment is public, so that adding them up gives everybody's money: remembered, not spied on.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.bots.modern_art.model import DOUBLE, KIND, KINDS
from games.engines.game import Seat
from games.engines.modern_art.dealing import START_MONEY
from games.engines.modern_art.ending import CARDS_THAT_END_A_ROUND
from games.engines.modern_art.events import (
    BidMade,
    BidsRevealed,
    CardPlayed,
    Event,
    LotGiven,
    LotSold,
    PaintingsSold,
    RoundBegan,
    RoundEnded,
    SecondCardDeclined,
    SecondCardOffered,
)
from games.engines.modern_art.paintings import ARTISTS, AUCTION, CARDS, PLACE
from games.engines.modern_art.settings import Settings
from games.engines.modern_art.state import changed_at

Counts = tuple[int, ...]

_NONE: Counts = (0,) * len(ARTISTS)
_BIT = {card: 1 << number for number, card in enumerate(CARDS)}

# A bit for each sort of card: those by the same artist that would have sold better, …
_BETTER = {
    card: ((1 << KIND[card]) - 1) << len(KINDS) * PLACE[card] if KIND[card] != DOUBLE else 0
    for card in CARDS
}
# … and, by artist, those that could have been added to a double.
_SECOND = tuple(((1 << DOUBLE) - 1) << len(KINDS) * place for place in range(len(ARTISTS)))


class Auction(msgspec.Struct, frozen=True, gc=False):
    """A lot that was sold, and how far each seat went for it."""

    round: int
    # With the cards of the lot.
    played: Counts
    artist: int
    # How many paintings.
    lot: int
    kind: str
    seller: Seat
    buyer: Seat
    price: int
    # By seat: its highest bid, 0 where it made none.
    bids: tuple[int, ...]


class Play(msgspec.Struct, frozen=True, gc=False):
    """A card that was put up, and how the round stood before."""

    seat: Seat
    artist: int
    kind: int
    played: Counts
    # By seat and artist.
    bought: tuple[Counts, ...]


class Notes(msgspec.Struct, frozen=True, gc=False):
    seats: int
    settings: Settings
    # By seat.
    money: tuple[int, ...]
    round: int = 0
    # This round, by artist.
    played: Counts = _NONE
    # The same of the rounds before.
    before: tuple[Counts, ...] = ()
    # All cards ever played, a bit for each.
    seen: int = 0
    # The last of them.
    card: str = ""
    # The highest bids on the lot under the hammer, by seat, and how many were made.
    bids: tuple[int, ...] = ()
    made: int = 0
    # By seat, the sorts of card (a bit for each) that it would have played if it had any.
    lacks: tuple[int, ...] = ()
    # This round: paintings by seat and artist, and the cards that were put up.
    bought: tuple[Counts, ...] = ()
    plays: tuple[Play, ...] = ()
    # This match, the latest last.
    auctions: tuple[Auction, ...] = ()

    def has_seen(self, card: str) -> bool:
        return bool(self.seen & _BIT[card])


def blank(seats: int, settings: Settings) -> Notes:
    nothing = (0,) * seats
    return Notes(
        seats,
        settings,
        money=(START_MONEY,) * seats,
        bids=nothing,
        lacks=nothing,
        bought=(_NONE,) * seats,
    )


def note(notes: Notes, event: Event) -> Notes:
    write = _WRITTEN.get(type(event))
    return notes if write is None else write(notes, event)


def _round_began(notes: Notes, event: RoundBegan) -> Notes:
    if event.cards:
        # They may have been dealt any.
        return replace(notes, round=event.round, lacks=(0,) * notes.seats)
    return replace(notes, round=event.round)


def _card_played(notes: Notes, event: CardPlayed) -> Notes:
    card = event.card
    play = Play(event.seat, PLACE[card], KIND[card], notes.played, notes.bought)
    return replace(_counted(notes, event.seat, card), plays=(*notes.plays, play))


def _second_card_offered(notes: Notes, event: SecondCardOffered) -> Notes:
    return _counted(notes, event.seat, event.card)


def _counted(notes: Notes, seat: Seat, card: str) -> Notes:
    artist, lacks = PLACE[card], notes.lacks
    # A card that is not auctioned may be any.
    if notes.played[artist] < CARDS_THAT_END_A_ROUND - 1:
        lacks = changed_at(seat, lacks, lacks[seat] | _BETTER[card])
    return replace(
        notes,
        played=changed_at(artist, notes.played, notes.played[artist] + 1),
        seen=notes.seen | _BIT[card],
        card=card,
        bids=(0,) * notes.seats,
        made=0,
        lacks=lacks,
    )


def _second_card_declined(notes: Notes, event: SecondCardDeclined) -> Notes:
    seat = event.seat
    lacks = notes.lacks[seat] | _SECOND[PLACE[notes.card]]
    return replace(notes, lacks=changed_at(seat, notes.lacks, lacks))


def _bid_made(notes: Notes, event: BidMade) -> Notes:
    bids = changed_at(event.seat, notes.bids, event.amount)
    return replace(notes, bids=bids, made=notes.made + 1)


def _bids_revealed(notes: Notes, event: BidsRevealed) -> Notes:
    return replace(notes, bids=event.bids)


def _lot_sold(notes: Notes, event: LotSold) -> Notes:
    seller, buyer, price = event.auctioneer, event.buyer, event.price
    money = list(notes.money)
    money[buyer] -= price
    # An auctioneer who buys pays the bank.
    if buyer != seller:
        money[seller] += price
    auction = Auction(
        notes.round,
        notes.played,
        PLACE[notes.card],
        len(event.lot),
        AUCTION[notes.card],
        seller,
        buyer,
        price,
        notes.bids,
    )
    return replace(
        notes,
        money=tuple(money),
        bought=_bought(notes, buyer, len(event.lot)),
        auctions=(*notes.auctions, auction),
    )


def _lot_given(notes: Notes, event: LotGiven) -> Notes:
    return replace(notes, bought=_bought(notes, event.seat, len(event.lot)))


def _bought(notes: Notes, buyer: Seat, number: int) -> tuple[Counts, ...]:
    artist, owned = PLACE[notes.card], notes.bought[buyer]
    return changed_at(buyer, notes.bought, changed_at(artist, owned, owned[artist] + number))


def _round_ended(notes: Notes, event: RoundEnded) -> Notes:
    before = (*notes.before, notes.played)
    return replace(notes, before=before, played=_NONE, bought=(_NONE,) * notes.seats, plays=())


def _paintings_sold(notes: Notes, event: PaintingsSold) -> Notes:
    seat = event.seat
    return replace(notes, money=changed_at(seat, notes.money, notes.money[seat] + event.total))


_WRITTEN: dict[type, Callable[[Notes, Any], Notes]] = {
    RoundBegan: _round_began,
    CardPlayed: _card_played,
    SecondCardOffered: _second_card_offered,
    SecondCardDeclined: _second_card_declined,
    BidMade: _bid_made,
    BidsRevealed: _bids_revealed,
    LotSold: _lot_sold,
    LotGiven: _lot_given,
    RoundEnded: _round_ended,
    PaintingsSold: _paintings_sold,
}
