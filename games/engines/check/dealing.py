"""Setting up a match and dealing its rounds."""

from collections.abc import Sequence

from games.engines import chance
from games.engines.cards import CARDS
from games.engines.check import knowledge
from games.engines.check.events import Dealt
from games.engines.check.settings import Settings
from games.engines.check.state import (
    EVERYBODY,
    FEWEST_SEATS,
    MOST_SEATS,
    Call,
    Match,
    Peeking,
    Piles,
    Standing,
    State,
)
from games.engines.game import Step, check_setup

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
CARDS_EACH = 4


def setup(seats: int, seed: str, settings: Settings, deck: Sequence[str] | None = None) -> Step:
    check_setup(SEATS, Settings, seats, seed, settings, deck)
    match = Match(settings, seed, seats, None if deck is None else _complete(deck))
    return deal(match, Standing((0,) * seats), 1)


def deal(match: Match, standing: Standing, round: int) -> Step:
    seats = match.seats
    if round == 1 and match.deck is not None:
        cards = match.deck
    else:
        cards = chance.shuffled(CARDS, chance.derived(match.seed, "round", round))
    dealt = seats * CARDS_EACH
    # Seat 0 begins the first round, the seat on the left each next one.
    starter = (round - 1) % seats
    state = State(
        match=match,
        standing=standing,
        round=round,
        turn=starter,
        turns=0,
        # One card at a time, seat 0 first whoever begins.
        grids=tuple([knowledge.dealt(seat, cards[seat:dealt:seats]) for seat in range(seats)]),
        piles=Piles(cards[dealt:]),
        call=Call(),
        phase=Peeking(EVERYBODY[seats]),
    )
    return Step(state, (Dealt(round, starter),))


def _complete(deck: Sequence[str]) -> tuple[str, ...]:
    cards = tuple(deck)
    if len(cards) != len(CARDS) or any(cards.count(card) != 1 for card in CARDS):
        raise ValueError("A deck is the 52 cards, each of them once.")
    return cards
