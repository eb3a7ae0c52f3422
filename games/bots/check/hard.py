"""The hard bot: tries what it could do in many worlds that fit all that everybody has done."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.check import medium
from games.bots.check.beginning import CALL
from games.bots.check.beliefs import Belief, believe
from games.bots.check.candidates import Candidate, Estimates, beginnings, exchanges, peeks
from games.bots.check.daring import choose_match
from games.bots.check.notes import Notes
from games.bots.check.reasons import Reasons
from games.bots.check.trying import Trial
from games.bots.check.viewpoint import own_seat
from games.bots.search import Ranking, rank
from games.engines.check.actions import Action, SayReady
from games.engines.check.view import View
from games.engines.game import Seat

# How likely a win must be to call for it, by the number of seats: what a search takes for a good
# moment to call is often just one in which it has been lucky with its worlds.
GUARD = {2: 0.65, 3: 0.58, 4: 0.55, 5: 0.5, 6: 0.45}

# By how much a candidate must lead what the medium bot would do: a smaller lead is often luck.
CLEARLY = 0.01


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if view.phase == "peek":
        return Decision(SayReady(), "I have seen my two cards.")
    me = own_seat(view, legal) if seat is None else seat
    belief = believe(view, me, notes)
    if view.phase == "match":
        return choose_match(view, me, belief)
    reasons = Reasons(view, me, belief)
    candidates = _candidates(view, legal, me, belief)
    if len(candidates) == 1:
        return Decision(candidates[0].action, reasons.why(candidates[0].action))
    trial = Trial(view, me, notes)
    ranking = rank(candidates, belief.world, trial.value, rng, budget)
    usual = medium.decide(view, legal, rng, budget, notes, me)
    if not ranking.is_sound:
        return Decision(usual.action, usual.why, ranking.worlds)
    action = _best(candidates, ranking, usual.action)
    if action == CALL and trial.is_decisive:
        action = _guarded(candidates, ranking, len(view.players))
    return Decision(action, reasons.why(action), ranking.worlds)


def _candidates(view: View, legal: Sequence[Action], me: Seat, belief: Belief) -> list[Candidate]:
    if view.ability is not None:
        estimates = Estimates(belief, view, me)
        looks = view.ability.step == "peek"
        return peeks(estimates, me) if looks else exchanges(estimates, me)
    if view.drawn is not None:
        return [Candidate(action) for action in legal]
    mine = [position for position, lying in enumerate(view.players[me].cards) if lying]
    return beginnings(legal, mine)


def _best(candidates: Sequence[Candidate], ranking: Ranking, usual: Action) -> Action:
    first = ranking.order[0]
    values = [
        value
        for value, candidate in zip(ranking.means, candidates, strict=True)
        if candidate.action == usual
    ]
    if values and ranking.means[first] < max(values) + CLEARLY:
        return usual
    return candidates[first].action


def _guarded(candidates: Sequence[Candidate], ranking: Ranking, seats: int) -> Action:
    """To call, or what is best without that."""
    call = candidates.index(Candidate(CALL))
    if ranking.means[call] >= GUARD[seats]:
        return CALL
    return next(candidates[index].action for index in ranking.order if index != call)
