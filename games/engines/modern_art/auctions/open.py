"""Open: any seat may bid at any time, until the countdown runs out or all others have passed."""

from games.engines.game import IllegalAction, Seat, Step, Timer
from games.engines.modern_art.actions import Action, Bid, CloseAuction, Pass
from games.engines.modern_art.amounts import PASS, bids_or_pass, check_higher_bid
from games.engines.modern_art.events import AuctionClosed, BidMade, Event, Passed
from games.engines.modern_art.lots import give, sell
from games.engines.modern_art.phases import Open
from games.engines.modern_art.rules import Rules
from games.engines.modern_art.state import SEATS, State

# Before the first bid the countdown is longer.
OPENING = 3

_CLOSE = CloseAuction()
_ALL = tuple(frozenset(range(seats)) for seats in range(SEATS[-1] + 1))


def actors(state: State, phase: Open) -> frozenset[Seat]:
    """Whose pass does not hold, the high bidder included and whatever their money."""
    return _ALL[state.seats] - phase.passed


def legal(state: State, phase: Open, seat: Seat) -> tuple[Action, ...]:
    return bids_or_pass(phase.high_bid, state.money[seat])


def default(state: State, phase: Open, seat: Seat) -> Action:
    return PASS


def bid(state: State, phase: Open, seat: Seat, action: Bid) -> Step:
    check_higher_bid(action.amount, phase.high_bid, state.money[seat])
    # A pass holds until the next bid by someone else: nobody's holds now.
    phase = Open(phase.auctioneer, phase.lot, action.amount, seat)
    return Step(state.entering(phase), (BidMade(seat, action.amount),))


def pass_(state: State, phase: Open, seat: Seat, action: Pass) -> Step:
    passed = phase.passed | {seat}
    event = Passed(seat)
    if _ALL[state.seats] - passed <= {phase.high_bidder}:
        # Every seat has passed, but perhaps the high bidder.
        return _closed(state, phase, (event, AuctionClosed(phase.lot, ran_out=False)))
    phase = Open(phase.auctioneer, phase.lot, phase.high_bid, phase.high_bidder, passed)
    return Step(state.entering(phase), (event,))


def timer(state: State, phase: Open) -> Timer | None:
    """The countdown; a bid restarts it in full, a pass does not."""
    seconds = state.settings.open_countdown
    if not seconds:
        return None
    if phase.high_bid is None:
        seconds *= OPENING
    return Timer(seconds, _CLOSE, f"{phase.lot[-1]} at {phase.high_bid or 0}")


def run_out(state: State, phase: Open) -> Step:
    if not state.settings.open_countdown:
        raise IllegalAction("This table plays without a countdown.")
    return _closed(state, phase, (AuctionClosed(phase.lot, ran_out=True),))


def _closed(state: State, phase: Open, events: tuple[Event, ...]) -> Step:
    if phase.high_bidder is None or phase.high_bid is None:
        step = give(state, phase.auctioneer, phase.lot)
    else:
        step = sell(state, phase.auctioneer, phase.lot, phase.high_bidder, phase.high_bid)
    return Step(step.state, events + step.events)


RULES = Rules(
    actors, legal, default, {Bid: bid, Pass: pass_}, "You have passed: wait for a higher bid."
)
