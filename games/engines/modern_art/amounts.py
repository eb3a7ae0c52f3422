"""Amounts of money, in thousands, as the actions that name them.

`legal` lists every amount singly. They are made once and sliced, for there are many.
"""

from games.engines.game import IllegalAction, InvalidAction
from games.engines.modern_art.actions import Action, Bid, Pass, SetPrice

# More than anybody can have: all that five seats start with, and twenty paintings in each
# round, for the 21st card ends it, at no more than 30 for each round so far.
MOST_MONEY = 5 * 100 + 20 * (30 + 60 + 90 + 120)

_BIDS: tuple[Action, ...] = tuple(map(Bid, range(MOST_MONEY + 1)))
_PRICES: tuple[Action, ...] = tuple(map(SetPrice, range(MOST_MONEY + 1)))
PASS = Pass()
_PASS: tuple[Action, ...] = (PASS,)


def sealed_bids(money: int) -> tuple[Action, ...]:
    """0 is no bid."""
    return _BIDS[: money + 1]


def bids_or_pass(high_bid: int | None, money: int) -> tuple[Action, ...]:
    """Whoever may bid higher may also pass, whatever their money."""
    return _BIDS[_lowest(high_bid) : money + 1] + _PASS


def prices(money: int) -> tuple[Action, ...]:
    return _PRICES[lowest_price(money) : money + 1]


def lowest_price(money: int) -> int:
    """A price of 0 can be named only by somebody who has no money."""
    return 1 if money else 0


def _lowest(high_bid: int | None) -> int:
    return 1 if high_bid is None else high_bid + 1


def check_whole(amount: int) -> None:
    """A struct that was not decoded may hold anything: a bool is not an amount."""
    if type(amount) is not int:
        raise InvalidAction("An amount is a whole number.")


def check_affordable(amount: int, money: int) -> None:
    if amount > money:
        raise IllegalAction(f"You have only {money}k." if money else "You have no money.")


def check_higher_bid(amount: int, high_bid: int | None, money: int) -> None:
    check_whole(amount)
    if amount < 1:
        raise IllegalAction("A bid is at least 1k.")
    if amount < _lowest(high_bid):
        raise IllegalAction(f"Bid more than {high_bid}k.")
    check_affordable(amount, money)


def check_sealed_bid(amount: int, money: int) -> None:
    check_whole(amount)
    if amount < 0:
        raise IllegalAction("A hidden bid is 0 or more.")
    check_affordable(amount, money)


def check_price(amount: int, money: int) -> None:
    check_whole(amount)
    if amount < lowest_price(money):
        raise IllegalAction("A price is at least 1k." if money else "A price is 0 or more.")
    if amount > money:
        raise IllegalAction(
            f"Name a price of at most your own {money}k."
            if money
            else "You have no money: the price can only be 0."
        )
