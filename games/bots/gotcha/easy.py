"""The easy bot: does anything legal, and seldom plays an Action card."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import astuple

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.gotcha.notes import Notes
from games.engines.game import Seat
from games.engines.gotcha.actions import Action, Done, Play
from games.engines.gotcha.view import View

# How often it is done although it could play an Action card.
CONTENT = 0.7


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if view.phase == "offer":
        return Decision(rng.choice(legal), "I offer whatever comes to hand.")
    if view.phase == "buyer_flip":
        return Decision(rng.choice(legal), "I'm curious about any face-down card.")
    if view.phase == "select_offer":
        return Decision(rng.choice(legal), "I take any offer.")
    if view.phase == "gotcha":
        return Decision(rng.choice(legal), "I pick any card.")
    return _act(legal, rng)


def _act(legal: Sequence[Action], rng: Random) -> Decision:
    ways: dict[str, list[Play]] = {}
    for play in legal:
        # A play that names nothing does nothing.
        if isinstance(play, Play) and None not in astuple(play):
            ways.setdefault(play.card, []).append(play)
    if not ways or rng.random() < CONTENT:
        return Decision(Done(), "I like things as they are.")
    # First any card: a Remove Two can be played in many more ways than a Steal A Point.
    return Decision(rng.choice(ways[rng.choice(list(ways))]), "I feel like playing a card.")
