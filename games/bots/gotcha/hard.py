"""The hard bot: tries what it may do in worlds that fit all it has seen, and does what wins most.

A world says what lies face down and what the others hold. In each the round is played to its end,
everybody doing what a medium bot would do, and what then counts is how likely the seat is to win.
"""

from collections.abc import Sequence
from random import Random
from typing import cast

from msgspec.structs import replace

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.gotcha import medium, reasons
from games.bots.gotcha.beliefs import Beliefs
from games.bots.gotcha.buying import Trials
from games.bots.gotcha.counts import KIND
from games.bots.gotcha.displays import Display, displays_of
from games.bots.gotcha.habits import Habits
from games.bots.gotcha.notes import Notes
from games.bots.gotcha.outlook import Outlook
from games.bots.gotcha.picking import choose_picks
from games.bots.gotcha.plans import Plan, plans_of
from games.bots.gotcha.playing import Course
from games.bots.gotcha.reading import Reading, read, target_of
from games.bots.gotcha.table import Table
from games.bots.gotcha.trading import round_of
from games.bots.search import FLOOR, Ranking, rank
from games.engines.game import Seat
from games.engines.gotcha.actions import Action, Done, PlaceOffer, SelectOffer, Take
from games.engines.gotcha.view import View

# As the buyer it looks at all it may do in so many worlds, and in so many more at the best.
FIRST, MOST = 48, 400
KEPT = 6
# So many worlds are looked at together.
TOGETHER = 3
# After so many worlds the worse half is dropped: a play-out is dear.
HALVINGS = (6, 12, 18, 24)


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
    is_seen = notes is None or not notes.settings.simultaneous_offers
    course = Course(view, me, beliefs, Habits(reading), before.outlook, is_seen)
    if view.phase == "offer":
        return _offer(course, reading, cast(Sequence[PlaceOffer], legal), rng, budget)
    if view.phase == "select_offer":
        plans = [Plan(Done(), before)]
    else:
        plans = plans_of(reading, before, legal)
    if me == view.buyer and beliefs.sellers:
        return _buy(reading, legal, rng, budget, plans, beliefs)
    return _act(course, reading, legal, rng, budget, plans)


def _offer(
    course: Course,
    reading: Reading,
    legal: Sequence[PlaceOffer],
    rng: Random,
    budget: Budget,
) -> Decision:
    displays = displays_of(legal)

    def value(table: Table, display: Display, chance: Random) -> float:
        return course.after_offer(table, display.kinds, chance)

    ranking = rank(displays, course.world, value, rng, budget, HALVINGS)
    if not ranking.is_sound:
        return _unsearched(medium.decide(reading.view, legal, rng, budget), ranking.worlds)
    best = displays[ranking.order[0]]
    return Decision(best.offer, reasons.for_offer(best, reading), _looked_at(ranking, displays))


def _act(
    course: Course,
    reading: Reading,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    plans: Sequence[Plan],
) -> Decision:
    """As a seller: what the buyer takes depends on what the buyer sees, and others may act yet."""
    moves = [plan.move for plan in plans]

    def value(table: Table, index: int, chance: Random) -> float:
        return course.after_move(table, moves[index], chance)

    ranking = rank(range(len(plans)), course.world, value, rng, budget, HALVINGS)
    if not ranking.is_sound:
        return _unsearched(medium.decide(reading.view, legal, rng, budget), ranking.worlds)
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


def _looked_at(ranking: Ranking, candidates: Sequence[object]) -> int | None:
    """In how many worlds, if there was a choice at all."""
    return ranking.worlds if len(candidates) > 1 else None


def _unsearched(decision: Decision, worlds: int) -> Decision:
    return replace(decision, worlds=worlds)
