"""Opponents of known strength, for the arena alone. They never change: what a bot scored against
them last year can be compared with what it scores today. All of them play cards as medium does."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision, Level
from games.bots.budget import Budget
from games.bots.spades import medium
from games.bots.spades.notes import Notes
from games.engines.game import Seat
from games.engines.spades.actions import Action, PlaceBid
from games.engines.spades.state import SEATS
from games.engines.spades.view import View

NIL = PlaceBid("nil", 0)


def always_nil(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    """Bids nil on anything, unless its partner has."""
    if view.phase == "bid" and NIL in legal:
        partner = view.bids[(view.actors[0] + 2) % SEATS]
        if partner is None or not partner.is_nil:
            return Decision(NIL, "I bid nil whenever I may.")
    return medium.decide(view, legal, rng, budget, notes, seat)


def never_nil(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    numbers = [action for action in legal if action != NIL]
    return medium.decide(view, numbers, rng, budget, notes, seat)


def bold(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    """Bids a trick more than medium."""
    usual = medium.decide(view, legal, rng, budget, notes, seat)
    bid = usual.action
    if isinstance(bid, PlaceBid) and bid.kind == "normal":
        more = PlaceBid("normal", bid.amount + 1)
        if more in legal:
            return Decision(more, "I count on one trick more than I see.")
    return usual


ANCHORS: dict[str, Level] = {"always_nil": always_nil, "never_nil": never_nil, "bold": bold}
