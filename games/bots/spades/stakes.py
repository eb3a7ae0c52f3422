"""What a trick is worth, in points, to this seat's team."""

from math import erf, exp, pi, sqrt

import msgspec

from games.bots.spades.reading import Reading, Side
from games.engines.game import Seat
from games.engines.spades.scoring import BAGS_FOR_PENALTY, BLIND_NIL_POINTS, NIL_POINTS
from games.engines.spades.state import SEATS, team
from games.engines.spades.view import View

# How far the tricks of a team stray from what was bid, by the root of the tricks to come.
SPREAD = 0.4
# The price of a bag as a part of the penalty, by the bags there are: from 7 on they hurt.
BAG_PRICE = (0.05, 0.05, 0.06, 0.06, 0.07, 0.08, 0.09, 0.13, 0.20, 1.00)
USUAL_PENALTY = 100
# While a partner's nil is alive it is good to have the lead.
LEADING = 20.0


class Stakes(msgspec.Struct, frozen=True):
    # By seat: what it is worth to us that this seat wins the trick.
    to_win: tuple[float, ...]
    # What one more trick of this seat is worth later.
    later: float


def stakes(reading: Reading) -> Stakes:
    ours, theirs = reading.ours, reading.theirs
    left = reading.tricks_left
    # The tricks that nobody has bid are shared; the fewer, the more the contracts are in danger.
    spare = left - max(0, ours.need) - max(0, theirs.need)
    spread = SPREAD * sqrt(left)
    margin = spare / 2 / spread
    decides = exp(-margin * margin / 2) / sqrt(2 * pi) / spread
    is_bag = (1 + erf(margin / sqrt(2))) / 2
    penalty = bag_penalty(reading.view)
    our_bag, their_bag = _bag(ours, penalty), _bag(theirs, penalty)

    ours_taken = _trick(ours, left, decides, is_bag, our_bag)
    theirs_taken = -_trick(theirs, left, decides, is_bag, their_bag)
    if reading.nil_alive[reading.partner]:
        ours_taken += LEADING

    to_win = []
    for seat in range(SEATS):
        mine = team(seat) == team(reading.me)
        if _bid_nil(reading, seat):
            # Never for the contract: a bag, and the first of them fails the nil.
            loss = (our_bag if mine else their_bag) + _nil_swing(reading, seat)
            to_win.append(-loss if mine else loss)
        else:
            to_win.append(ours_taken if mine else theirs_taken)
    mine_later = -our_bag if _bid_nil(reading, reading.me) else ours_taken
    return Stakes(tuple(to_win), mine_later - theirs_taken)


def _trick(side: Side, left: int, decides: float, is_bag: float, bag: float) -> float:
    """What a trick for its contract is worth to a team: `decides` and `is_bag` are how likely
    it is to be the one that makes the contract, or one too many."""
    if side.need <= 0:
        return -bag
    # A contract that cannot be made any more has no bags either.
    return side.swing * decides - is_bag * bag if side.need <= left else 0.0


def _bid_nil(reading: Reading, seat: Seat) -> bool:
    bid = reading.view.bids[seat]
    return bid is not None and bid.is_nil


def _nil_swing(reading: Reading, seat: Seat) -> int:
    """Points between making a nil and failing it; 0 where it has failed."""
    bid = reading.view.bids[seat]
    if bid is None or not reading.nil_alive[seat]:
        return 0
    return 2 * (BLIND_NIL_POINTS if bid.is_blind else NIL_POINTS)


def bag_penalty(view: View) -> int:
    """What ten bags cost at this table, once a round has shown it."""
    for side in (0, 1):
        bags = 0
        for finished in view.rounds:
            before, bags = bags, bags + finished.breakdown[side].bags
            fines = bags // BAGS_FOR_PENALTY - before // BAGS_FOR_PENALTY
            if fines:
                return -finished.breakdown[side].bag_penalty // fines
    return USUAL_PENALTY


def _bag(side: Side, penalty: int) -> float:
    """The price of one more bag; by itself it is a point."""
    return BAG_PRICE[side.bags % BAGS_FOR_PENALTY] * penalty - 1
