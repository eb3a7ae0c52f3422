"""How a seat is expected to play in a trial: as the medium bot does, by what it can see.

It sees the board, what has been bought and its own hand. What an auction comes to follows from
what each seat would give at most.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

from games.bots.modern_art.bidding import HIDDEN as SEALED
from games.bots.modern_art.bidding import LIMIT, OWN_HIDDEN
from games.bots.modern_art.card import ALONE, BROUGHT, KEPT
from games.bots.modern_art.forecast import Prices, sold_at, worked_out
from games.bots.modern_art.model import (
    BEST,
    DOUBLE,
    KINDS,
    ONE_OF,
    SIZE,
    STEPS,
    WORST,
    Model,
)
from games.bots.modern_art.pricing import ASKED, PAID
from games.bots.modern_art.saleroom import hammered
from games.bots.modern_art.worth import PROMOTION
from games.engines.game import Seat
from games.engines.modern_art.ending import CARDS_THAT_END_A_ROUND as LAST
from games.engines.modern_art.ranking import ranked

# A card and, with a double, the kind added to it: artist, kind, second kind or -1.
Choice = tuple[int, int, int]

# By kind: the part of its worth up to which a seat bids, by how much that may be more, and the
# same for the auctioneer; 0 is what makes keeping the lot as good as selling it.
PARTS = (
    (LIMIT, 0.0, 0.0),
    (PAID, 0.0, ASKED),
    (SEALED[0], SEALED[1] - SEALED[0], OWN_HIDDEN),
    (LIMIT, 0.0, 0.0),
)


class Outlook(msgspec.Struct, frozen=True):
    """What a round looks like to everybody."""

    # Prices to expect, by position.
    table: Sequence[Prices]
    earned: tuple[int, ...]
    # Cards left when the round began, and all of them together.
    left: tuple[float, ...]
    all_left: float
    # What a double is kept for.
    kept: float
    # By kind, what selling a lot brings its auctioneer, as a part of its worth.
    brings: tuple[float, ...]
    # Below this part of the worth an auctioneer keeps the lot.
    keep: float


@lru_cache(maxsize=16)
def outlook(
    earned: tuple[int, ...],
    left: tuple[float, ...],
    round: int,
    seats: int,
) -> Outlook:
    table = worked_out(earned, left)
    others = seats - 1
    parts = [BROUGHT.get(kind, ALONE) for kind in KINDS[:DOUBLE]]
    brings = (*(part - (1 - part) / others for part in parts), ALONE)
    keep = seats / (2 * seats - 1)
    return Outlook(table, earned, left, sum(left), KEPT[round - 1], brings, keep)


def prices_at_end(look: Outlook, model: Model) -> Sequence[float]:
    prices = look.table[model.position]
    # Only a round that runs out of cards ends elsewhere than at a fifth card.
    if max(model.played) == LAST:
        return prices
    return sold_at(tuple(ranked(tuple(model.played))), look.earned)


def play_out(look: Outlook, model: Model, seat: Seat, rng: Random) -> None:
    """The rest of the round, from a seat that is to play."""
    seats = model.seats
    while True:
        seat = model.next_with_cards(seat)
        seller = put_up(look, model, seat, choose(look, model, seat), rng)
        if seller < 0:
            return
        seat = (seller + 1) % seats


def put_up(look: Outlook, model: Model, seat: Seat, choice: Choice, rng: Random) -> Seat:
    """A card is played and auctioned; the final auctioneer, or -1 if that ended the round."""
    artist, kind, second = choice
    if model.play(seat, artist, kind):
        return -1
    if kind != DOUBLE:
        auction(look, model, seat, artist, kind, 1, rng)
        return seat
    if second < 0:
        return ask_around(look, model, seat, (seat + 1) % model.seats, artist, rng)
    if model.play(seat, artist, second):
        return -1
    auction(look, model, seat, artist, second, 2, rng)
    return seat


def ask_around(
    look: Outlook, model: Model, seat: Seat, asked: Seat, artist: int, rng: Random
) -> Seat:
    """The seats from one on may add a card to a double of another seat; the final auctioneer,
    or -1 if that ended the round."""
    while asked != seat:
        second = BEST[model.hands[asked][artist]]
        if second >= 0 and adds(look, model, asked, artist, second):
            if model.play(asked, artist, second):
                return -1
            auction(look, model, asked, artist, second, 2, rng)
            return asked
        asked = (asked + 1) % model.seats
    model.hand_over(seat, seat, 0, artist, 1)
    return seat


def choose(look: Outlook, model: Model, seat: Seat) -> Choice:
    """The card that promises most: by its price, and by what it does to what was bought."""
    hand, table, position, played = model.hands[seat], look.table, model.position, model.played
    if model.in_hands == 1:
        return next((artist, WORST[code], -1) for artist, code in enumerate(hand) if code)
    lead, helped, usual = _stakes(look, model, seat)
    # Written out for the five artists: nothing is done more often.
    a, b, c, d, e = helped
    f, g, h, i, j = lead
    brings = look.brings
    best, most = (-1, -1, -1), -1e9
    for artist, code in enumerate(hand):
        if not code:
            continue
        step, count = STEPS[artist], played[artist]
        prices = table[position + step]
        v, w, x, y, z = prices
        if count == LAST - 1:
            gain = f * v + g * w + h * x + i * y + j * z
            if gain > most:
                best, most = (artist, WORST[code], -1), gain
            continue
        standing = a * v + b * w + c * x + d * y + e * z
        kind = BEST[code]
        own = 1 + PROMOTION * (SIZE[code] - 1 - usual * look.left[artist])
        if kind >= 0:
            gain = standing + brings[kind] * prices[artist] * own
            if gain > most:
                best, most = (artist, kind, -1), gain
        if code >= ONE_OF[DOUBLE]:
            gain = standing + brings[DOUBLE] * prices[artist] * own
            second = -1
            if kind >= 0:
                prices = table[position + 2 * step]
                v, w, x, y, z = prices
                if count < LAST - 2:
                    together = a * v + b * w + c * x + d * y + e * z
                    together += brings[kind] * 2 * prices[artist] * (own - PROMOTION)
                else:
                    together = f * v + g * w + h * x + i * y + j * z
                if together > gain:
                    gain, second = together, kind
            gain -= look.kept
            if gain > most:
                best, most = (artist, DOUBLE, second), gain
    return best


def adds(look: Outlook, model: Model, seat: Seat, artist: int, second: int) -> bool:
    """Whether it adds a card to a double of another seat."""
    lead, helped, _ = _stakes(look, model, seat)
    now = look.table[model.position]
    declined = _sum(helped, now) - now[artist] / (model.seats - 1)
    then = look.table[model.position + STEPS[artist]]
    if model.played[artist] == LAST - 1 or model.in_hands == 1:
        return _sum(lead, then) > declined
    return _sum(helped, then) + look.brings[second] * 2 * then[artist] > declined


def _stakes(look: Outlook, model: Model, seat: Seat) -> tuple[list[float], list[float], float]:
    """By artist how many paintings more than the others, on average, a seat has bought, and the
    same if those count more that it can help along; and the part of all cards that it holds."""
    share = 1 / (model.seats - 1)
    usual = model.sizes[seat] / look.all_left
    lead = [
        own + share * (own - together)
        for own, together in zip(model.bought[seat], model.total, strict=True)
    ]
    helped = [
        ahead * (1 + PROMOTION * (SIZE[code] - usual * left))
        for ahead, code, left in zip(lead, model.hands[seat], look.left, strict=True)
    ]
    return lead, helped, usual


def _sum(numbers: Sequence[float], prices: Prices) -> float:
    return sum(number * price for number, price in zip(numbers, prices, strict=True))


def auction(
    look: Outlook, model: Model, seller: Seat, artist: int, kind: int, lot: int, rng: Random
) -> None:
    limits = limits_of(look, model, seller, artist, kind, lot, rng)
    buyer, price = hammered(kind, limits, seller, look.keep)
    model.hand_over(seller, buyer, price, artist, lot)


def limits_of(
    look: Outlook, model: Model, seller: Seat, artist: int, kind: int, lot: int, rng: Random
) -> list[float]:
    """What each seat would bid in secret or go up to, the auctioneer for themselves; in a fixed
    price auction the auctioneer's is the price."""
    price = look.table[model.position][artist] * lot
    usual = PROMOTION * look.left[artist] / look.all_left
    part, spread, own = PARTS[kind]
    limits = []
    for seat, size in enumerate(model.sizes):
        worth = price * (1 + PROMOTION * SIZE[model.hands[seat][artist]] - usual * size)
        if seat == seller:
            limit = worth * (own or look.keep)
        else:
            limit = worth * (part + spread * rng.random())
        money = model.money[seat]
        limits.append(limit if limit < money else money)
    return limits
