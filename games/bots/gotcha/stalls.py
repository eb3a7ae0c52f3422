"""Offers: what lies in each, as one seat knows it and as everybody sees it."""

from typing import NamedTuple

from games.bots.gotcha.counts import KIND, NOTHING, Counts, counted, with_one
from games.engines.game import Seat
from games.engines.gotcha.state import OFFER_SIZE
from games.engines.gotcha.view import OfferedCard, ShownOffer, View


class Goods(NamedTuple):
    """Cards of which some are known, and of the others only how many there are."""

    known: Counts
    unknown: int

    def learnt(self, kind: int) -> "Goods":
        """One of the unknown cards turns out to be of a kind."""
        return Goods(with_one(self.known, kind), self.unknown - 1)

    def without(self, kind: int | None) -> "Goods":
        """One card fewer: one of a kind, or one that is not known."""
        if kind is None:
            return Goods(self.known, self.unknown - 1)
        return Goods(with_one(self.known, kind, -1), self.unknown)


class Stall(NamedTuple):
    seat: Seat
    # As the seat knows it whose view it is: it has placed some of the face-down cards itself.
    goods: Goods
    # As everybody sees it.
    front: Goods

    def turned_up(self, kind: int, is_known: bool) -> "Stall":
        """With a face-down card of this kind turned up."""
        goods = self.goods if is_known else self.goods.learnt(kind)
        return Stall(self.seat, goods, self.front.learnt(kind))

    def without(self, offered: OfferedCard) -> "Stall":
        kind = kind_of(offered)
        shown = kind if offered.face_up else None
        return Stall(self.seat, self.goods.without(kind), self.front.without(shown))

    def added_to(self, kind: int) -> "Stall":
        """With a card of the seat's own hand, face down."""
        goods = Goods(with_one(self.goods.known, kind), self.goods.unknown)
        return Stall(self.seat, goods, Goods(self.front.known, self.front.unknown + 1))


def kind_of(offered: OfferedCard) -> int | None:
    return None if offered.card is None else KIND[offered.card]


def stall(offer: ShownOffer) -> Stall:
    known = [each.card for each in offer.cards if each.card is not None]
    shown = [each.card for each in offer.cards if each.card is not None and each.face_up]
    size = len(offer.cards)
    return Stall(
        offer.seat,
        Goods(counted(known), size - len(known)),
        Goods(counted(shown), size - len(shown)),
    )


def empty_stall(seat: Seat) -> Stall:
    """Of a seller who has yet to offer."""
    anything = Goods(NOTHING, OFFER_SIZE)
    return Stall(seat, anything, anything)


def offered_at(view: View, seat: Seat, index: int) -> OfferedCard:
    (offer,) = [offer for offer in view.offers if offer.seat == seat]
    return offer.cards[index]
