"""Who bought what for how much, and what became of it: the books of a match of Modern Art."""

from collections.abc import Iterable
from typing import Any

import msgspec

from games.engines.game import Seat
from games.engines.modern_art.events import (
    LotGiven,
    LotSold,
    PaintingsSold,
    RoundBegan,
    RoundEnded,
    TilesAwarded,
)
from games.engines.modern_art.paintings import ARTIST, ARTISTS
from games.engines.modern_art.phases import Lot


class Deal(msgspec.Struct, frozen=True):
    """A lot that somebody bought, or got for nothing."""

    lot: Lot
    auctioneer: Seat
    buyer: Seat
    price: int
    # What the bank paid for it when the round was over; None before.
    fetched: int | None = None

    @property
    def gain(self) -> int:
        return (self.fetched or 0) - self.price

    @property
    def artist(self) -> str:
        return ARTIST[self.lot[0]]


class Round(msgspec.Struct, frozen=True):
    number: int
    deals: tuple[Deal, ...] = ()
    unsold: Lot = ()
    # What a painting of each artist sold for; those without a tile are not in it.
    values: dict[str, int] = {}
    is_over: bool = False

    def bought(self, seat: Seat) -> tuple[Deal, ...]:
        return tuple(deal for deal in self.deals if deal.buyer == seat)

    def spent(self, seat: Seat) -> int:
        return sum(deal.price for deal in self.bought(seat))

    def earned(self, seat: Seat) -> int:
        """As auctioneer: what others paid; for one's own purchase the bank was paid."""
        return sum(deal.price for deal in self.deals if deal.auctioneer == seat != deal.buyer)

    def fetched(self, seat: Seat) -> int:
        return sum(deal.fetched or 0 for deal in self.bought(seat))

    def balance(self, seat: Seat) -> int:
        return self.earned(seat) + self.fetched(seat) - self.spent(seat)


def rounds(events: Iterable[Any]) -> list[Round]:
    """The rounds so far, the one being played included."""
    books: list[Round] = []
    for event in events:
        match event:
            case RoundBegan():
                books.append(Round(event.round))
            case LotSold():
                books[-1] = _with(books[-1], event.lot, event.auctioneer, event.buyer, event.price)
            case LotGiven():
                books[-1] = _with(books[-1], event.lot, event.seat, event.seat, 0)
            case RoundEnded():
                books[-1] = msgspec.structs.replace(books[-1], unsold=event.unsold, is_over=True)
            case TilesAwarded():
                values = {tile.artist: tile.value for tile in event.tiles}
                books[-1] = msgspec.structs.replace(books[-1], values=values)
            case PaintingsSold():
                books[-1] = _sold(books[-1], event)
    return books


def _with(book: Round, lot: Lot, auctioneer: Seat, buyer: Seat, price: int) -> Round:
    deal = Deal(lot, auctioneer, buyer, price)
    return msgspec.structs.replace(book, deals=(*book.deals, deal))


def _sold(book: Round, event: PaintingsSold) -> Round:
    amounts = {painting.card: painting.amount for painting in event.paintings}
    deals = tuple(
        msgspec.structs.replace(deal, fetched=sum(amounts[card] for card in deal.lot))
        if deal.buyer == event.seat
        else deal
        for deal in book.deals
    )
    return msgspec.structs.replace(book, deals=deals)


def favourite(books: Iterable[Round], seat: Seat) -> str | None:
    """The artist of whom somebody bought most; of several the leftmost on the board."""
    bought = [deal for book in books for deal in book.bought(seat)]
    counts = {
        artist: sum(len(deal.lot) for deal in bought if deal.artist == artist) for artist in ARTISTS
    }
    best = max(ARTISTS, key=counts.__getitem__)
    return best if counts[best] else None


def average_price(books: Iterable[Round], seat: Seat) -> float | None:
    """What somebody's winning bids were on average; what came free was no bid."""
    prices = [deal.price for book in books for deal in book.bought(seat) if deal.price]
    return sum(prices) / len(prices) if prices else None


def best_deal(books: Iterable[Round]) -> Deal | None:
    """The lot that gained most, the earliest of several; none if nothing gained."""
    deals = [deal for book in books for deal in book.deals if deal.gain > 0]
    return max(deals, key=lambda deal: deal.gain, default=None)


def dearest(books: Iterable[Round]) -> Deal | None:
    """The highest price of the match, the earliest of several."""
    deals = [deal for book in books for deal in book.deals if deal.price]
    return max(deals, key=lambda deal: deal.price, default=None)
