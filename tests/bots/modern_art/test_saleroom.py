"""What an auction comes to, given how far everybody goes."""

from itertools import product
from random import Random

import pytest

from games.bots.modern_art.saleroom import (
    LAST_BUYS,
    asked_on,
    at_a_price,
    in_open,
    in_secret,
    once_around,
)
from games.engines.modern_art.auctions.hidden import winner

KEEP = 4 / 7


class TestOpen:
    def test_the_highest_limit_buys_for_little_more_than_the_next(self) -> None:
        buyer, price = in_open([10, 40, 30, 20], seller=0)

        assert buyer == 1
        assert 30 <= price < 32

    def test_nobody_pays_more_than_their_limit(self) -> None:
        assert in_open([10, 30, 30, 20], seller=0) == (1, 30)

    def test_an_auctioneer_who_goes_further_than_all_others_keeps_the_lot(self) -> None:
        buyer, price = in_open([25, 20, 3, 0], seller=0)

        assert buyer == 0
        assert 20 <= price <= 25

    def test_what_nobody_bids_for_is_free(self) -> None:
        assert in_open([25, 0, 0.4, 0], seller=0) == (0, 0)


def test_sealed_bids_are_won_as_the_rules_say_ties_included() -> None:
    for bids in product(range(4), repeat=3):
        for seller in range(3):
            if any(bids):
                assert in_secret(bids, seller) == (winner(bids, seller), max(bids))
            else:
                assert in_secret(bids, seller) == (seller, 0)


class TestFixedPrice:
    def test_the_first_from_the_left_who_will_buys(self) -> None:
        assert at_a_price([0, 10, 30, 40], 0, 20) == (2, 20)

    def test_all_pass_and_the_auctioneer_must_buy(self) -> None:
        assert at_a_price([0, 10, 10, 10], 0, 20) == (0, 20)

    def test_the_last_leaves_the_auctioneer_with_a_dear_lot(self) -> None:
        assert at_a_price([0, 0, 0, 20], 0, 20) == (0, 20)
        assert at_a_price([0, 0, 0, 20], 0, 20 * LAST_BUYS) == (3, 20 * LAST_BUYS)

    def test_it_goes_on_from_whoever_is_asked(self) -> None:
        assert at_a_price([0, 90, 30, 40], 0, 20, asked=2) == (2, 20)


class TestOnceAround:
    def test_who_is_asked_last_bids_just_above_the_others(self) -> None:
        buyer, price = once_around([10, 40, 40, 40], 0, KEEP)

        assert buyer == 3
        assert price == pytest.approx(40 * 0.82 / 0.97 + 2)

    def test_it_is_free_if_nobody_bids(self) -> None:
        assert once_around([20, 0, 0, 0], 0, KEEP) == (0, 0)

    def test_an_auctioneer_keeps_what_goes_for_too_little(self) -> None:
        assert asked_on([30, 0, 0, 0], 3, 0, 1, 12, KEEP) == (0, 13)
        assert asked_on([30, 0, 0, 0], 3, 0, 1, 31, KEEP) == (1, 31)

    def test_nobody_goes_beyond_their_limit(self) -> None:
        rng = Random("limits")
        for _ in range(300):
            limits = [rng.randrange(60) for _ in range(5)]
            buyer, price = once_around(limits, rng.randrange(5), KEEP)

            assert price <= limits[buyer]
