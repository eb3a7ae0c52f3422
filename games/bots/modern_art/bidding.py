"""The medium bot's bids: in open, once-around and hidden auctions.

Whoever sells, a lot is worth buying below its worth, for otherwise a rival has the gain.
"""

from math import ceil, floor
from random import Random

from games.bots import Decision
from games.bots.modern_art.reading import Reading
from games.bots.modern_art.worth import worth_of_lot
from games.engines.modern_art.actions import Bid, Pass

# Parts of the worth: how far bids are followed, and what is bid where nobody answers, so that
# it has to leave a gain. In secret a little is left to chance, not to be read too easily.
LIMIT = 0.97
ONCE_AROUND = 0.82
HIDDEN = (0.80, 0.87)
OWN_HIDDEN = 0.5
# Parts of the limit: the first bid of an open auction, and by how much a bid is raised.
OPENING = (0.45, 0.60)
STRIDE = (0.03, 0.10)


def choose_in_open(reading: Reading, rng: Random) -> Decision:
    view = reading.view
    if view.high_bidder == reading.me:
        return Decision(Pass(), "My own bid stands.")
    if view.high_bid is None and reading.sells:
        return Decision(Pass(), "If nobody bids, the lot is mine for free.")
    limit = _limit(reading)
    high = view.high_bid or 0
    if high >= limit:
        return _pass(reading)
    opening = floor(limit * rng.uniform(*OPENING))
    raised = max(high + ceil(limit * rng.uniform(*STRIDE)), opening)
    return Decision(Bid(min(raised, limit)), "The lot is worth more to me than the last bid.")


def choose_once_around(reading: Reading) -> Decision:
    high = reading.view.high_bid or 0
    limit = _limit(reading)
    if high >= limit:
        return _pass(reading)
    if reading.sells:
        return Decision(Bid(high + 1), "Nobody offered enough, so I keep the lot.")
    if reading.is_last_outsider:
        wanted = ceil(worth_to_keep(reading) * worth_of_lot(reading))
        why = "This should be just enough for the auctioneer to let go."
    else:
        wanted = floor(ONCE_AROUND * worth_of_lot(reading))
        why = "This still leaves a profit and is hard to beat."
    return Decision(Bid(min(max(wanted, high + 1), limit)), why)


def choose_hidden(reading: Reading, rng: Random) -> Decision:
    if reading.sells:
        part, why = OWN_HIDDEN, "Selling is better, but not too cheaply."
    else:
        part, why = rng.uniform(*HIDDEN), "This leaves a profit and may still be the highest bid."
    return Decision(Bid(min(floor(part * worth_of_lot(reading)), reading.money)), why)


def worth_to_keep(reading: Reading) -> float:
    """The part of its worth below which an auctioneer does better to take the own lot.

    Taken at a price p it brings worth − p; sold it brings p, but worth − p to one of the others.
    """
    return reading.seats / (2 * reading.seats - 1)


def _limit(reading: Reading) -> int:
    part = worth_to_keep(reading) if reading.sells else LIMIT
    return min(floor(part * worth_of_lot(reading)), reading.money)


def _pass(reading: Reading) -> Decision:
    if reading.sells:
        return Decision(Pass(), "The money is worth more to me than the lot.")
    return Decision(Pass(), "I wouldn't pay more for this lot.")
