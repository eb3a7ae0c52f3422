"""The medium bot: remembers every card it has seen and lowers its hand as much as it can."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.check.beginning import choose_beginning
from games.bots.check.exchanging import choose_exchange
from games.bots.check.matching import choose_match
from games.bots.check.notes import Notes
from games.bots.check.peeking import choose_peek
from games.bots.check.placing import choose_place
from games.bots.check.reading import read
from games.bots.check.viewpoint import own_seat
from games.engines.check.actions import Action, SayReady
from games.engines.check.view import View
from games.engines.game import Seat


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if view.phase == "peek":
        return Decision(SayReady(), "I have seen my two cards.")
    me = own_seat(view, legal) if seat is None else seat
    if view.phase == "match":
        return choose_match(view, me, view.known)
    reading = read(view, me, view.known)
    if view.ability is not None:
        looks = view.ability.step == "peek"
        return choose_peek(reading, legal) if looks else choose_exchange(reading)
    return choose_beginning(reading, legal) if view.drawn is None else choose_place(reading)
