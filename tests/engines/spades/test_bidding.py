"""Bidding: once each, openly, in turn."""

import pytest

from games.engines.game import IllegalAction, InvalidAction
from games.engines.spades.actions import PlaceBid
from games.engines.spades.game import SPADES
from tests.engines.spades.table import dealt

TO_13 = "1 2 3 4 5 6 7 8 9 10 11 12 13"


def test_a_bid_is_nil_or_1_to_13() -> None:
    assert dealt().legal(0) == f"nil {TO_13}"


def test_without_allow_nil_a_bid_is_1_to_13() -> None:
    table = dealt(allow_nil=False)

    assert table.legal(0) == TO_13
    table.refuses("0:nil", because="This table plays without nil.")


def test_bids_go_round_from_the_left_of_the_dealer() -> None:
    table = dealt("dealer 1")
    order = []
    while table.phase == "bid":
        order.append(table.actor)
        table.plays(f"{table.actor}:3")

    assert order == [2, 3, 0, 1]


def test_whoever_is_not_to_bid_is_told_so() -> None:
    table = dealt()

    assert [table.legal(seat) for seat in (1, 2, 3)] == ["", "", ""]
    table.refuses("1:3 2:nil 3:13", because="It is not your turn.")


def test_no_bid_may_be_changed() -> None:
    table = dealt().plays("0:3")

    table.refuses("0:4", because="It is not your turn.")
    table.plays("1:3 2:3 3:3")
    table.refuses("0:4", because="The bidding is over.")


def test_bids_are_open() -> None:
    table = dealt().plays("0:3 1:nil")

    bids = [{"kind": "normal", "amount": 3}, {"kind": "nil", "amount": 0}, None, None]
    assert table.view(None)["bids"] == table.view(3)["bids"] == bids


def test_there_is_no_limit_on_partners_bids_together() -> None:
    assert dealt().plays("0:13 1:13 2:13 3:13").phase == "play"


def test_all_four_may_bid_nil() -> None:
    assert dealt().plays("0:nil 1:nil 2:nil 3:nil").phase == "play"


@pytest.mark.parametrize("amount", [-1, 0, 14, 10**30])
def test_a_normal_bid_is_from_1_to_13(amount: int) -> None:
    dealt().refuses(f"0:{amount}", because="Bid from 1 to 13 tricks.")


def test_a_nil_has_amount_0() -> None:
    with pytest.raises(IllegalAction, match=r"^A nil is a bid of 0 tricks\.$"):
        SPADES.apply(dealt().state, 0, PlaceBid("nil", 1))


@pytest.mark.parametrize("amount", [True, 3.0, "3", None])
def test_an_amount_is_a_whole_number_even_if_it_never_went_over_the_wire(amount: object) -> None:
    with pytest.raises(InvalidAction, match=r"^A bid is a whole number of tricks\.$"):
        SPADES.apply(dealt().state, 0, PlaceBid("normal", amount))  # type: ignore[arg-type]


def test_no_card_is_played_while_bids_are_made() -> None:
    table = dealt()

    card = table.state.hands[0][0]
    table.refuses(f"0:{card}", because="No card can be played before everybody has bid.")


def test_after_the_last_bid_the_player_left_of_the_dealer_leads() -> None:
    table = dealt("dealer 2").plays("3:1 0:1 1:1 2:1")

    assert (table.phase, table.actor) == ("play", 3)


def test_the_clock_has_nothing_to_do() -> None:
    table = dealt()

    assert SPADES.timer(table.state) is None
    with pytest.raises(IllegalAction, match=r"^The clock does nothing in Spades\.$"):
        SPADES.apply(table.state, None, PlaceBid("normal", 3))
