"""The worlds that the hard bot thinks of could all be the real one."""

from collections import Counter
from random import Random

import pytest

from games.bots.modern_art.beliefs import Belief, believed
from games.bots.modern_art.model import KIND, ONE_OF, SIZE, coded
from games.bots.modern_art.reading import read
from games.bots.modern_art.worlds import Worlds
from games.engines.modern_art.paintings import CARDS, PLACE
from tests.bots.modern_art.matches import Turn, turns

SEATS = (3, 4, 5)


def belief(turn: Turn) -> Belief:
    return believed(read(turn.view), turn.notes)


@pytest.mark.parametrize("seats", SEATS)
def test_hands_have_their_sizes_and_no_card_is_there_twice(seats: int) -> None:
    rng = Random("worlds")
    for turn in turns(seats, f"worlds {seats}", ("medium",)):
        if turn.view.phase not in ("play", "hidden"):
            continue
        believes = belief(turn)
        model = Worlds(believes).drawn(rng)
        unseen = coded(believes.unseen)

        assert model.hands[turn.seat] == coded(turn.view.hand)
        assert [sum(SIZE[code] for code in hand) for hand in model.hands] == [
            player.hand_size for player in turn.view.players
        ]
        for artist in range(5):
            others = [hand[artist] for seat, hand in enumerate(model.hands) if seat != turn.seat]
            for kind in range(len(ONE_OF)):
                dealt = sum(code >> 2 * kind & 3 for code in others)
                assert dealt <= unseen[artist] >> 2 * kind & 3


def test_what_has_been_seen_is_in_nobodys_hand() -> None:
    for turn in turns(4, "unseen", ("medium",)):
        hidden = [
            card for seat, hand in enumerate(turn.state.hands) if seat != turn.seat for card in hand
        ]

        assert sorted(belief(turn).unseen) == sorted([*hidden, *turn.state.deck])


def test_everybodys_money_is_known_from_the_payments() -> None:
    for turn in turns(4, "money", ("medium",)):
        assert belief(turn).money == turn.state.money


def test_who_did_not_add_to_a_double_has_seldom_a_card_to_add() -> None:
    """Compared with somebody who was not asked."""
    found: Counter[bool] = Counter()
    for number in range(12):
        for turn in turns(4, f"declined {number}", ("medium",)):
            view = turn.view
            if view.phase != "play" or not any(turn.notes.lacks):
                continue
            believes, rng = belief(turn), Random(number)
            for _ in range(2):
                model = Worlds(believes).drawn(rng)
                for seat, lacks in enumerate(believes.lacks):
                    if seat != turn.seat and lacks:
                        found[True] += held(model.hands[seat], lacks)
                        found[False] += held(uniform(believes, seat, rng), lacks)
    assert found[True] < 0.6 * found[False]


def held(hand: list[int], lacks: int) -> int:
    """How many of the cards that the seat should not have."""
    return sum(hand[sort // 5] >> 2 * (sort % 5) & 3 for sort in range(25) if lacks >> sort & 1)


def uniform(believes: Belief, seat: int, rng: Random) -> list[int]:
    return coded(rng.sample(believes.unseen, believes.sizes[seat]))


def test_without_notes_it_goes_by_its_view() -> None:
    for turn in turns(4, "no notes", ("medium",)):
        believes = believed(read(turn.view), None)
        hand = Worlds(believes).drawn(Random(1)).hands[turn.seat]

        assert hand == coded(turn.view.hand)
        assert set(believes.unseen).isdisjoint(turn.view.hand)
        assert believes.money == (turn.view.money,) * 4


def test_every_card_is_of_a_sort() -> None:
    assert Counter((PLACE[card], KIND[card]) for card in CARDS).total() == 70
