"""What a page tells a bidder of a painting's worth."""

import itertools

import pytest

from games.engines.modern_art.paintings import ARTISTS
from games.engines.modern_art.ranking import ranked
from games.hints import hints
from games.hints.modern_art import Estimate, asking_price, estimate, most_ahead, worth

NO_TILES = dict.fromkeys(ARTISTS, (0, 0, 0, 0))


def counts(*numbers):
    """Cards played this round, in board order."""
    return dict(zip(ARTISTS, numbers, strict=True))


def test_a_game_has_its_hints_by_its_name():
    assert hints("modern_art").worth is worth


def test_now_the_first_three_are_worth_their_tiles():
    assert worth(counts(1, 3, 0, 2, 1), NO_TILES, 1) == {
        "manuel": 10,  # ties are broken by board order
        "sigrid": 30,
        "daniel": 0,
        "ramon": 20,
        "rafael": 0,
    }


def test_the_tiles_of_earlier_rounds_count_only_for_those_who_rank_now():
    tiles = NO_TILES | {"rafael": (30, 10, 0, 0), "daniel": (20, 0, 0, 0)}

    values = worth(counts(2, 1, 0, 0, 3), tiles, 3)

    assert values["rafael"] == 30 + 10 + 30
    assert values["daniel"] == 0


def test_a_lot_of_two_fetches_twice_as_much():
    one = estimate(("sigrid-open-1",), counts(1, 2, 0, 0, 0), NO_TILES, 1)
    two = estimate(("sigrid-double-1", "sigrid-open-1"), counts(1, 2, 0, 0, 0), NO_TILES, 1)

    assert one == Estimate(now=30, low=0, high=30, by_place=(30, 20, 10))
    assert two == Estimate(now=60, low=0, high=60, by_place=(60, 40, 20))


def test_a_price_to_ask_is_one_that_the_seller_could_pay():
    guess = estimate(("sigrid-open-1",), counts(1, 2, 0, 0, 0), NO_TILES, 1)

    assert asking_price(guess, 100) == 20
    assert asking_price(guess, 7) == 7


def test_whoever_has_four_of_the_leftmost_cannot_be_left_with_nothing():
    tiles = NO_TILES | {"manuel": (0, 20, 0, 0)}

    guess = estimate(("manuel-open-1",), counts(4, 4, 4, 4, 4), tiles, 3)

    assert guess == Estimate(now=50, low=40, high=50, by_place=(50, 40, 30))


@pytest.mark.parametrize("artist", ARTISTS)
def test_how_many_can_still_get_ahead_is_so_in_every_way_a_round_can_end(artist):
    """All counts with which a round can end after these, one fifth card in each."""
    place = ARTISTS.index(artist)
    for own in range(1, 5):
        now = counts(*[own if other == artist else 1 for other in ARTISTS])
        behind = 0
        for end in itertools.product(range(1, 6), repeat=4):
            final = [*end[:place], own, *end[place:]]
            if final.count(5) == 1:
                order = sorted(range(5), key=lambda each: (-final[each], each))
                behind = max(behind, order.index(place))
                assert ranked(tuple(final)) == order[:3]
        assert most_ahead(artist, now) == behind
