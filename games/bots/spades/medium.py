"""The medium bot: bids by tables, and plays the card that is expected to bring the most."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.spades.bidding import choose_bid, choose_blind
from games.bots.spades.card import choose_card
from games.bots.spades.notes import Notes
from games.bots.spades.reading import read
from games.engines.game import Seat
from games.engines.spades.actions import Action, PlayCard
from games.engines.spades.view import View


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    if view.phase == "blind":
        return choose_blind(view, legal)
    if view.phase == "bid":
        return choose_bid(view, legal)
    cards = [action.card for action in legal if isinstance(action, PlayCard)]
    card, why = choose_card(read(view), cards)
    return Decision(PlayCard(card), why)
