"""The medium bot: bids by what a painting is expected to sell for, and sells what brings most."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.budget import Budget
from games.bots.modern_art.bidding import choose_hidden, choose_in_open, choose_once_around
from games.bots.modern_art.card import choose_card, choose_second
from games.bots.modern_art.notes import Notes
from games.bots.modern_art.pricing import choose_price, choose_to_buy
from games.bots.modern_art.reading import Reading, read
from games.engines.game import Seat
from games.engines.modern_art.actions import Action, DeclineSecond, OfferSecond, PlayCard
from games.engines.modern_art.view import View


def decide(
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    notes: Notes | None = None,
    seat: Seat | None = None,
) -> Decision:
    reading = read(view)
    match view.phase:
        case "play":
            return _play(reading, legal)
        case "second_card":
            return _add(reading, legal)
        case "open":
            return choose_in_open(reading, rng)
        case "one_offer":
            return choose_once_around(reading)
        case "hidden":
            return choose_hidden(reading, rng)
        case "set_price":
            return choose_price(reading)
        case _:
            return choose_to_buy(reading)


def _play(reading: Reading, legal: Sequence[Action]) -> Decision:
    card, why = choose_card(reading, [act.card for act in legal if isinstance(act, PlayCard)])
    return Decision(PlayCard(card), why)


def _add(reading: Reading, legal: Sequence[Action]) -> Decision:
    card, why = choose_second(reading, [act.card for act in legal if isinstance(act, OfferSecond)])
    return Decision(DeclineSecond() if card is None else OfferSecond(card), why)
