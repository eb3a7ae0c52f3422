"""Closed forms: what hands and totals promise, and what an action tells."""

from random import Random

import pytest

from games.bots.check import policy, prospects, seeing, using, utility
from games.bots.check.inference import EVEN, VALUES, is_not, joined, kept, refused, unmatched
from games.bots.check.world import World
from games.engines.check.game import CHECK
from tests.bots.check.test_world import copied
from tests.engines.check.table import opened


def world_of(*hands: str) -> World:
    world = copied(opened(len(hands)).state)
    world.cards = [[int(points) for points in hand.split()] for hand in hands]
    return world


@pytest.mark.parametrize("seats", CHECK.seats)
def test_chances_add_up(seats: int) -> None:
    world = copied(opened(seats).state)
    world.turns = 1

    total = sum(prospects.chance_to_win(world, seat) for seat in range(seats))
    assert total == pytest.approx(1)


def test_low_cards_promise_more_than_high_ones_fear() -> None:
    even = prospects.chance_to_win(world_of("2 4 8 9", "2 4 8 9"), 0)
    lower = prospects.chance_to_win(world_of("2 -1 8 9", "2 4 8 9"), 0)
    higher = prospects.chance_to_win(world_of("2 4 8 13", "2 4 8 9"), 0)

    assert lower - even > abs(higher - even)


def test_the_last_round_is_won_or_lost_and_an_earlier_one_counts_its_points() -> None:
    at_last, before = utility.spread(0), utility.spread(3)

    assert utility.chance_to_win([3, 8], 0, at_last) > 0.99
    assert utility.chance_to_win([3, 3], 0, at_last) == 0.5
    assert 0.5 < utility.chance_to_win([3, 8], 0, before) < 0.7
    assert utility.chance_to_win([0, 8], 0, before) > utility.chance_to_win([3, 8], 0, before)


def test_actions_tell_of_cards() -> None:
    odds = dict(zip(VALUES, joined(joined(EVEN, kept(9, True)), is_not(3)), strict=True))

    assert odds[8] > odds[9]
    assert odds[3] < 1e-6
    assert unmatched(-1) is None
    assert refused(13) is None


def test_nobody_plays_on_by_what_they_cannot_see() -> None:
    """Other cards where a seat knows none: it thinks the same."""
    for seed in range(300):
        rng = Random(seed)
        world = copied(opened(rng.choice([2, 3, 4]), f"unseen {seed}").state)
        world.chance = Random(seed)
        for _ in range(rng.randrange(12)):
            if not world.over and world.caller < 0:
                policy.play_turn(world)
        seat = world.turn
        other = world.copy(Random(seed))
        unseen = [
            (owner, position)
            for owner, row in enumerate(other.cards)
            for position, points in enumerate(row)
            if points and not other.known[owner][position] >> seat & 1
        ]
        for owner, position in unseen:
            other.cards[owner][position] = rng.choice(VALUES)

        own = seeing.estimates(world, seat)
        assert own == seeing.estimates(other, seat)
        assert policy.would_call(world, seat, sum(own)) == policy.would_call(other, seat, sum(own))
        assert _swap(world, seat) == _swap(other, seat)


def _swap(world: World, seat: int) -> object:
    rows, strongest = using.worths(world, seat)
    return using.best_swap(world, seat, strongest, rows)
