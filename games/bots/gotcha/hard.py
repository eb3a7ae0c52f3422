"""The hard bot: tries what it may do in worlds that fit all it has seen, and does what wins most.

A world says what lies face down. In each the round is brought to its end, the buyer taking what
looks best to the buyer, and what then counts is how likely the seat is to win the match.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TypeVar, cast

from msgspec.structs import replace

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.gotcha import medium, reasons
from games.bots.gotcha.beliefs import Beliefs, World
from games.bots.gotcha.buyer import Buyer
from games.bots.gotcha.buying import Trials
from games.bots.gotcha.counts import KIND
from games.bots.gotcha.displays import Neighbours, displays_of, value_of
from games.bots.gotcha.notes import Notes
from games.bots.gotcha.outlook import Outlook
from games.bots.gotcha.picking import choose_picks
from games.bots.gotcha.plans import Plan, plans_of
from games.bots.gotcha.reading import Reading, read, target_of
from games.bots.gotcha.trading import Round, round_of
from games.bots.search import FLOOR, Ranking, rank
from games.engines.game import Seat
from games.engines.gotcha.actions import Action, Done, PlaceOffer, SelectOffer, Take
from games.engines.gotcha.view import View

Candidate = TypeVar("Candidate")

# As the buyer it looks at all it may do in so many worlds, and in so many more at the best.
FIRST, MOST = 48, 400
KEPT = 6
# So many worlds are looked at together.
TOGETHER = 3
# How much is still open of what the buyer will take: before anybody has acted, and afterwards.
OPEN, NEARLY_SETTLED = 0.3, 0.15


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if seat is None and len(view.actors) > 1:
        return medium.decide(view, legal, rng, budget, notes, seat)
    me = view.actors[0] if seat is None else seat
    target = target_of(view) if notes is None else notes.settings.target_points
    before = round_of(view, me, Outlook(target), [KIND[card] for card in view.hand or ()])
    if view.phase == "gotcha":
        return choose_picks(view, cast(Sequence[Take], legal), before)
    reading = read(view, me)
    beliefs = Beliefs(reading, notes)
    if view.phase == "offer":
        return _offer(reading, cast(Sequence[PlaceOffer], legal), rng, budget, before, beliefs)
    if view.phase == "select_offer":
        plans = [Plan(Done(), before)]
    else:
        plans = plans_of(reading, before, legal)
    if me == view.buyer and beliefs.sellers:
        return _buy(reading, legal, rng, budget, plans, beliefs)
    return _act(reading, legal, rng, budget, plans, beliefs)


def _offer(
    reading: Reading,
    legal: Sequence[PlaceOffer],
    rng: Random,
    budget: Budget,
    before: Round,
    beliefs: Beliefs,
) -> Decision:
    view = reading.view
    displays = displays_of(legal, before)
    neighbours = Neighbours(view, before.me, beliefs, before)
    buyer = Buyer(reading, OPEN)
    value = partial(value_of, buyer)
    ranking = rank(displays, _several(neighbours.world), _mean(value), rng, budget)
    if not ranking.is_sound:
        return _unsearched(medium.decide(view, legal, rng, budget), ranking.worlds)
    best = displays[ranking.order[0]]
    return Decision(best.offer, reasons.for_offer(best, reading), _looked_at(ranking, displays))


def _act(
    reading: Reading,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    plans: Sequence[Plan],
    beliefs: Beliefs,
) -> Decision:
    """As a seller: what the buyer takes depends on what the buyer sees."""
    view, buyer = reading.view, Buyer(reading, NEARLY_SETTLED)
    seen: list[list[bool] | None] = [None] * len(view.players)
    for offer in view.offers:
        seen[offer.seat] = [card.face_up for card in offer.cards]
    picks: dict[tuple[int, int | None], list[tuple[Seat, float]]] = {}

    def value(world: World, index: int, chance: Random) -> float:
        plan = plans[index]
        turned = None
        if plan.turned is not None:
            stack = world[plan.turned[0]]
            assert stack is not None
            turned = stack[plan.turned[1]]
        if (index, turned) not in picks:
            picks[index, turned] = buyer.picks(*plan.fronts(world, seen))
        return plan.after.expected(plan.stacks(world), picks[index, turned])

    ranking = rank(range(len(plans)), _several(beliefs.world), _mean(value), rng, budget)
    if not ranking.is_sound:
        return _unsearched(medium.decide(view, legal, rng, budget), ranking.worlds)
    best = plans[ranking.order[0]]
    return Decision(best.action, reasons.for_play(best, reading), _looked_at(ranking, plans))


def _buy(
    reading: Reading,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    plans: Sequence[Plan],
    beliefs: Beliefs,
) -> Decision:
    """As the buyer: what it will take itself depends on what it knows then."""
    view, clock = reading.view, budget.clock()
    trials = Trials(plans, beliefs)
    alive = list(range(len(plans)))
    trials.run(alive, min(FIRST, TOGETHER * budget.worlds), rng, clock)
    if trials.worlds < min(FLOOR, budget.worlds):
        return _unsearched(medium.decide(view, legal, rng, budget), trials.worlds)
    alive = sorted(alive, key=lambda index: -trials.value(index))[:KEPT]
    trials.run(alive, min(MOST, TOGETHER * budget.worlds), rng, clock)
    best = max(alive, key=trials.value)
    if view.phase == "select_offer":
        choice = SelectOffer(trials.best_offer(best))
        return Decision(choice, reasons.for_purchase(choice.seat, reading), trials.worlds)
    return Decision(plans[best].action, reasons.for_play(plans[best], reading), trials.worlds)


def _several(world: Callable[[Random], World]) -> Callable[[Random], list[World]]:
    """Worlds by the handful: one tells too little to drop anything by."""
    return lambda rng: [world(rng) for _ in range(TOGETHER)]


def _mean(
    value: Callable[[World, Candidate, Random], float],
) -> Callable[[list[World], Candidate, Random], float]:
    return lambda worlds, candidate, chance: (
        sum([value(world, candidate, chance) for world in worlds]) / len(worlds)
    )


def _looked_at(ranking: Ranking, candidates: Sequence[object]) -> int | None:
    """In how many worlds, if there was a choice at all."""
    return ranking.worlds if len(candidates) > 1 else None


def _unsearched(decision: Decision, worlds: int) -> Decision:
    return replace(decision, worlds=worlds)
