"""Hidden: every seat puts in one secret amount; all are revealed together."""

from games.engines.game import Seat, Step
from games.engines.modern_art.actions import Action, Bid
from games.engines.modern_art.amounts import check_sealed_bid, sealed_bids
from games.engines.modern_art.events import BidsRevealed, HiddenBidSubmitted
from games.engines.modern_art.lots import give, sell
from games.engines.modern_art.phases import Hidden
from games.engines.modern_art.rules import Rules
from games.engines.modern_art.state import State, changed_at

_NO_BID = Bid(0)


def actors(state: State, phase: Hidden) -> frozenset[Seat]:
    return frozenset([seat for seat, bid in enumerate(phase.bids) if bid is None])


def legal(state: State, phase: Hidden, seat: Seat) -> tuple[Action, ...]:
    return sealed_bids(state.money[seat])


def default(state: State, phase: Hidden, seat: Seat) -> Action:
    return _NO_BID


def bid(state: State, phase: Hidden, seat: Seat, action: Bid) -> Step:
    check_sealed_bid(action.amount, state.money[seat])
    submitted = HiddenBidSubmitted(seat)
    sealed = changed_at(seat, phase.bids, action.amount)
    revealed = tuple([amount for amount in sealed if amount is not None])
    if len(revealed) < len(sealed):
        return Step(state.entering(Hidden(phase.auctioneer, phase.lot, sealed)), (submitted,))
    step = _decided(state, phase, revealed)
    return Step(step.state, (submitted, BidsRevealed(revealed), *step.events))


def _decided(state: State, phase: Hidden, revealed: tuple[int, ...]) -> Step:
    highest = max(revealed)
    if highest == 0:
        return give(state, phase.auctioneer, phase.lot, revealed)
    buyer = winner(revealed, phase.auctioneer)
    return sell(state, phase.auctioneer, phase.lot, buyer, highest, revealed)


def winner(revealed: tuple[int, ...], auctioneer: Seat) -> Seat:
    """The highest; of several the auctioneer, or else the first clockwise from there."""
    clockwise = range(auctioneer, auctioneer + len(revealed))
    return max((seat % len(revealed) for seat in clockwise), key=revealed.__getitem__)


RULES = Rules(actors, legal, default, {Bid: bid}, "You have already put in your bid.")
