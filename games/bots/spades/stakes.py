"""What a trick is worth, in points, to this seat's team."""

from collections.abc import Sequence
from math import erf, exp, pi, sqrt

import msgspec

from games.bots.spades.reading import Reading, Side
from games.engines.game import Seat
from games.engines.spades.bids import Bid
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
    nils = [_nil_swing(reading, seat) for seat in range(SEATS)]
    penalty = bag_penalty(reading.view)
    return at_stake(reading.me, reading.sides, nils, reading.tricks_left, penalty)


def at_stake(
    me: Seat, sides: Sequence[Side], nils: Sequence[int | None], left: int, penalty: int
) -> Stakes:
    """`nils` are by seat the points between making a nil and failing it, 0 where it has failed and
    None where it bid a number."""
    ours, theirs = sides[team(me)], sides[1 - team(me)]
    our_bag, their_bag = _bag(ours, penalty), _bag(theirs, penalty)
    ours_taken, theirs_taken = _contracts(ours, theirs, left, penalty)
    if nils[(me + 2) % SEATS]:
        ours_taken += LEADING

    to_win = []
    for seat, swing in enumerate(nils):
        mine = team(seat) == team(me)
        if swing is None:
            to_win.append(ours_taken if mine else theirs_taken)
        else:
            # Never for the contract: a bag, and the first of them fails the nil.
            loss = (our_bag if mine else their_bag) + swing
            to_win.append(-loss if mine else loss)
    mine_later = ours_taken if nils[me] is None else -our_bag
    return Stakes(tuple(to_win), mine_later - theirs_taken)


def _contracts(ours: Side, theirs: Side, left: int, penalty: int) -> tuple[float, float]:
    """What a trick for its own contract is worth, if we take it and if they do."""
    # The tricks that nobody has bid are shared; the fewer, the more the contracts are in danger.
    spare = left - max(0, ours.need) - max(0, theirs.need)
    spread = SPREAD * sqrt(left)
    margin = spare / 2 / spread
    decides = exp(-margin * margin / 2) / sqrt(2 * pi) / spread
    is_bag = (1 + erf(margin / sqrt(2))) / 2
    return (
        _trick(ours, left, decides, is_bag, _bag(ours, penalty)),
        -_trick(theirs, left, decides, is_bag, _bag(theirs, penalty)),
    )


def _trick(side: Side, left: int, decides: float, is_bag: float, bag: float) -> float:
    """What a trick for its contract is worth to a team: `decides` and `is_bag` are how likely
    it is to be the one that makes the contract, or one too many."""
    if side.need <= 0:
        return -bag
    # A contract that cannot be made any more has no bags either.
    return side.swing * decides - is_bag * bag if side.need <= left else 0.0


def _nil_swing(reading: Reading, seat: Seat) -> int | None:
    bid = reading.view.bids[seat]
    if bid is None or not bid.is_nil:
        return None
    return nil_swing(bid) if reading.nil_alive[seat] else 0


def nil_swing(bid: Bid) -> int:
    """Points between making a nil and failing it."""
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
