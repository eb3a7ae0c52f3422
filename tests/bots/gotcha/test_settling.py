"""The end of a round in numbers of cards is what the rules make of the cards."""

from random import Random

import pytest
from msgspec.structs import replace

from games.bots.gotcha.counts import KIND, counted
from games.bots.gotcha.settling import Held, pick, settled
from games.engines.game import Seat
from games.engines.gotcha.actions import Pick, SelectOffer, Take
from games.engines.gotcha.course import run_on
from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from games.engines.gotcha.state import Ended, Placed, State


def dealt(rng: Random, seats: int) -> State:
    """A round before the buyer chooses, with more Gotchas about than there ever are."""
    deck = [card for card in CARDS if KIND[card] < 7]
    rng.shuffle(deck)
    state: State = GOTCHA.setup(seats, "dealt", Settings(target_points=10)).state
    buyer = rng.randrange(seats)

    def some(cards: int) -> tuple[str, ...]:
        return tuple(deck.pop() for _ in range(cards))

    collections = [some(rng.randrange(5)) for _ in range(seats)]
    offers = [
        None if seat == buyer else tuple(Placed(card, True, seat) for card in some(3))
        for seat in range(seats)
    ]
    state = replace(
        state,
        buyer=buyer,
        bag=buyer,
        hands=((),) * seats,
        collections=tuple(collections),
        points=tuple(rng.randrange(4) for _ in range(seats)),
        offers=tuple(offers),
        draw=(),
        phase=Ended(5),
    )
    return run_on(state, [])


def by_the_rules(state: State, chosen: Seat) -> State:
    """The same round with cards, the buyer picking what the numbers say."""
    state = GOTCHA.apply(state, state.buyer, SelectOffer(chosen)).state
    while (view := GOTCHA.view(state, state.buyer)).pending is not None:
        victim = view.pending.victim
        held: Held = [list(counted(player.collection)) for player in view.players]
        left = list(view.players[victim].collection)
        picks = []
        for _ in range(view.pending.count):
            choice = pick(held, state.buyer, victim)
            assert choice is not None
            card = next(card for card in left if KIND[card] == choice[0])
            left.remove(card)
            picks.append(Pick(card, "steal" if choice[1] else "discard"))
        state = GOTCHA.apply(state, state.buyer, Take(tuple(picks))).state
    return state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_round_ends_with_the_points_and_collections_of_the_rules(seats: int) -> None:
    rng = Random(seats)
    for _ in range(150):
        state = dealt(rng, seats)
        stacks = [
            None if offer is None else [KIND[placed.card] for placed in offer]
            for offer in state.offers
        ]
        chosen = rng.choice([seat for seat in range(seats) if seat != state.buyer])
        held = [list(counted(cards)) for cards in state.collections]

        points, rows = settled(state.points, held, state.buyer, stacks, chosen)
        after = by_the_rules(state, chosen)

        assert tuple(points) == after.points
        assert [tuple(row) for row in rows] == [counted(cards) for cards in after.collections]
