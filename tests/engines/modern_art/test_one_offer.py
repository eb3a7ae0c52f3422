"""One offer auctions."""

from tests.engines.modern_art.table import Table, playing


def auction(more: str = "") -> Table:
    return playing(f"auctioneer 1; 1 ramon-one_offer-1; {more}").plays("1:ramon-one_offer-1")


def test_it_starts_left_of_the_auctioneer_and_goes_once_round_the_auctioneer_last() -> None:
    table = auction()
    asked = [table.actors]
    for move in ("2:3", "3:pass", "0:4"):
        asked.append(table.plays(move).actors)

    assert asked == [[2], [3], [0], [1]]
    assert table.plays("1:pass").bought() == (0, 4)


def test_each_seat_has_one_chance() -> None:
    table = auction().plays("2:3")

    table.refuses("2:4 2:pass 0:5 1:5", because="It is not your turn.")


def test_a_bid_is_higher_than_the_last() -> None:
    table = auction().plays("2:12")

    table.refuses("3:12 3:1", because="Bid more than 12k.")
    assert table.legal(3).split()[0] == "13"


def test_a_bid_is_from_1_to_ones_money() -> None:
    table = auction("money 100 100 3 100")

    assert table.legal(2) == "1 2 3 pass"
    table.refuses("2:0", because="A bid is at least 1k.")
    table.refuses("2:4", because="You have only 3k.")


def test_a_seat_that_cannot_bid_higher_is_asked_all_the_same() -> None:
    table = auction("money 100 100 50 0").plays("2:50")

    assert (table.actors, table.legal(3)) == ([3], "pass")


def test_the_winner_pays_the_auctioneer() -> None:
    table = auction().plays("2:3 3:pass 0:20 1:pass")

    assert table.money == [80, 120, 100, 100]
    assert table.paintings(0) == "ramon-one_offer-1"


def test_the_auctioneer_may_bid_last_and_pays_the_bank() -> None:
    table = auction().plays("2:3 3:pass 0:20 1:21")

    assert table.bought() == (1, 21)
    assert table.money == [100, 79, 100, 100]


def test_when_everyone_before_passed_the_auctioneer_gets_it_free_without_being_asked() -> None:
    table = auction().plays("2:pass 3:pass 0:pass")

    assert (table.phase, table.bought()) == ("play", (1, 0))
    assert table.money == [100] * 4
    assert table.happened() == "passed passed passed lot_given"


def test_the_high_bid_is_public() -> None:
    table = auction()
    assert table.sees("high_bid", "high_bidder") == [None, None]

    assert table.plays("2:3 3:pass").sees("high_bid", "high_bidder") == [3, 2]
