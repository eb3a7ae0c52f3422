"""The hard bot: tries what it may do in worlds that fit all it has seen, and does what does best.

A world says who holds the cards that it does not see. In each the hand is played to its end by
players who see their own cards only, and what then counts is the chance to win the match.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.search import Ranking, rank
from games.bots.spades import medium, reasons
from games.bots.spades.beliefs import Beliefs, NoWorld
from games.bots.spades.candidates import bids_to_try, cards_to_try
from games.bots.spades.courtesy import is_rude
from games.bots.spades.deck import Card
from games.bots.spades.evidence import Evidence
from games.bots.spades.knowledge import Knowledge, know
from games.bots.spades.notes import Notes
from games.bots.spades.trials import bid_trial, card_trial, opening, present
from games.engines.game import Seat
from games.engines.spades.actions import Action, PlayCard
from games.engines.spades.view import View

# The cards of others decide more than the own one: it takes many worlds to tell two apart.
CARD_HALVINGS = (16, 32, 64, 128)
BID_HALVINGS = (24, 48, 96, 192)
# What a bid other than the usual one has to be better by: tables of many thousand hands know more
# than the worlds that there is time for.
CLEARLY = 0.02
# The same for a card other than the usual one.
BETTER = 0.003
# A partner forgives what is better by this much.
FORGIVEN = 0.02


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    began = monotonic()
    usual = medium.decide(view, legal, rng, budget, notes, seat)
    if len(legal) == 1:
        return usual
    known = know(view, notes, seat)
    try:
        if view.phase == "play":
            return _card(known, legal, rng, budget, began, usual)
        return _bid(known, legal, rng, budget, began, usual)
    except NoWorld:
        # Without notes it may have taken the pack for another one.
        return usual


def _bid(
    known: Knowledge,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    began: float,
    usual: Decision,
) -> Decision:
    bids = bids_to_try(known, legal)
    beliefs = Beliefs(known, rng)
    ranking = rank(
        bids, beliefs.draw, bid_trial(known), rng, _left(budget, began), halvings=BID_HALVINGS
    )
    if not ranking.is_sound:
        return Decision(usual.action, usual.why, ranking.worlds)
    bid = bids[ranking.order[0]]
    if usual.action in bids:
        gain = ranking.means[ranking.order[0]] - ranking.means[bids.index(usual.action)]
        bid = bid if gain > CLEARLY else usual.action
    return Decision(bid, reasons.of_bid(known, bid), ranking.worlds)


def _card(
    known: Knowledge,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    began: float,
    usual: Decision,
) -> Decision:
    table = present(known)
    cards = cards_to_try(known, table, legal)
    if len(cards) == 1:
        return _played(known, cards[0], None)
    evidence = Evidence(known.me, opening(known), known.played) if known.is_complete else None
    beliefs = Beliefs(known, rng, evidence)
    ranking = rank(
        cards,
        beliefs.draw,
        card_trial(known, table),
        rng,
        _left(budget, began),
        halvings=CARD_HALVINGS,
    )
    if not ranking.is_sound:
        return Decision(usual.action, usual.why, ranking.worlds)
    polite = [index for index in ranking.order if not is_rude(table, cards[index], cards)]
    return _played(known, cards[_first(ranking, polite)], ranking.worlds)


def _first(ranking: Ranking, polite: Sequence[int]) -> int:
    best = ranking.order[0]
    if 0 in polite and ranking.means[best] - ranking.means[0] < BETTER:
        return 0
    if polite and ranking.means[best] - ranking.means[polite[0]] < FORGIVEN:
        return polite[0]
    return best


def _played(known: Knowledge, card: Card, worlds: int | None) -> Decision:
    return Decision(
        PlayCard(known.deck.name[card]), reasons.of_card(known, present(known), card), worlds
    )


def _left(budget: Budget, began: float) -> Budget:
    """What is left of it: also getting ready takes time."""
    return Budget(budget.seconds - (monotonic() - began), budget.worlds)
