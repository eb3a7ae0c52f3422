"""The easy bot: anything legal, short of what makes no sense at all."""

from collections.abc import Sequence
from random import Random
from typing import cast

from msgspec.structs import astuple

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.gotcha.counts import GOTCHAS, KIND
from games.bots.gotcha.notes import Notes
from games.engines.game import Seat
from games.engines.gotcha.actions import Action, Done, Play, SelectOffer, Take
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
        return Decision(rng.choice(legal), "It offers whatever comes to hand.")
    if view.phase == "buyer_flip":
        return Decision(rng.choice(legal), "It is curious about any face-down card.")
    if view.phase == "select_offer":
        return _select(view, cast(Sequence[SelectOffer], legal), rng)
    if view.phase == "gotcha":
        return _take(view, cast(Sequence[Take], legal), rng)
    return _act(legal, rng)


def _act(legal: Sequence[Action], rng: Random) -> Decision:
    ways: dict[str, list[Play]] = {}
    for play in legal:
        # A play that names nothing does nothing.
        if isinstance(play, Play) and None not in astuple(play):
            ways.setdefault(play.card, []).append(play)
    if not ways or rng.random() < CONTENT:
        return Decision(Done(), "It likes things as they are.")
    # First any card: a Remove Two can be played in many more ways than a Steal A Point.
    return Decision(rng.choice(ways[rng.choice(list(ways))]), "It feels like playing a card.")


def _select(view: View, legal: Sequence[SelectOffer], rng: Random) -> Decision:
    stocked = {offer.seat for offer in view.offers if offer.cards}
    sensible = [choice for choice in legal if choice.seat in stocked]
    return Decision(rng.choice(sensible or legal), "It takes any offer that has a card in it.")


def _take(view: View, legal: Sequence[Take], rng: Random) -> Decision:
    assert view.pending is not None
    if view.pending.victim == view.buyer:
        return Decision(rng.choice(legal), "It has to discard something of its own.")
    # Nobody is to be relieved of a Gotcha.
    sensible = [
        take for take in legal if all(KIND[pick.card] not in GOTCHAS for pick in take.picks)
    ]
    return Decision(rng.choice(sensible or legal), "It picks any card that is good for something.")
