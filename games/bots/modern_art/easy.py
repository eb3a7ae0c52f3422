"""The easy bot: any card, and bids at random up to what a painting would sell for now."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.modern_art.forecast import sold_at
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
    SetPrice,
)
from games.engines.modern_art.paintings import PLACE
from games.engines.modern_art.ranking import ranked
from games.engines.modern_art.view import View

OFFERS = 0.5
BUYS = 0.5
# The most that it raises an open auction by.
RAISE = 5


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    match view.phase:
        case "play":
            return Decision(rng.choice(legal), "Any card is as good as another to me.")
        case "second_card":
            return _add(legal, rng)
        case "open":
            return _bid_in_open(read(view), rng)
        case "one_offer":
            return _bid_once(read(view))
        case "hidden":
            return Decision(Bid(_limit(read(view))), "I guessed what the lot might be worth.")
        case "set_price":
            reading = read(view)
            price = max(_limit(reading), min(1, reading.money))
            return Decision(SetPrice(price), "I named a price that seemed fair.")
        case _:
            return _buy(read(view), legal, rng)


def _add(legal: Sequence[Action], rng: Random) -> Decision:
    cards = [action for action in legal if isinstance(action, OfferSecond)]
    if cards and rng.random() < OFFERS:
        return Decision(rng.choice(cards), "I felt like adding a card.")
    return Decision(DeclineSecond(), "I kept my cards.")


def _bid_in_open(reading: Reading, rng: Random) -> Decision:
    if reading.view.high_bidder == reading.me:
        return Decision(Pass(), "My own bid stands.")
    high, limit = reading.view.high_bid or 0, _limit(reading)
    if high >= limit:
        return Decision(Pass(), "I wouldn't pay more for this lot.")
    amount = rng.randint(high + 1, min(limit, high + RAISE))
    return Decision(Bid(amount), "I would like to have this lot.")


def _bid_once(reading: Reading) -> Decision:
    limit = _limit(reading)
    if limit <= (reading.view.high_bid or 0):
        return Decision(Pass(), "I wouldn't pay more for this lot.")
    return Decision(Bid(limit), "I guessed what the lot might be worth.")


def _buy(reading: Reading, legal: Sequence[Action], rng: Random) -> Decision:
    price = reading.view.price
    fair = price is not None and price <= _fair(reading)
    if Buy() in legal and fair and rng.random() < BUYS:
        return Decision(Buy(), "The price seemed fair.")
    return Decision(Pass(), "I left the lot to others.")


def _fair(reading: Reading) -> int:
    """What the lot would sell for if the round ended now."""
    prices = sold_at(tuple(ranked(reading.played)), reading.earned)
    return int(sum(prices[PLACE[card]] for card in reading.view.lot))


def _limit(reading: Reading) -> int:
    """What it would pay. It is the same however often an auction asks: a new guess for every
    bid would rise with the bids."""
    guess = Random(f"{reading.view.lot} {reading.hand} {reading.money}")
    return min(guess.randint(0, _fair(reading)), reading.money)
