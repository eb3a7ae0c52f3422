"""Setting up a match and dealing its rounds."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.engines import chance
from games.engines.game import Seat, Step, check_setup
from games.engines.modern_art.events import RoundBegan
from games.engines.modern_art.paintings import ARTISTS, CARDS
from games.engines.modern_art.phases import Play
from games.engines.modern_art.settings import Settings
from games.engines.modern_art.state import ROUNDS, SEATS, Cards, State, next_with_cards

START_MONEY = 100

# Cards for each seat at the start of rounds 1 to 4, by number of seats.
CARDS_DEALT = {3: (10, 6, 6, 0), 4: (9, 4, 4, 0), 5: (8, 3, 3, 0)}


def setup(seats: int, seed: str, settings: Settings, deck: Sequence[str] | None = None) -> Step:
    check_setup(SEATS, Settings, seats, seed, settings, deck)
    nobody_has: tuple[Cards, ...] = ((),) * seats
    state = State(
        settings=settings,
        deck=_shuffled(seed) if deck is None else _checked(deck),
        round=0,
        hands=nobody_has,
        money=(START_MONEY,) * seats,
        paintings=nobody_has,
        played=(0,) * len(ARTISTS),
        tiles=((0,) * ROUNDS,) * len(ARTISTS),
        last_auction=None,
        last_round=None,
        phase=Play(0),
    )
    return begin_round(state, first=0)


def begin_round(state: State, first: Seat) -> Step:
    """The next round, in which `first` is the auctioneer unless they have no card."""
    seats = state.seats
    each = CARDS_DEALT[seats][state.round]
    number = each * seats
    dealt, deck = state.deck[:number], state.deck[number:]
    # One card at a time, seat 0 first; what was not played stays in hand.
    hands = tuple([hand + dealt[seat::seats] for seat, hand in enumerate(state.hands)])
    auctioneer = next_with_cards(hands, first)
    state = replace(
        state,
        deck=deck,
        round=state.round + 1,
        hands=hands,
        played=(0,) * len(ARTISTS),
        phase=Play(auctioneer),
    )
    return Step(state, (RoundBegan(state.round, auctioneer, each),))


def _shuffled(seed: str) -> Cards:
    return chance.shuffled(CARDS, chance.derived(seed, "deck"))


def _checked(deck: Sequence[str]) -> Cards:
    if (
        len(deck) != len(CARDS)
        or not all(isinstance(card, str) for card in deck)
        or set(deck) != set(CARDS)
    ):
        raise ValueError("A deck is the 70 cards of Modern Art, each of them once.")
    return tuple(deck)
