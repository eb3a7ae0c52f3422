"""One offer: once round from the left of the auctioneer, each seat has one chance to bid higher."""

from games.engines.game import Seat, Step
from games.engines.modern_art.actions import Action, Bid, Pass
from games.engines.modern_art.amounts import PASS, bids_or_pass, check_higher_bid
from games.engines.modern_art.events import BidMade, Event, Passed
from games.engines.modern_art.lots import give, sell
from games.engines.modern_art.phases import OneOffer
from games.engines.modern_art.rules import ONLY, Rules
from games.engines.modern_art.state import State, left_of


def actors(state: State, phase: OneOffer) -> frozenset[Seat]:
    return ONLY[phase.turn]


def legal(state: State, phase: OneOffer, seat: Seat) -> tuple[Action, ...]:
    return bids_or_pass(phase.high_bid, state.money[seat])


def default(state: State, phase: OneOffer, seat: Seat) -> Action:
    return PASS


def bid(state: State, phase: OneOffer, seat: Seat, action: Bid) -> Step:
    check_higher_bid(action.amount, phase.high_bid, state.money[seat])
    return _answered(state, phase, action.amount, seat, BidMade(seat, action.amount))


def pass_(state: State, phase: OneOffer, seat: Seat, action: Pass) -> Step:
    return _answered(state, phase, phase.high_bid, phase.high_bidder, Passed(seat))


def _answered(
    state: State, phase: OneOffer, high_bid: int | None, high_bidder: Seat | None, event: Event
) -> Step:
    auctioneer, lot = phase.auctioneer, phase.lot
    turn = left_of(phase.turn, state.seats)
    if high_bid is None or high_bidder is None:
        if turn == auctioneer:
            # Everyone before the auctioneer passed: free, without being asked.
            step = give(state, auctioneer, lot)
            return Step(step.state, (event, *step.events))
    elif phase.turn == auctioneer:
        step = sell(state, auctioneer, lot, high_bidder, high_bid)
        return Step(step.state, (event, *step.events))
    phase = OneOffer(auctioneer, lot, turn, high_bid, high_bidder)
    return Step(state.entering(phase), (event,))


RULES = Rules(actors, legal, default, {Bid: bid, Pass: pass_})
