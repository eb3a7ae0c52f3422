"""The hard bot under the hammer: what it bids, asks and pays."""

from functools import lru_cache
from math import floor
from random import Random

from msgspec.structs import replace

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.modern_art.appraisal import Appraisal
from games.bots.modern_art.beliefs import Belief
from games.bots.modern_art.lots import Lot, Worth, worth_of
from games.bots.modern_art.offers import Valued, bought, once_around, priced, sealed
from games.bots.modern_art.reading import Reading
from games.bots.modern_art.temper import Temper, raise_to, reserve
from games.engines.modern_art.actions import Bid, Buy, Pass, SetPrice

# More than this changes no bid.
WORLDS = 200
# The part of its time for that; the rest is for trying amounts.
TRYING = 0.8
# Amounts that are as good as the best, within so much, are all one: who cannot be foreseen
# cannot be outbid by one.
ALL_ONE = 0.2
# The part of its worth below which a lot is cheap.
CHEAP = 0.7


@lru_cache(maxsize=32)
def appraised(belief: Belief, lot: Lot, budget: Budget) -> Worth:
    """The same for as long as the lot is under the hammer: chance is drawn from the lot, not from
    the moment, for a limit that is another one for every bid would rise with the bids."""
    limited = replace(budget, seconds=TRYING * budget.seconds, worlds=min(budget.worlds, WORLDS))
    return worth_of(belief, lot, _chance(belief, lot), limited)


def _chance(belief: Belief, lot: Lot) -> Random:
    return Random(f"{lot} {belief.round} {belief.played} {belief.hand} {belief.bought}")


def answer(
    reading: Reading,
    belief: Belief,
    lot: Lot,
    worth: Worth,
    rng: Random,
    temper: Temper,
    made: int,
) -> Decision:
    """`made` is how many bids an open auction has had."""
    appraisal = Appraisal(worth, reading.me, lot.seller)
    match reading.view.phase:
        case "open":
            limit = min(reserve(appraisal.limit, temper, _chance(belief, lot)), reading.money)
            return _in_open(reading, appraisal, limit, temper, made, rng)
        case "one_offer":
            return _once_around(reading, belief, appraisal, rng)
        case "hidden":
            return _in_secret(reading, appraisal, rng)
        case "set_price":
            return _price(reading, appraisal, rng)
        case _:
            return _at_a_price(reading, appraisal)


def _in_open(
    reading: Reading, appraisal: Appraisal, limit: int, temper: Temper, made: int, rng: Random
) -> Decision:
    high = reading.view.high_bid or 0
    if high >= limit:
        return _passed(reading, appraisal)
    bid = Bid(raise_to(high, limit, appraisal.strongest, temper, rng, made))
    worth = _k(appraisal.worth)
    if reading.sells:
        return Decision(bid, f"My own lot is worth {worth}, too much to let it go for {_k(high)}.")
    return Decision(bid, f"This lot should fetch about {worth}, more than anybody has bid.")


def _once_around(reading: Reading, belief: Belief, appraisal: Appraisal, rng: Random) -> Decision:
    view = reading.view
    high = view.high_bid or 0
    valued = once_around(appraisal, reading.money, high, view.high_bidder, belief.look.keep)
    amount, worth = _drawn(valued, rng), _k(appraisal.worth)
    if not amount:
        return _passed(reading, appraisal)
    if reading.sells:
        return Decision(Bid(amount), f"Nobody offered enough for a lot worth {worth}.")
    if reading.is_last_outsider:
        return Decision(
            Bid(amount), "Only the auctioneer can still answer, and should let go for this."
        )
    return Decision(Bid(amount), f"This lot should fetch about {worth}, and others bid after me.")


def _in_secret(reading: Reading, appraisal: Appraisal, rng: Random) -> Decision:
    amount, worth = _drawn(sealed(appraisal, reading.money), rng), _k(appraisal.worth)
    strongest = appraisal.strongest
    if reading.sells:
        why = f"Selling is better, but not for less than {_k(amount)}."
    elif amount > strongest:
        why = f"This lot should fetch about {worth}, and others hardly bid above {_k(strongest)}."
    else:
        why = f"The lot is worth {worth} to me, hardly enough to outbid everybody."
    return Decision(Bid(amount), why)


def _price(reading: Reading, appraisal: Appraisal, rng: Random) -> Decision:
    amount = _drawn(priced(appraisal, reading.money), rng)
    worth = _k(appraisal.worth)
    if amount < CHEAP * appraisal.worth:
        why = f"If nobody buys it, I gladly keep a lot worth {worth} for {_k(amount)}."
    else:
        why = f"Somebody should pay {_k(amount)} for a lot that is worth {worth} to me."
    return Decision(SetPrice(amount), why)


def _at_a_price(reading: Reading, appraisal: Appraisal) -> Decision:
    price = reading.view.price
    if price is None or price > reading.money:
        return Decision(Pass(), "I can't pay that.")
    worth = _k(appraisal.worth)
    buys, passes = bought(appraisal, price)
    if buys > passes:
        return Decision(Buy(), f"This lot should fetch about {worth} and costs {_k(price)}.")
    if reading.is_last_outsider:
        return Decision(Pass(), "Nobody is asked after me, so the auctioneer has to pay the price.")
    return Decision(Pass(), f"The lot is worth {worth} to me, which leaves too little profit.")


def _passed(reading: Reading, appraisal: Appraisal) -> Decision:
    worth = _k(appraisal.worth)
    if reading.sells:
        return Decision(Pass(), f"The money is worth more to me than a lot worth {worth}.")
    return Decision(Pass(), f"The lot is worth {worth} to me, and no more.")


def _drawn(valued: Valued, rng: Random) -> int:
    most = max(worth for _, worth in valued)
    return rng.choice([amount for amount, worth in valued if worth >= most - ALL_ONE])


def _k(amount: float) -> str:
    return f"{max(0, floor(amount + 0.5))}k"
