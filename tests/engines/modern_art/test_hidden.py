"""Hidden auctions."""

import msgspec
import pytest

from games.engines.modern_art.events import HiddenBidSubmitted
from tests.engines.modern_art.table import Table, playing


def auction(more: str = "") -> Table:
    return playing(f"auctioneer 1; 1 sigrid-hidden-1; {more}").plays("1:sigrid-hidden-1")


def test_every_seat_the_auctioneer_included_submits_one_amount_in_any_order() -> None:
    table = auction()
    assert table.actors == [0, 1, 2, 3]

    assert table.plays("3:4").actors == [0, 1, 2]
    table.refuses("3:5", because="You have already put in your bid.")
    assert table.plays("1:0 0:2").actors == [2]


def test_an_amount_is_from_0_to_ones_money() -> None:
    table = auction("money 3 0 100 100")

    assert (table.legal(0), table.legal(1)) == ("0 1 2 3", "0")
    table.refuses("0:4", because="You have only 3k.")
    table.refuses("1:1", because="You have no money.")
    table.refuses("2:-1", because="A hidden bid is 0 or more.")


def test_before_the_reveal_only_who_has_submitted_is_public() -> None:
    table = auction().plays("3:41 0:17")

    assert table.sees("submitted", "high_bid", "high_bidder", "own_bid") == [
        [0, 3],
        None,
        None,
        None,
    ]
    assert [table.view(seat)["own_bid"] for seat in range(4)] == [17, None, None, 41]
    assert table.events == (HiddenBidSubmitted(3), HiddenBidSubmitted(0))
    for viewpoint in (0, 1, 2, None):
        told = msgspec.json.encode({**table.view(viewpoint), "legal": []}).decode()
        assert "41" not in told


def test_all_are_revealed_together_once_the_last_is_in() -> None:
    table = auction().plays("0:15 1:0 2:20").plays("3:18")

    assert table.event("bids_revealed") == {"bids": [15, 0, 20, 18]}
    assert table.sees("last_auction")["bids"] == {"0": 15, "1": 0, "2": 20, "3": 18}
    assert table.sees("submitted") == []
    assert table.view(0)["own_bid"] is None


def test_the_highest_wins_and_pays_the_auctioneer() -> None:
    table = auction().plays("0:15 1:0 2:20 3:18")

    assert table.bought() == (2, 20)
    assert table.money == [100, 120, 80, 100]
    assert table.paintings(2) == "sigrid-hidden-1"


def test_an_auctioneer_who_wins_pays_the_bank() -> None:
    assert auction().plays("0:1 1:9 2:2 3:3").money == [100, 91, 100, 100]


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ("0:9 1:9 2:9 3:9", 1),
        ("0:0 1:9 2:9 3:0", 1),
        ("0:9 1:9 2:0 3:0", 1),
        ("0:0 1:9 2:0 3:9", 1),
        ("0:9 1:0 2:9 3:9", 2),
        ("0:9 1:0 2:9 3:8", 2),
        ("0:9 1:0 2:8 3:9", 3),
        ("0:0 1:0 2:9 3:9", 2),
        ("0:9 1:8 2:8 3:8", 0),
    ],
)
def test_a_tie_goes_to_the_auctioneer_or_else_to_the_first_clockwise(
    bids: str, winner: int
) -> None:
    assert auction().plays(bids).bought() == (winner, 9)


def test_the_order_in_which_bids_come_in_breaks_no_tie() -> None:
    assert auction().plays("0:9 3:9 2:9 1:0").bought() == (2, 9)


def test_when_all_bid_0_the_auctioneer_gets_it_free() -> None:
    table = auction().plays("0:0 1:0 2:0 3:0")

    assert table.bought() == (1, 0)
    assert table.money == [100] * 4
    assert table.sees("last_auction")["bids"] == {"0": 0, "1": 0, "2": 0, "3": 0}
    assert table.happened().endswith("bids_revealed lot_given")


def test_nobody_passes_in_a_hidden_auction() -> None:
    auction().refuses("0:pass", because="There is nothing to pass on now.")
