"""What every amount is worth in each kind of auction, given what each rival would do.

How far the rivals go differs from trial to trial, so that the best amount on average is found by
trying all of them.
"""

from games.bots.modern_art.appraisal import Appraisal
from games.bots.modern_art.saleroom import Sale, asked_on, at_a_price, in_secret
from games.engines.game import Seat

# Amounts, and what each is worth.
Valued = list[tuple[int, float]]


def sealed(appraisal: Appraisal, money: int) -> Valued:
    me, seller, seats = appraisal.me, appraisal.seller, appraisal.seats
    highest = []
    for trial in appraisal.trials:
        bids = list(trial.limits)
        bids[me] = -1
        highest.append(in_secret(bids, seller))

    def sale(amount: int, other: Sale) -> Sale:
        rival, price = other
        # Of equal bids the auctioneer's is first, then clockwise.
        is_first = (me - seller) % seats < (rival - seller) % seats
        wins = amount > price or (amount == price and amount > 0 and is_first)
        return (me, amount) if wins else other

    return [
        (amount, appraisal.value([sale(amount, other) for other in highest]))
        for amount in _amounts(appraisal, 0, money)
    ]


def priced(appraisal: Appraisal, money: int) -> Valued:
    seller, trials = appraisal.seller, appraisal.trials
    return [
        (price, appraisal.value([at_a_price(trial.limits, seller, price) for trial in trials]))
        for price in _amounts(appraisal, min(1, money), money)
    ]


def bought(appraisal: Appraisal, price: int) -> tuple[float, float]:
    """What it is worth to buy, and to pass."""
    me, trials = appraisal.me, appraisal.trials
    following = (me + 1) % appraisal.seats
    passed = [at_a_price(trial.limits, appraisal.seller, price, following) for trial in trials]
    return appraisal.value([(me, price)] * len(trials)), appraisal.value(passed)


def once_around(
    appraisal: Appraisal, money: int, high: int, bidder: Seat | None, keep: float
) -> Valued:
    """0 is to pass. Who is asked later answers each bid as well as they can."""
    me, seller = appraisal.me, appraisal.seller
    following = (me + 1) % appraisal.seats

    def sales(buyer: Seat, amount: int) -> list[Sale]:
        if me == seller:
            return [(buyer, amount)] * len(appraisal.trials)
        return [
            asked_on(trial.limits, following, seller, buyer, amount, keep)
            for trial in appraisal.trials
        ]

    standing = seller if bidder is None else bidder
    return [(0, appraisal.value(sales(standing, high)))] + [
        (amount, appraisal.value(sales(me, amount)))
        for amount in _amounts(appraisal, high + 1, money)
    ]


def _amounts(appraisal: Appraisal, lowest: int, money: int) -> range:
    """There is nothing to gain by more than the rivals would ever give."""
    most = max(max(trial.limits) for trial in appraisal.trials) + 1
    return range(lowest, min(money, max(lowest, most)) + 1)
