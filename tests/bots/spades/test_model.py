"""The fast table plays by the same rules as the engine."""

from random import Random

import pytest

from games.bots.spades.deck import bits, deck_of, hands_of
from games.bots.spades.policy import choose
from games.bots.spades.standing import scored
from games.bots.spades.table import Table, dealt
from games.bots.spades.terms import Terms
from games.engines.spades.bids import Bid
from games.engines.spades.game import SPADES
from games.engines.spades.scoring import score
from games.engines.spades.settings import Settings
from games.engines.spades.state import Bidding, BlindWindow, Playing, State
from tests.bots.spades.matches import VARIANTS

HANDS = 12


def opened(state: State) -> Table:
    """The table of a hand that is about to be played."""
    assert isinstance(state.phase, Playing)
    bids = [bid for bid in state.bids if bid is not None]
    hands = hands_of(deck_of(state.match.settings), state.hands)
    settings, bags = state.match.settings, state.standing.bags
    terms = Terms(deck_of(settings), bids, bags, settings.bag_penalty, [False] * 4)
    return dealt(hands, terms, state.phase.turn)


@pytest.mark.parametrize("by", ["chance", "policy"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_card_comes_to_the_same(variant: dict[str, bool], by: str) -> None:
    settings = Settings(
        **{**variant, "round_limit": 3, "win_target": 1000, "blind_nil": True, "blind_bid": True}
    )
    deck = deck_of(settings)
    for number in range(HANDS):
        rng = Random(number)
        state: State = SPADES.setup(4, f"model {number}", settings).state
        table = None
        while actors := SPADES.actors(state):
            (seat,) = actors
            legal = SPADES.legal(state, seat)
            if isinstance(state.phase, Bidding | BlindWindow):
                state = SPADES.apply(state, seat, rng.choice(legal)).state
                table = opened(state) if isinstance(state.phase, Playing) else None
                continue
            assert table is not None
            cards = [(suit, bit) for suit, held in table.legal() for bit in bits(held)]
            assert {deck.name[card] for card in cards} == {action.card for action in legal}
            card = rng.choice(cards) if by == "chance" else choose(table)
            assert card in cards
            action = next(action for action in legal if action.card == deck.name[card])
            table.play(*card)
            state = SPADES.apply(state, seat, action).state
            if table.left:
                assert isinstance(state.phase, Playing)
                assert hands_of(deck, state.hands) == table.hands
                assert (state.phase.turn, state.phase.spades_broken) == (table.turn, table.broken)
                assert state.phase.tricks_won == tuple(table.taken)
            else:
                check_scores(state, table)


def check_scores(state: State, table: Table) -> None:
    finished = state.standing.rounds[-1]
    gains, bags = scored(finished.bids, table.taken, table.need)
    for side in (0, 1):
        lines = finished.breakdown[side]
        assert lines.total - lines.bag_penalty == gains[side]
        assert lines.bags == bags[side]


def test_points_and_bags_are_the_engines_for_any_bids_and_tricks() -> None:
    rng = Random("scores")
    kinds = ("normal", "nil", "blind_nil", "blind")
    for _ in range(2000):
        bids = [
            Bid(kind, 0 if kind.endswith("nil") else rng.randint(4, 7))
            for kind in rng.choices(kinds, k=4)
        ]
        taken = [0] * 4
        for _ in range(13):
            taken[rng.randrange(4)] += 1
        need = [
            sum(
                bids[seat].amount - taken[seat]
                for seat in (side, side + 2)
                if not bids[seat].is_nil
            )
            for side in (0, 1)
        ]

        gains, bags = scored(bids, taken, need)

        for side in (0, 1):
            lines, _ = score(bids[side::2], taken[side::2], 0, 0)
            assert (lines.total, lines.bags) == (gains[side], bags[side])
