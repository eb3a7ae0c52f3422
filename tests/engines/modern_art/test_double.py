"""Double auctions."""

import pytest

from tests.engines.modern_art.table import Table, playing

HANDS = """
    0  manuel-double-1 manuel-open-1 sigrid-open-1 manuel-double-2
    1  manuel-hidden-1 sigrid-hidden-1
    2  manuel-one_offer-1 sigrid-open-2
    3  sigrid-open-3
"""


def double(more: str = "") -> Table:
    return playing(f"{HANDS}; {more}").plays("0:manuel-double-1")


def test_the_player_of_a_double_may_add_a_second_card() -> None:
    table = double()
    assert table.sees("phase", "auctioneer", "actors", "lot") == [
        "second_card",
        0,
        [0],
        ["manuel-double-1"],
    ]
    assert table.legal(0) == "+manuel-open-1 decline"

    table.plays("0:+manuel-open-1")

    assert table.sees("phase", "auctioneer", "lot") == [
        "open",
        0,
        ["manuel-double-1", "manuel-open-1"],
    ]
    assert table.sees("played")["manuel"] == 2


def test_the_second_card_is_of_the_same_artist() -> None:
    double().refuses("0:+sigrid-open-1", because="The second card must be by the same artist.")


def test_a_double_cannot_be_played_as_a_second_card() -> None:
    double().refuses("0:+manuel-double-2", because="The second card cannot be a double.")


def test_the_second_card_comes_from_the_hand() -> None:
    double().refuses("0:+manuel-hidden-1", because="You do not have that card.")


def test_if_they_decline_each_seat_to_the_left_is_asked_in_turn() -> None:
    table = double()
    asked = [table.plays(f"{seat}:decline").actors for seat in (0, 1, 2)]

    assert asked == [[1], [2], [3]]
    assert table.sees("phase", "auctioneer") == ["second_card", 0]


def test_they_are_asked_round_the_table_until_it_comes_back_to_the_player_of_the_double() -> None:
    table = playing("auctioneer 2; 2 manuel-double-1").plays("2:manuel-double-1")
    asked = [table.actors]
    for seat in (2, 3, 0):
        asked.append(table.plays(f"{seat}:decline").actors)

    assert asked == [[2], [3], [0], [1]]
    assert table.plays("1:decline").bought() == (2, 0)
    assert table.auctioneer == 3


def test_nobody_is_asked_out_of_turn() -> None:
    double().refuses("1:+manuel-hidden-1 1:decline", because="It is not your turn.")


def test_every_seat_is_asked_whether_or_not_it_can_offer() -> None:
    table = playing("0 manuel-double-1; 1; 2 sigrid-open-1; 3 rafael-open-1")
    table.plays("0:manuel-double-1")

    for seat in range(4):
        assert (table.actors, table.legal(seat)) == ([seat], "decline")
        table.plays(f"{seat}:decline")


def test_whoever_adds_the_second_card_becomes_the_auctioneer() -> None:
    table = double().plays("0:decline 1:decline 2:+manuel-one_offer-1")

    assert table.sees("phase", "auctioneer", "actors") == ["one_offer", 2, [3]]


def test_the_new_auctioneer_receives_all_the_money_and_the_player_of_the_double_nothing() -> None:
    table = double().plays("0:decline 1:+manuel-hidden-1 0:0 1:0 2:30 3:10")

    assert table.money == [100, 130, 70, 100]


def test_the_player_of_the_double_may_buy_from_the_new_auctioneer() -> None:
    table = double().plays("0:decline 1:+manuel-hidden-1 0:40 1:0 2:30 3:10")

    assert table.money == [60, 140, 100, 100]
    assert table.paintings(0) == "manuel-double-1 manuel-hidden-1"


def test_the_new_auctioneer_who_wins_pays_the_bank() -> None:
    table = double().plays("0:decline 1:+manuel-hidden-1 0:0 1:50 2:30 3:10")

    assert table.money == [100, 50, 100, 100]


@pytest.mark.parametrize(
    ("second", "phase"),
    [
        ("manuel-open-1", "open"),
        ("manuel-one_offer-1", "one_offer"),
        ("manuel-hidden-1", "hidden"),
        ("manuel-fixed_price-1", "set_price"),
    ],
)
def test_the_auction_is_of_the_second_cards_type(second: str, phase: str) -> None:
    table = playing(f"0 manuel-double-1 {second}").plays(f"0:manuel-double-1 0:+{second}")

    assert table.sees("phase", "lot") == [phase, ["manuel-double-1", second]]


def test_the_winner_gets_both_cards() -> None:
    table = double().plays("0:+manuel-open-1 3:9 clock:close")

    assert table.paintings(3) == "manuel-double-1 manuel-open-1"
    assert table.money == [109, 100, 100, 91]


def test_if_nobody_offers_one_the_player_of_the_double_gets_that_card_free() -> None:
    table = double().plays("0:decline 1:decline 2:decline 3:decline")

    assert table.paintings(0) == "manuel-double-1"
    assert (table.bought(), table.money) == ((0, 0), [100] * 4)
    assert table.event("lot_given") == {"lot": ["manuel-double-1"], "seat": 0}
    assert table.sees("phase", "auctioneer") == ["play", 1]


def test_without_a_bid_the_new_auctioneer_gets_both_free() -> None:
    table = double().plays("0:decline 1:decline 2:+manuel-one_offer-1 3:pass 0:pass 1:pass")

    assert table.paintings(2) == "manuel-double-1 manuel-one_offer-1"


def test_those_passed_over_lose_their_turn() -> None:
    table = double().plays("0:decline 1:decline 2:+manuel-one_offer-1 3:pass 0:pass 1:pass")

    assert table.auctioneer == 3


def test_next_is_left_of_the_player_who_added_to_their_own_double() -> None:
    assert double().plays("0:+manuel-open-1 clock:close").auctioneer == 1


def test_a_tied_hidden_auction_goes_to_the_new_auctioneer() -> None:
    assert double().plays("0:decline 1:+manuel-hidden-1 0:9 1:9 2:9 3:9").bought() == (1, 9)


def test_a_second_card_is_asked_for_only_after_a_double() -> None:
    table = playing("0 manuel-open-1 manuel-open-2").plays("0:manuel-open-1")

    for move in ("0:+manuel-open-2", "0:decline"):
        table.refuses(move, because="No second card is asked for now.")


def test_the_open_countdown_runs_in_the_inner_auction_and_not_before() -> None:
    table = double()
    table.refuses("clock:close", because="There is no open auction to close.")

    table.plays("0:+manuel-open-1 clock:close")
