"""Setting up a match: its deck and its first buyer."""

from collections.abc import Sequence

from games.engines import chance
from games.engines.game import Step, check_setup
from games.engines.gotcha.course import run_on
from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.events import Event
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import SEATS, Cards, Ended, Match, State


def setup(seats: int, seed: str, settings: Settings, deck: Sequence[str] | None = None) -> Step:
    check_setup(SEATS, Settings, seats, seed, settings, deck)
    # From the seed only: who begins does not depend on the deck.
    first = chance.drawn(range(seats), chance.derived(seed, "buyer"))
    state = State(
        match=Match(settings, seed, seats),
        round=0,
        buyer=first,
        bag=first,
        hands=((),) * seats,
        collections=((),) * seats,
        points=(0,) * seats,
        offers=(None,) * seats,
        draw=_shuffled(seed) if deck is None else _checked(deck),
        discard=(),
        reshuffles=0,
        # As if a round had just been over.
        phase=Ended(10),
    )
    events: list[Event] = []
    return Step(run_on(state, events), tuple(events))


def _shuffled(seed: str) -> Cards:
    return chance.shuffled(CARDS, chance.derived(seed, "deck"))


def _checked(deck: Sequence[str]) -> Cards:
    """A given deck may be short, for there are rules about running out of cards."""
    cards = tuple(deck)
    if not all(isinstance(card, str) for card in cards) or not set(cards) <= set(CARDS):
        raise ValueError("A deck consists of cards of this game.")
    if len(set(cards)) < len(cards):
        raise ValueError("A deck has each card once at most.")
    return cards
