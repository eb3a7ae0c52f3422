"""In which order face-down cards are laid: in any, for the order of a hand would tell of them."""

from collections.abc import Sequence
from functools import wraps
from random import Random
from typing import Any

from msgspec.structs import replace

from games.bots import Decision, Level
from games.bots.budget import Budget
from games.engines.game import Seat
from games.engines.gotcha.actions import Action, PlaceOffer
from games.engines.gotcha.deck import in_order


def listed(action: Action) -> Action:
    """An action as `legal` lists it: each choice of face-down cards once, in the deck's order."""
    if isinstance(action, PlaceOffer):
        return replace(action, face_down=tuple(in_order(action.face_down)))
    return action


def mixed(action: Action, rng: Random) -> Action:
    """The same action, its face-down cards in any order."""
    if isinstance(action, PlaceOffer):
        cards = action.face_down
        return replace(action, face_down=tuple(rng.sample(cards, len(cards))))
    return action


def in_any_order(level: Level) -> Level:
    """A level whose offers tell nothing by the order of what lies face down."""

    @wraps(level)
    def decide(
        view: Any,
        legal: Sequence[Any],
        rng: Random,
        budget: Budget,
        notes: Any = None,
        seat: Seat | None = None,
    ) -> Decision:
        decision = level(view, legal, rng, budget, notes, seat)
        return replace(decision, action=mixed(decision.action, rng))

    return decide
