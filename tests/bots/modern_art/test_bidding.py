"""What the medium bot bids."""

import pytest

from games.bots.modern_art.worth import worth_of_lot
from tests.bots.modern_art.seat import amounts, chosen, reading
from tests.engines.modern_art.table import Table, playing

SEEDS = range(40)


def auction(kind: str, text: str = "") -> Table:
    """A painting of some worth under the hammer of seat 0."""
    table = playing(f"{text}; played ramon 2; 0 ramon-{kind}-1 sigrid-open-1")
    return table.plays(f"0:ramon-{kind}-1")


def value(table: Table, seat: int) -> float:
    return worth_of_lot(reading(table, seat))


def keeping(table: Table, seats: int = 4) -> int:
    """Up to here its auctioneer had better keep the lot."""
    return int(value(table, 0) * seats / (2 * seats - 1))


class TestOpen:
    def test_it_opens_with_about_half_of_what_it_would_give(self) -> None:
        table = auction("open")

        assert all(0.38 < bid / value(table, 1) < 0.62 for bid in amounts("medium", table, 1))

    def test_it_raises_in_small_steps_up_to_its_limit_and_no_further(self) -> None:
        table = auction("open")
        worth = value(table, 1)
        for high in range(1, int(worth) + 20):
            for bid in amounts("medium", auction("open").plays(f"2:{high}"), 1, range(5)):
                assert bid == 0 or high < bid <= worth
                assert bid == 0 or high < worth * 0.6 or bid - high <= 3
        assert chosen("medium", auction("open").plays(f"2:{int(worth) - 3}"), 1) != "pass"
        assert chosen("medium", auction("open").plays(f"2:{int(worth)}"), 1) == "pass"

    def test_a_bid_of_its_own_stands(self) -> None:
        assert chosen("medium", auction("open").plays("1:1"), 1) == "pass"

    def test_the_auctioneer_waits_for_a_bid_for_the_lot_may_be_free(self) -> None:
        assert chosen("medium", auction("open"), 0) == "pass"

    def test_the_auctioneer_keeps_a_lot_that_goes_for_too_little(self) -> None:
        too_little = keeping(auction("open")) - 1

        assert (
            amounts("medium", auction("open").plays(f"1:{too_little}"), 0, range(3))
            == [too_little + 1] * 3
        )
        assert chosen("medium", auction("open").plays(f"1:{too_little + 1}"), 0) == "pass"

    def test_the_fewer_seats_the_more_the_auctioneer_would_keep(self) -> None:
        table = auction("open", "seats 3").plays("1:1")

        assert max(amounts("medium", table, 0)) <= keeping(table, seats=3)
        high = keeping(table, seats=3) - 1
        assert chosen("medium", auction("open", "seats 3").plays(f"1:{high}"), 0) != "pass"

    def test_it_never_bids_more_than_it_has(self) -> None:
        table = auction("open", "money 100 7 100 100")

        assert set(amounts("medium", table.plays("2:5"), 1)) <= {6, 7}
        assert chosen("medium", table.plays("3:7"), 1) == "pass"


class TestOneOffer:
    def test_the_first_bids_what_leaves_a_gain(self) -> None:
        table = auction("one_offer")

        (bid,) = set(amounts("medium", table, 1))

        assert 0.75 < bid / value(table, 1) < 0.85

    def test_it_goes_higher_if_somebody_has_bid_that_much(self) -> None:
        table = auction("one_offer")
        high = int(0.9 * value(table, 1))

        assert chosen("medium", table.plays(f"1:{high}"), 2) == str(high + 1)

    def test_the_last_offers_just_enough_for_the_auctioneer_to_let_go(self) -> None:
        table = auction("one_offer").plays("1:1 2:pass")

        bid = chosen("medium", table, 3)

        assert keeping(table) < int(bid) <= keeping(table) + 2
        assert chosen("medium", table.plays(f"3:{bid}"), 0) == "pass"

    def test_the_auctioneer_keeps_a_lot_that_goes_for_too_little(self) -> None:
        assert chosen("medium", auction("one_offer").plays("1:3 2:5 3:pass"), 0) == "6"

    def test_it_passes_on_a_bid_above_the_worth(self) -> None:
        assert chosen("medium", auction("one_offer").plays("1:60"), 2) == "pass"

    def test_it_bids_all_it_has_where_that_is_less(self) -> None:
        assert chosen("medium", auction("one_offer", "money 100 5 100 100"), 1) == "5"
        assert chosen("medium", auction("one_offer", "money 100 0 100 100"), 1) == "pass"


class TestHidden:
    def test_it_bids_what_leaves_a_gain_and_not_always_the_same(self) -> None:
        table = auction("hidden")

        bids = amounts("medium", table, 1)

        assert all(0.75 < bid / value(table, 1) < 0.88 for bid in bids)
        assert len(set(bids)) > 1

    def test_the_auctioneer_would_rather_sell(self) -> None:
        table = auction("hidden")

        assert max(amounts("medium", table, 0)) < min(amounts("medium", table, 1))

    def test_it_bids_all_it_has_where_that_is_less(self) -> None:
        assert set(amounts("medium", auction("hidden", "money 100 4 100 100"), 1)) == {4}


@pytest.mark.parametrize("kind", ["open", "one_offer"])
def test_it_has_no_use_for_what_will_sell_for_nothing(kind: str) -> None:
    beaten = "played manuel 4 sigrid 4 daniel 4 rafael 0"
    table = playing(f"{beaten}; 0 rafael-{kind}-1 sigrid-open-1").plays(f"0:rafael-{kind}-1")

    assert chosen("medium", table.plays("1:2"), 2) == "pass"
