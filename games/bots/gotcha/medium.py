"""The medium bot: does what is expected to bring the most by the end of the round."""

from collections.abc import Sequence
from random import Random
from typing import cast

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.gotcha.acting import choose_action
from games.bots.gotcha.flipping import choose_flip
from games.bots.gotcha.notes import Notes
from games.bots.gotcha.offering import choose_offer
from games.bots.gotcha.reading import read
from games.bots.gotcha.selecting import choose_purchase
from games.bots.gotcha.taking import choose_picks
from games.engines.game import Seat
from games.engines.gotcha.actions import Action, Flip, PlaceOffer, SelectOffer, Take
from games.engines.gotcha.view import View


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if view.phase == "offer":
        return choose_offer(view, cast(Sequence[PlaceOffer], legal), rng)
    (me,) = view.actors
    reading = read(view, me)
    if view.phase == "buyer_flip":
        return choose_flip(reading, cast(Sequence[Flip], legal))
    if view.phase == "select_offer":
        return choose_purchase(reading, cast(Sequence[SelectOffer], legal))
    if view.phase == "gotcha":
        return choose_picks(reading, cast(Sequence[Take], legal))
    return choose_action(reading, legal)
