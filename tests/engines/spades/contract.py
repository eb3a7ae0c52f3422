"""How the contract tests look inside Spades."""

import random
from typing import Any, get_args

from msgspec.structs import replace

from games.engines.game import Seat
from games.engines.spades.actions import Action, PlaceBid, PlayCard, SeeCards
from games.engines.spades.bids import Kind
from games.engines.spades.events import CardPlayed, Dealt
from games.engines.spades.pack import SUIT, pack_of
from games.engines.spades.settings import Settings
from games.engines.spades.state import State
from games.fuzzing.promises import Probes

ACTIONS: tuple[Action, ...] = (
    SeeCards(),
    *(PlaceBid(kind, amount) for kind in get_args(Kind) for amount in range(-1, 15)),
    *(PlayCard(card) for card in SUIT),
)


def action(rng: random.Random) -> Action:
    return rng.choice(ACTIONS)


def resample(state: State, viewpoint: Seat | None, rng: random.Random) -> State:
    """The hands that the viewpoint does not see dealt anew, and another seed for later deals."""
    hidden = [seat for seat in range(4) if seat != viewpoint or not state.sees_cards(seat)]
    cards = [card for seat in hidden for card in state.hands[seat]]
    rng.shuffle(cards)
    hands = list(state.hands)
    place = pack_of(state.match.settings).place
    for seat in hidden:
        size = len(hands[seat])
        hands[seat] = tuple(sorted(cards[:size], key=place.__getitem__))
        del cards[:size]
    match = replace(state.match, seed=f"another {rng.random()}", packs=())
    return replace(state, hands=tuple(hands), match=match)


def check_conserved(state: State, events: list[Any]) -> None:
    """Every card of the pack is in one hand or has been played this round, once."""
    played = []
    for event in reversed(events):
        if isinstance(event, Dealt):
            break
        if isinstance(event, CardPlayed):
            played.append(event.card)
    held = [card for hand in state.hands for card in hand]
    assert sorted(played + held) == sorted(pack_of(state.match.settings).cards)
    assert sum(state.phase.tricks_won) * 4 + len(state.phase.trick) == len(played)
    for team in (0, 1):
        lines = [finished.breakdown[team].total for finished in state.standing.rounds]
        assert sum(lines) == state.standing.scores[team]
        assert 0 <= state.standing.bags[team] < 10


PROBES = Probes(
    settings=(
        Settings(round_limit=2),
        Settings(round_limit=2, jokers=True, allow_nil=False),
        Settings(round_limit=2, deuce_high=True, bag_penalty=0),
        Settings(round_limit=4, blind_nil=True, blind_bid=True),
        Settings(round_limit=4, blind_nil=True, allow_nil=False, jokers=True, deuce_high=True),
        Settings(round_limit=4, blind_bid=True, bag_penalty=200),
        Settings(round_limit=6, win_target=100),
    ),
    # Fifty rounds of 52 cards and four bids, two of them after a look at the cards.
    longest=50 * (52 + 4 + 2),
    action=action,
    resample=resample,
    check_conserved=check_conserved,
)
