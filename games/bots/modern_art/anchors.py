"""Opponents that never change, so that figures stay comparable: all expect what the medium bot
expects, and differ in how much of it they bid.

The miser and the spendthrift are the styles at both ends, the tuned one is between them where a
bidder of this sort does best.
"""

from collections.abc import Sequence
from math import ceil, floor
from random import Random

import msgspec

from games.bots import Decision, Level
from games.bots.budget import Budget
from games.bots.modern_art.bidding import worth_to_keep
from games.bots.modern_art.card import choose_card, choose_second
from games.bots.modern_art.forecast import expected
from games.bots.modern_art.notes import Notes
from games.bots.modern_art.reading import Reading, read
from games.engines.game import Seat
from games.engines.modern_art.actions import (
    Action,
    Bid,
    Buy,
    DeclineSecond,
    OfferSecond,
    Pass,
    PlayCard,
    SetPrice,
)
from games.engines.modern_art.paintings import PLACE
from games.engines.modern_art.view import View


class Style(msgspec.Struct, frozen=True):
    """Parts of what a lot is worth to it."""

    # As far as it goes where it can see what others bid, …
    open: float
    # … what it bids where it cannot, …
    sealed: float
    # … what it asks for, …
    fixed: float
    # … and what each card more than usual of the artist in its hand adds.
    hold: float


STYLES = {
    "tuned": Style(open=0.97, sealed=0.80, fixed=0.90, hold=0.07),
    "miser": Style(open=0.80, sealed=0.65, fixed=0.95, hold=0.04),
    "spendthrift": Style(open=1.10, sealed=0.95, fixed=0.85, hold=0.04),
}
# Parts of the limit: the first bid of an open auction, and by how much a bid is raised.
OPENING = 0.5
STRIDE = 0.06


def anchor(style: Style) -> Level:
    def decide(
        view: View,
        legal: Sequence[Action],
        rng: Random,
        budget: Budget,
        notes: Notes | None = None,
        seat: Seat | None = None,
    ) -> Decision:
        return Decision(_action(style, read(view), legal), "I keep to my style.")

    return decide


ANCHORS = {name: anchor(style) for name, style in STYLES.items()}


def _action(style: Style, reading: Reading, legal: Sequence[Action]) -> Action:
    match reading.view.phase:
        case "play":
            cards = [action.card for action in legal if isinstance(action, PlayCard)]
            return PlayCard(choose_card(reading, cards)[0])
        case "second_card":
            cards = [action.card for action in legal if isinstance(action, OfferSecond)]
            second, _ = choose_second(reading, cards)
            return DeclineSecond() if second is None else OfferSecond(second)
        case "open":
            return _in_open(style, reading)
        case "one_offer":
            return _once_around(style, reading)
        case "hidden":
            part = worth_to_keep(reading) if reading.sells else style.sealed
            return Bid(_affordable(reading, part * _worth(style, reading)))
        case "set_price":
            price = max(1, floor(style.fixed * _worth(style, reading)))
            return SetPrice(min(price, reading.money))
        case _:
            price = reading.view.price or 0
            return Buy() if price <= _limit(style, reading) and Buy() in legal else Pass()


def _in_open(style: Style, reading: Reading) -> Action:
    view, limit = reading.view, _limit(style, reading)
    high = view.high_bid or 0
    waits = view.high_bid is None and reading.sells
    if view.high_bidder == reading.me or waits or high >= limit:
        return Pass()
    return Bid(min(max(high + ceil(STRIDE * limit), floor(OPENING * limit)), limit))


def _once_around(style: Style, reading: Reading) -> Action:
    high, limit = reading.view.high_bid or 0, _limit(style, reading)
    if high >= limit:
        return Pass()
    if reading.sells:
        return Bid(high + 1)
    part = worth_to_keep(reading) if reading.is_last_outsider else style.sealed
    return Bid(min(max(ceil(part * _worth(style, reading)), high + 1), limit))


def _limit(style: Style, reading: Reading) -> int:
    part = worth_to_keep(reading) if reading.sells else style.open
    return _affordable(reading, part * _worth(style, reading))


def _affordable(reading: Reading, amount: float) -> int:
    return min(floor(amount), reading.money)


def _worth(style: Style, reading: Reading) -> float:
    prices = expected(reading.played, reading.earned, reading.left)
    artist = PLACE[reading.view.lot[0]]
    usual = sum(reading.held) * reading.left[artist] / sum(reading.left)
    more = style.hold * (reading.held[artist] - usual)
    return len(reading.view.lot) * prices[artist] * (1 + more)
