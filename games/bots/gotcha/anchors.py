"""Opponents of one habit each, for the arena. They never change, or old figures say nothing."""

from collections.abc import Sequence
from random import Random
from typing import cast

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.gotcha import medium
from games.bots.gotcha.counts import GOTCHAS, KIND
from games.bots.gotcha.notes import Notes
from games.engines.game import Seat
from games.engines.gotcha.actions import Action, Done, PlaceOffer
from games.engines.gotcha.view import View


def trapper(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    """Hides as many Gotchas as it has under a card that anybody wants; else a medium bot."""
    if view.phase != "offer":
        return medium.decide(view, legal, rng, budget, notes, seat)
    offers = cast(Sequence[PlaceOffer], legal)
    traps = [sum(KIND[card] in GOTCHAS for card in offer.face_down) for offer in offers]
    worst = max(
        traps[place] - 3 * (KIND[offer.face_up] in GOTCHAS) for place, offer in enumerate(offers)
    )
    chosen = [
        offer
        for offer, many in zip(offers, traps, strict=True)
        if many - 3 * (KIND[offer.face_up] in GOTCHAS) == worst
    ]
    # The bigger the Thing, the better the bait: the deck begins with the biggest.
    best = min(KIND[offer.face_up] for offer in chosen)
    return Decision(
        rng.choice([offer for offer in chosen if KIND[offer.face_up] == best]),
        "I always lay a trap.",
    )


def hoarder(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    """Never plays an Action card; else a medium bot."""
    if view.phase == "action":
        return Decision(Done(), "I never play an Action card.")
    return medium.decide(view, legal, rng, budget, notes, seat)
