"""Open auctions."""

import pytest

from games.engines.modern_art.game import MODERN_ART
from tests.engines.modern_art.table import Table, playing


def auction(more: str = "", **settings: int) -> Table:
    return playing(f"0 manuel-open-1 manuel-one_offer-1; {more}", **settings).plays(
        "0:manuel-open-1"
    )


def test_any_seat_the_auctioneer_included_may_bid_at_any_time() -> None:
    table = auction()
    assert table.actors == [0, 1, 2, 3]

    table.plays("2:3 0:4 1:10 2:11")

    assert table.sees("high_bid", "high_bidder", "actors") == [11, 2, [0, 1, 2, 3]]


def test_each_bid_is_higher_than_the_last() -> None:
    table = auction().plays("2:20")

    table.refuses("1:20 1:19 1:1 2:20", because="Bid more than 20k.")
    table.plays("1:21")


def test_a_high_bidder_may_outbid_themselves() -> None:
    assert auction().plays("2:3 2:4").sees("high_bid", "high_bidder") == [4, 2]


def test_the_winner_pays_the_auctioneer() -> None:
    table = auction().plays("1:25 clock:close")

    assert table.money == [125, 75, 100, 100]
    assert table.paintings(1) == "manuel-open-1"
    assert table.event("lot_sold") == {
        "lot": ["manuel-open-1"],
        "auctioneer": 0,
        "buyer": 1,
        "price": 25,
    }


def test_an_auctioneer_who_wins_pays_the_bank() -> None:
    table = auction().plays("1:5 0:6 clock:close")

    assert table.money == [94, 100, 100, 100]
    assert table.paintings(0) == "manuel-open-1"


def test_without_a_bid_the_auctioneer_gets_it_free_when_the_countdown_runs_out() -> None:
    table = auction().plays("clock:close")

    assert table.bought() == (0, 0)
    assert table.money == [100] * 4
    assert table.happened() == "auction_closed lot_given"


def test_without_a_bid_the_auctioneer_gets_it_free_when_every_seat_has_passed() -> None:
    table = auction().plays("1:pass 0:pass 3:pass")
    assert table.phase == "open"

    table.plays("2:pass")

    assert table.bought() == (0, 0)
    assert table.money == [100] * 4
    assert table.event("auction_closed") == {"lot": ["manuel-open-1"], "ran_out": False}


def test_it_closes_at_once_when_every_seat_but_the_high_bidder_has_passed() -> None:
    table = auction().plays("1:5 0:pass 2:pass")
    assert table.phase == "open"

    table.plays("3:pass")

    assert (table.phase, table.bought()) == ("play", (1, 5))


def test_a_high_bidders_pass_leaves_their_bid_standing() -> None:
    table = auction().plays("1:5 1:pass")
    assert table.sees("high_bid", "high_bidder", "actors") == [5, 1, [0, 2, 3]]

    table.plays("0:pass 2:pass 3:pass")

    assert table.bought() == (1, 5)


def test_a_seat_whose_pass_holds_can_neither_bid_nor_pass() -> None:
    table = auction().plays("1:5 2:pass")

    table.refuses("2:6 2:pass", because="You have passed: wait for a higher bid.")
    assert table.legal(2) == ""
    assert table.actors == [0, 1, 3]


def test_a_pass_holds_until_the_next_bid_by_someone_else() -> None:
    table = auction().plays("1:5 2:pass 0:pass 3:6")

    assert table.actors == [0, 1, 2, 3]
    table.plays("2:7")


def test_a_high_bidders_own_pass_is_lifted_by_another_bid_too() -> None:
    table = auction().plays("1:5 1:pass 2:6")

    assert table.actors == [0, 1, 2, 3]
    assert table.plays("1:7").sees("high_bidder") == 1


def test_a_seat_that_cannot_bid_higher_may_still_act_so_that_it_tells_nothing() -> None:
    table = auction("money 100 0 5 100").plays("3:5")

    assert table.actors == [0, 1, 2, 3]
    assert (table.legal(1), table.legal(2)) == ("pass", "pass")


def test_every_amount_from_the_high_bid_up_to_ones_money_is_listed() -> None:
    table = auction("money 100 6 3 100")

    assert table.legal(2) == "1 2 3 pass"
    assert table.plays("2:3").legal(1) == "4 5 6 pass"


def test_no_bid_may_exceed_the_bidders_money() -> None:
    table = auction("money 100 6 0 100")

    table.refuses("1:7 1:1000", because="You have only 6k.")
    table.refuses("2:1", because="You have no money.")


def test_no_bid_is_below_1() -> None:
    table = auction()

    table.refuses("1:0 1:-3", because="A bid is at least 1k.")
    table.plays("2:5").refuses("1:0 1:-3", because="A bid is at least 1k.")


# The countdown


def test_the_countdown_is_5_seconds_and_three_times_as_long_before_the_first_bid() -> None:
    table = auction()
    assert seconds(table) == 15

    assert seconds(table.plays("1:5")) == 5


@pytest.mark.parametrize("countdown", [1, 7, 30])
def test_the_countdown_is_a_setting(countdown: int) -> None:
    table = auction(open_countdown=countdown)
    assert seconds(table) == 3 * countdown

    assert seconds(table.plays("1:5")) == countdown


def test_each_bid_restarts_the_countdown_in_full() -> None:
    table = auction()
    keys = {key(table)} | {key(table.plays(move)) for move in ("1:1", "1:2", "2:3", "1:4")}

    assert len(keys) == 5


def test_a_pass_does_not_restart_the_countdown() -> None:
    table = auction()
    before = key(table)
    assert key(table.plays("2:pass")) == before

    after = key(table.plays("1:5"))
    assert key(table.plays("2:pass 1:pass")) == after


def test_another_auction_has_another_countdown() -> None:
    table = playing("0 manuel-open-1 rafael-open-1; 1 sigrid-open-1")
    keys = [
        key(table.plays("0:manuel-open-1")),
        key(table.plays("clock:close 1:sigrid-open-1")),
    ]

    assert len(set(keys)) == 2


def test_with_a_countdown_of_0_it_closes_by_passes_alone() -> None:
    table = auction(open_countdown=0).plays("1:5")
    assert MODERN_ART.timer(table.state) is None

    table.refuses("clock:close", because="This table plays without a countdown.")
    assert table.plays("0:pass 2:pass 3:pass").bought() == (1, 5)


def test_only_the_clock_closes_an_auction() -> None:
    table = auction().plays("1:5")

    table.refuses("0:close 1:close 2:close", because="Only the clock closes an auction.")


def test_the_clock_does_nothing_else() -> None:
    auction().refuses("clock:5 clock:pass", because="The clock only closes auctions.")


def test_there_is_no_countdown_outside_an_open_auction() -> None:
    before = playing("0 manuel-open-1 manuel-one_offer-1")
    after = auction().plays("1:5 clock:close")
    other = playing("0 manuel-one_offer-1 manuel-open-1").plays("0:manuel-one_offer-1")

    for table in (before, after, other):
        assert MODERN_ART.timer(table.state) is None
        table.refuses("clock:close", because="There is no open auction to close.")


def seconds(table: Table) -> float:
    timer = MODERN_ART.timer(table.state)
    assert timer is not None
    return timer.seconds


def key(table: Table) -> str:
    timer = MODERN_ART.timer(table.state)
    assert timer is not None
    return timer.key
