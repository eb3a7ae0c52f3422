"""What a round may come to: its points in numbers, and the chance to win the match then."""

from collections.abc import Sequence
from functools import cache
from math import erf, exp, sqrt

import msgspec

from games.engines.spades.bids import Bid
from games.engines.spades.ending import MOST_ROUNDS
from games.engines.spades.scoring import BAGS_FOR_PENALTY, BLIND_NIL_POINTS, NIL_POINTS
from games.engines.spades.settings import Settings
from games.engines.spades.view import View

# How far the lead moves in a round, in points, and how many a team that does well makes in one.
SPREAD = 80.0
PACE = 60.0
# Bags a team takes in a round.
BAGS_A_ROUND = 1.2
# A point is worth something also where the match is as good as decided: less where it may end
# with this round, one team being so near to the target.
POINT, LAST_POINT = 0.0015, 0.0005
NEAR = 120


class Outlook(msgspec.Struct, frozen=True):
    """How the match stands before the round is scored."""

    scores: tuple[int, int]
    bags: tuple[int, int]
    round: int
    target: int
    limit: int
    penalty: int

    @property
    def may_end(self) -> bool:
        """Whether this may be the last round."""
        return self.round >= self.limit or max(self.scores) + NEAR >= self.target

    def worth(self, side: int, gains: Sequence[int], bags: Sequence[int]) -> float:
        """To a team: a chance to win the match, and a little for every point. `gains` and
        `bags` are what the round brought each team, the penalty for bags not taken off."""
        ours, our_bags = self._after(side, gains, bags)
        theirs, their_bags = self._after(1 - side, gains, bags)
        lead = ours - theirs
        point = LAST_POINT if self.may_end else POINT
        highest = max(ours, theirs)
        if self.round >= self.limit or (highest >= self.target and lead):
            won = 1.0 if lead > 0 else 0.0 if lead else 0.5
            return won + point * lead
        rounds = max(1.0, min(self.limit - self.round, (self.target - highest) / PACE))
        lead -= self.penalty * (_fines(our_bags, round(rounds)) - _fines(their_bags, round(rounds)))
        return (1 + erf(lead / (SPREAD * sqrt(2 * rounds)))) / 2 + point * lead

    def _after(self, side: int, gains: Sequence[int], bags: Sequence[int]) -> tuple[float, int]:
        fines, left = divmod(self.bags[side] + bags[side], BAGS_FOR_PENALTY)
        return self.scores[side] + gains[side] - fines * self.penalty, left


@cache
def _fines(bags: int, rounds: int) -> float:
    """How many penalties for bags are to be expected, by a Poisson number of bags to come."""
    mean = BAGS_A_ROUND * rounds
    chance, fines = exp(-mean), 0.0
    for more in range(60):
        fines += chance * ((bags + more) // BAGS_FOR_PENALTY)
        chance *= mean / (more + 1)
    return fines


def outlook(view: View, settings: Settings, penalty: int) -> Outlook:
    return Outlook(
        view.scores,
        view.bags,
        view.round,
        settings.win_target,
        settings.round_limit or MOST_ROUNDS,
        penalty,
    )


def scored(
    bids: Sequence[Bid], taken: Sequence[int], need: Sequence[int]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """By team: the points of a round without the penalty for bags, and its bags. `need` is what
    each contract lacks when all is played."""
    gains, bags = [0, 0], [0, 0]
    for seat, bid in enumerate(bids):
        side = seat & 1
        if bid.is_nil:
            bags[side] += taken[seat]
            points = BLIND_NIL_POINTS if bid.is_blind else NIL_POINTS
            gains[side] += -points if taken[seat] else points
        else:
            points = bid.amount * (20 if bid.is_blind else 10)
            gains[side] += points if need[side] <= 0 else -points
    for side in (0, 1):
        if need[side] < 0:
            bags[side] -= need[side]
        gains[side] += bags[side]
    return (gains[0], gains[1]), (bags[0], bags[1])
