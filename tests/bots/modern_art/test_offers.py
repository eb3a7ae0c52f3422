"""The best amount in every kind of auction, where what the lot is worth is known."""

from random import Random

import pytest

from games.bots.modern_art.appraisal import Appraisal
from games.bots.modern_art.lots import Trial, Worth
from games.bots.modern_art.offers import Valued, bought, once_around, priced, sealed
from games.bots.modern_art.saleroom import in_secret

VALUE = 40.0
KEEP = 4 / 7


def lot(me: int, seller: int, *limits: tuple[int, ...], value: float = VALUE) -> Appraisal:
    """A lot that sells for as much, whoever has it, in a trial for each row of limits."""
    seats = len(limits[0])
    counts = tuple(1.0 if seat == me else -1 / (seats - 1) for seat in range(seats))
    other = (me + 1) % seats
    trials = tuple(
        Trial(row, owned(seats, me, value), other, owned(seats, other, value)) for row in limits
    )
    return Appraisal(Worth(trials, counts), me, seller)


def owned(seats: int, owner: int, value: float) -> tuple[float, ...]:
    return tuple(value if seat == owner else 0.0 for seat in range(seats))


def best(valued: Valued) -> int:
    return max(valued, key=lambda each: each[1])[0]


@pytest.mark.parametrize(("seats", "part"), [(3, 0.6), (4, 4 / 7), (5, 5 / 9)])
def test_an_auctioneer_keeps_what_goes_for_less_than_n_of_2n_minus_1(
    seats: int, part: float
) -> None:
    limits = (0,) * seats

    assert lot(0, 0, limits).limit == pytest.approx(part * VALUE)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seller", [1, 2])
def test_a_buyer_goes_up_to_the_worth_whoever_sells(seats: int, seller: int) -> None:
    assert lot(0, seller, (0,) * seats).limit == pytest.approx(VALUE)


class TestHidden:
    def test_it_bids_one_more_than_everybody_else(self) -> None:
        assert best(sealed(lot(3, 0, (10, 25, 30, 0)), 100)) == 31

    def test_as_much_is_enough_where_it_is_nearer_to_the_auctioneer(self) -> None:
        assert best(sealed(lot(1, 0, (10, 0, 30, 25)), 100)) == 30

    def test_it_never_bids_what_it_has_not(self) -> None:
        assert max(amount for amount, _ in sealed(lot(1, 0, (10, 0, 90, 25)), 12)) == 12

    def test_what_the_others_bid_more_than_the_worth_for_is_left_to_them(self) -> None:
        assert best(sealed(lot(1, 0, (10, 0, 60, 25)), 100)) <= 60

    def test_every_amount_is_worth_what_trying_it_comes_to(self) -> None:
        rng = Random("grid")
        for _ in range(50):
            me, seller = rng.randrange(4), rng.randrange(4)
            rows = [tuple(rng.randrange(12) for _ in range(4)) for _ in range(5)]
            appraisal = lot(me, seller, *rows, value=9)
            for amount, worth in sealed(appraisal, 20):
                tried = [
                    in_secret(
                        [amount if seat == me else bid for seat, bid in enumerate(row)], seller
                    )
                    for row in rows
                ]

                assert worth == pytest.approx(appraisal.value(tried))


class TestFixedPrice:
    def test_it_asks_for_as_much_as_somebody_pays(self) -> None:
        assert best(priced(lot(0, 0, (0, 36, 30, 20)), 100)) == 36

    def test_a_buyer_who_may_have_no_more_makes_it_ask_for_less(self) -> None:
        often, seldom = (0, 30, 0, 0), (0, 36, 0, 0)

        assert best(priced(lot(0, 0, often, often, often, seldom), 100)) == 30

    def test_it_cannot_ask_for_more_than_it_has(self) -> None:
        assert best(priced(lot(0, 0, (0, 36, 30, 20)), 7)) == 7
        assert best(priced(lot(0, 0, (0, 36, 30, 20)), 0)) == 0

    def test_it_buys_what_somebody_else_would_gain_by(self) -> None:
        buys, passes = bought(lot(1, 0, (0, 0, 39, 39)), 35)

        assert buys > passes

    def test_the_last_to_be_asked_lets_the_auctioneer_pay_a_dear_price(self) -> None:
        last = lot(3, 0, (0, 0, 0, 0))

        buys, passes = bought(last, 38)
        assert passes > buys
        buys, passes = bought(last, 20)
        assert buys > passes


class TestOnceAround:
    def test_the_last_outsider_offers_what_the_auctioneer_lets_go_for(self) -> None:
        appraisal = lot(3, 0, (22, 0, 0, 0))

        assert best(once_around(appraisal, 100, 5, 1, KEEP)) == 22

    def test_it_goes_just_above_a_bid_that_is_high_enough_for_the_auctioneer(self) -> None:
        assert best(once_around(lot(3, 0, (22, 0, 0, 0)), 100, 30, 1, KEEP)) == 31

    def test_it_passes_on_a_bid_above_the_worth(self) -> None:
        assert best(once_around(lot(3, 0, (22, 0, 0, 0)), 100, 41, 1, KEEP)) == 0

    def test_the_auctioneer_keeps_a_lot_that_goes_for_too_little(self) -> None:
        assert best(once_around(lot(0, 0, (0, 0, 0, 0)), 100, 12, 2, KEEP)) == 13
        assert best(once_around(lot(0, 0, (0, 0, 0, 0)), 100, 30, 2, KEEP)) == 0
