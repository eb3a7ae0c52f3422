"""Opponents of known strength and style, for the arena. They never change: what was measured
against them stays comparable."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.check import medium
from games.bots.check.beginning import CALL
from games.bots.check.calling import chance_if_called
from games.bots.check.notes import Notes
from games.bots.check.reading import read
from games.bots.check.viewpoint import own_seat
from games.engines.check.actions import Action, MatchCard, PassMatch
from games.engines.check.view import View
from games.engines.game import Seat

HASTE = 0.35


def patient(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    """Never calls: a round ends when another does, or when the pile is used up."""
    return medium.decide(view, _without_call(legal), rng, budget, notes, seat)


def hasty(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    """Calls long before its hand is likely to be the lowest."""
    if CALL in legal and chance_if_called(read(view, view.turn, view.known)) >= HASTE:
        return Decision(CALL, "I would rather be early.")
    return medium.decide(view, _without_call(legal), rng, budget, notes, seat)


def daring(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    """Where a wrong match costs nothing it tries a card that it does not know."""
    decision = medium.decide(view, legal, rng, budget, notes, seat)
    if decision.action != PassMatch() or notes is None or notes.settings.match_penalty:
        return decision
    me = own_seat(view, legal) if seat is None else seat
    known = {seen.position for seen in view.known if seen.seat == me}
    unknown = [
        action for action in legal if isinstance(action, MatchCard) and action.position not in known
    ]
    if not unknown:
        return decision
    return Decision(rng.choice(unknown), "A wrong match costs nothing.")


def _without_call(legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if action != CALL]
