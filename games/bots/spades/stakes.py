"""What a trick is worth, in points, to this seat's team."""

from math import erf, exp, pi, sqrt

import msgspec

from games.bots.spades.reading import Reading
from games.engines.game import Seat
from games.engines.spades.scoring import BAGS_FOR_PENALTY, BLIND_NIL_POINTS, NIL_POINTS
from games.engines.spades.state import SEATS, team
from games.engines.spades.view import View

# How far the tricks of a team stray from what was bid, by the root of the tricks to come.
SPREAD = 0.4
# The price of a bag as a part of the penalty, by the bags there are: from 7 on they hurt.
BAG_PRICE = (0.04, 0.04, 0.05, 0.05, 0.06, 0.07, 0.08, 0.12, 0.20, 1.00)
USUAL_PENALTY = 100
GUARD = 20.0


class Stakes(msgspec.Struct, frozen=True):
    # By seat: what it is worth to us that this seat wins the trick.
    to_win: tuple[float, ...]
    # What one more trick of this seat is worth later.
    later: float


def stakes(reading: Reading) -> Stakes:
    ours, theirs = reading.ours, reading.theirs
    spare = reading.tricks_left - max(0, ours.need) - max(0, theirs.need)
    spread = SPREAD * sqrt(reading.tricks_left)
    # The tricks that nobody has bid are shared; the contracts are in danger as they are few.
    margin = spare / 2 / spread
    density = exp(-margin * margin / 2) / sqrt(2 * pi) / spread
    surplus = (1 + erf(margin / sqrt(2))) / 2
    penalty = bag_penalty(reading.view)
    our_bag = _bag(ours.bags, penalty)
    their_bag = _bag(theirs.bags, penalty)
    left = reading.tricks_left

    if 0 < ours.need <= left:
        own = ours.swing * density - surplus * our_bag
    else:
        own = -our_bag
    if 0 < theirs.need <= left:
        other = -theirs.swing * density + surplus * their_bag
    else:
        other = their_bag

    if reading.nil_alive[reading.partner]:
        own += GUARD

    to_win = []
    for seat in range(SEATS):
        bid = reading.view.bids[seat]
        mine = team(seat) == team(reading.me)
        if bid is None or not bid.is_nil:
            to_win.append(own if mine else other)
            continue
        bag = -our_bag if mine else their_bag
        if reading.nil_alive[seat]:
            swing = 2 * (BLIND_NIL_POINTS if bid.is_blind else NIL_POINTS)
            bag += -swing if mine else swing
        to_win.append(bag)
    bid = reading.view.bids[reading.me]
    counts = bid is None or not bid.is_nil
    return Stakes(tuple(to_win), (own if counts else -our_bag) - other)


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


def _bag(bags: int, penalty: int) -> float:
    """The price of one more bag."""
    return BAG_PRICE[bags % BAGS_FOR_PENALTY] * penalty - 1
