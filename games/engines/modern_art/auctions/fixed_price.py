"""Fixed price: the auctioneer names it, and from the left the first who will buys."""

from games.engines.game import Seat, Step
from games.engines.modern_art.actions import Action, Buy, Pass, SetPrice
from games.engines.modern_art.amounts import (
    PASS,
    check_affordable,
    check_price,
    lowest_price,
    prices,
)
from games.engines.modern_art.events import Passed, PriceNamed
from games.engines.modern_art.lots import sell
from games.engines.modern_art.phases import FixedPrice, NamePrice
from games.engines.modern_art.rules import ONLY, Rules
from games.engines.modern_art.state import State, left_of

_PASS: tuple[Action, ...] = (PASS,)
_BUY_OR_PASS: tuple[Action, ...] = (Buy(), PASS)


def naming_actors(state: State, phase: NamePrice) -> frozenset[Seat]:
    return ONLY[phase.auctioneer]


def legal_prices(state: State, phase: NamePrice, seat: Seat) -> tuple[Action, ...]:
    return prices(state.money[seat])


def default_price(state: State, phase: NamePrice, seat: Seat) -> Action:
    return SetPrice(lowest_price(state.money[seat]))


def set_price(state: State, phase: NamePrice, seat: Seat, action: SetPrice) -> Step:
    price = action.amount
    check_price(price, state.money[seat])
    turn = left_of(seat, state.seats)
    return Step(
        state.entering(FixedPrice(seat, phase.lot, price, turn)), (PriceNamed(seat, price),)
    )


def actors(state: State, phase: FixedPrice) -> frozenset[Seat]:
    return ONLY[phase.turn]


def legal(state: State, phase: FixedPrice, seat: Seat) -> tuple[Action, ...]:
    return _BUY_OR_PASS if phase.price <= state.money[seat] else _PASS


def default(state: State, phase: FixedPrice, seat: Seat) -> Action:
    return PASS


def buy(state: State, phase: FixedPrice, seat: Seat, action: Buy) -> Step:
    check_affordable(phase.price, state.money[seat])
    return sell(state, phase.auctioneer, phase.lot, seat, phase.price)


def pass_(state: State, phase: FixedPrice, seat: Seat, action: Pass) -> Step:
    auctioneer, lot, price = phase.auctioneer, phase.lot, phase.price
    passed = Passed(seat)
    turn = left_of(seat, state.seats)
    if turn != auctioneer:
        return Step(state.entering(FixedPrice(auctioneer, lot, price, turn)), (passed,))
    # All passed: the auctioneer must buy.
    step = sell(state, auctioneer, lot, auctioneer, price)
    return Step(step.state, (passed, *step.events))


NAMING_RULES = Rules(naming_actors, legal_prices, default_price, {SetPrice: set_price})
RULES = Rules(actors, legal, default, {Buy: buy, Pass: pass_})
