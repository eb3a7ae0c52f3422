"""Fixed price auctions."""

from tests.engines.modern_art.table import Table, playing


def auction(more: str = "") -> Table:
    return playing(f"auctioneer 2; 2 daniel-fixed_price-1; {more}").plays("2:daniel-fixed_price-1")


def test_the_auctioneer_names_a_price() -> None:
    table = auction()
    assert table.sees("phase", "actors", "price") == ["set_price", [2], None]

    table.plays("2:price18")

    assert table.sees("phase", "actors", "price") == ["fixed_price", [3], 18]
    assert table.event("price_named") == {"seat": 2, "price": 18}


def test_nobody_else_names_it() -> None:
    auction().refuses("3:price5", because="It is not your turn.")


def test_a_price_is_from_1_to_the_auctioneers_money() -> None:
    table = auction("money 100 100 3 100")

    assert table.legal(2) == "price1 price2 price3"
    table.refuses("2:price0 2:price-1", because="A price is at least 1k.")
    table.refuses("2:price4", because="Name a price of at most your own 3k.")


def test_the_price_is_0_only_without_money() -> None:
    table = auction("money 100 100 0 0")

    assert table.legal(2) == "price0"
    table.refuses("2:price1", because="You have no money: the price can only be 0.")
    table.refuses("2:price-1", because="A price is 0 or more.")
    assert table.plays("2:price0").legal(3) == "buy pass"
    assert table.plays("3:buy").bought() == (3, 0)


def test_from_the_left_each_seat_buys_or_passes() -> None:
    table = auction().plays("2:price18")
    asked = [table.actors, table.plays("3:pass").actors, table.plays("0:pass").actors]

    assert asked == [[3], [0], [1]]
    table.refuses("3:buy 0:buy 2:buy 0:pass", because="It is not your turn.")


def test_the_first_to_buy_ends_it_and_pays_the_auctioneer() -> None:
    table = auction().plays("2:price18 3:pass 0:buy")

    assert (table.phase, table.bought()) == ("play", (0, 18))
    assert table.money == [82, 100, 118, 100]
    assert table.paintings(0) == "daniel-fixed_price-1"


def test_when_all_pass_the_auctioneer_must_buy_from_the_bank() -> None:
    table = auction().plays("2:price30 3:pass 0:pass 1:pass")

    assert table.bought() == (2, 30)
    assert table.money == [100, 100, 70, 100]


def test_who_cannot_pay_can_only_pass_but_is_asked() -> None:
    table = auction("money 100 100 100 17").plays("2:price18")

    assert (table.actors, table.legal(3)) == ([3], "pass")
    table.refuses("3:buy", because="You have only 17k.")


def test_nobody_bids_for_it() -> None:
    table = auction().plays("2:price18")

    table.refuses("3:19", because="There is nothing to bid on now.")
    table.refuses("2:price9", because="There is no price to name now.")
    assert table.sees("high_bid", "high_bidder") == [None, None]
