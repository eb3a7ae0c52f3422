"""What an auction comes to, given how far each seat goes: who buys, and for how much."""

from collections.abc import Sequence

from games.bots.modern_art.bidding import LIMIT, ONCE_AROUND
from games.bots.modern_art.model import FIXED, HIDDEN, OPEN
from games.bots.modern_art.pricing import PAID, PAID_LAST
from games.engines.game import Seat

Sale = tuple[Seat, float]

# By how much the last bid of an open auction goes beyond the one before, as a part of it.
OVERSHOT = 0.03
# The part of its limit that a seat offers where others are asked after it.
OFFERED = ONCE_AROUND / LIMIT
# The part of its limit at which the last to be asked still buys.
LAST_BUYS = PAID_LAST / PAID


def hammered(kind: int, limits: Sequence[float], seller: Seat, keep: float) -> Sale:
    if kind == OPEN:
        return in_open(limits, seller)
    if kind == HIDDEN:
        return in_secret(limits, seller)
    if kind == FIXED:
        return at_a_price(limits, seller, limits[seller])
    return once_around(limits, seller, keep)


def in_open(limits: Sequence[float], seller: Seat) -> Sale:
    """The highest limit buys, for a little more than the next; nobody bids: it is free."""
    first = second = 0.0
    buyer = seller
    outside = 0.0
    for seat, limit in enumerate(limits):
        if seat != seller and limit > outside:
            outside = limit
        if limit > first:
            first, second, buyer = limit, first, seat
        elif limit > second:
            second = limit
    if outside < 1:
        return seller, 0
    return buyer, min(first, max(second * (1 + OVERSHOT), 1))


def in_secret(bids: Sequence[float], seller: Seat) -> Sale:
    """Of equal bids the auctioneer's is first, then clockwise."""
    seats = len(bids)
    buyer, price = seller, bids[seller]
    for place in range(seller + 1, seller + seats):
        seat = place % seats
        if bids[seat] > price:
            buyer, price = seat, bids[seat]
    return (buyer, price) if price >= 1 else (seller, 0)


def at_a_price(
    limits: Sequence[float], seller: Seat, price: float, asked: Seat | None = None
) -> Sale:
    """The first from the left, or from the seat that is asked, who will buy; the last to be asked
    would rather leave the auctioneer with a dear lot."""
    seats = len(limits)
    seat = (seller + 1) % seats if asked is None else asked
    last = (seller - 1) % seats
    while seat != seller:
        limit = LAST_BUYS * limits[seat] if seat == last else limits[seat]
        if limit >= price:
            return seat, price
        seat = (seat + 1) % seats
    return seller, price


def once_around(limits: Sequence[float], seller: Seat, keep: float) -> Sale:
    return asked_on(limits, (seller + 1) % len(limits), seller, seller, 0, keep)


def asked_on(
    limits: Sequence[float], asked: Seat, seller: Seat, bidder: Seat, high: float, keep: float
) -> Sale:
    """Once around from the seat that is asked, the high bid being somebody's."""
    seats = len(limits)
    last = (seller - 1) % seats
    while asked != seller:
        limit = limits[asked]
        if limit > high and limit >= 1:
            # Just enough for the auctioneer to let go, or what is hard to beat.
            wanted = limit * (keep / LIMIT if asked == last else OFFERED)
            bidder, high = asked, min(max(wanted, high + 1), limit)
        asked = (asked + 1) % seats
    # Who is not bid for has it free.
    if high and limits[seller] > high:
        return seller, min(high + 1, limits[seller])
    return bidder, high
