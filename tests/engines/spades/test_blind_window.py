"""The blind window: who may bid blind, when, and what they see meanwhile."""

import pytest

from tests.engines.spades.table import Table, dealt, opened

BOTH = {"blind_nil": True, "blind_bid": True}
BLIND_4_TO_13 = "blind4 blind5 blind6 blind7 blind8 blind9 blind10 blind11 blind12 blind13"


def behind(points: int = 100, dealer: int = 3, **settings: bool) -> Table:
    """Team 0, seats 0 and 2, that many points behind."""
    return dealt(f"scores 0 {points}; dealer {dealer}", **(settings or BOTH))


def sees(table: Table) -> list[bool]:
    return [player["sees_cards"] for player in table.view()["players"]]


def test_a_team_100_points_behind_may_bid_blind() -> None:
    table = behind(100)

    assert table.phase == "blind"
    assert table.view()["eligible_blind"] == [True, False]


def test_a_team_99_points_behind_may_not() -> None:
    table = behind(99)

    assert table.phase == "bid"
    assert table.view()["eligible_blind"] == [False, False]


def test_what_counts_is_the_difference_also_below_zero() -> None:
    assert dealt("scores -50 -150", **BOTH).view()["eligible_blind"] == [False, True]


def test_in_round_1_nobody_is_eligible() -> None:
    table = opened(**BOTH)

    assert table.phase == "bid"
    assert table.view()["eligible_blind"] == [False, False]


def test_without_blind_options_there_is_no_window() -> None:
    table = dealt("scores 0 300")

    assert table.phase == "bid"
    assert table.view()["eligible_blind"] == [False, False]


@pytest.mark.parametrize(
    ("settings", "choices"),
    [
        (
            {"blind_nil": True, "blind_bid": True},
            f"see blind_nil {BLIND_4_TO_13}",
        ),
        ({"blind_nil": True}, "see blind_nil"),
        ({"blind_bid": True}, f"see {BLIND_4_TO_13}"),
        ({"blind_nil": True, "allow_nil": False}, "see blind_nil"),
    ],
)
def test_seeing_the_cards_and_the_enabled_blind_bids_are_legal_in_it(
    settings: dict[str, bool], choices: str
) -> None:
    assert behind(**settings).legal(0) == choices


def test_each_player_of_the_team_chooses_in_bidding_order_one_at_a_time() -> None:
    table = behind(dealer=0)
    assert table.actor == 2
    table.plays("2:see")
    assert table.actor == 0
    table.plays("0:see")

    assert table.phase == "bid"
    assert table.actor == 1


def test_the_other_team_has_no_say_in_the_window() -> None:
    table = behind()

    assert table.legal(1) == ""
    table.refuses("1:blind4 1:see 1:3", because="It is not your turn.")


def test_both_partners_may_bid_blind_each_on_their_own() -> None:
    table = behind().plays("0:blind6 2:blind_nil")

    bids = table.view()["bids"]
    assert bids[0] == {"kind": "blind", "amount": 6}
    assert bids[2] == {"kind": "blind_nil", "amount": 0}


def test_who_bid_blind_is_passed_over_in_the_bidding() -> None:
    table = behind().plays("0:blind6 2:see")
    order = []
    while table.phase == "bid":
        order.append(table.actor)
        table.plays(f"{table.actor}:3")

    assert order == [1, 2, 3]
    assert table.view()["bids"][0] == {"kind": "blind", "amount": 6}


def test_blind_bids_are_public_at_once() -> None:
    table = behind().plays("0:blind6")

    assert table.phase == "blind"
    assert table.view(None)["bids"] == [{"kind": "blind", "amount": 6}, None, None, None]
    assert table.happened() == "bid_made"


def test_nobody_of_the_team_sees_their_cards_before_choosing() -> None:
    table = behind()

    assert sees(table) == [False, True, False, True]
    assert table.view(0)["hand"] is None
    assert table.view(2)["hand"] is None


def test_a_team_that_may_not_bid_blind_sees_its_cards_from_the_deal_on() -> None:
    table = behind()

    assert len(table.view(1)["hand"]) == 13
    assert len(table.view(3)["hand"]) == 13


def test_who_chooses_to_see_their_cards_sees_them_at_once() -> None:
    table = behind().plays("0:see")

    assert sees(table) == [True, True, False, True]
    assert len(table.view(0)["hand"]) == 13
    assert table.happened() == "cards_seen"


def test_a_blind_bidder_sees_nothing_until_the_bidding_has_ended_for_all() -> None:
    table = behind().plays("0:blind6 2:see")
    for bid in ("1:3", "2:3"):
        assert table.view(0)["hand"] is None
        assert sees(table) == [False, True, True, True]
        table.plays(bid)
    assert table.view(0)["hand"] is None

    table.plays("3:3")
    assert table.phase == "play"
    assert len(table.view(0)["hand"]) == 13
    assert sees(table) == [True] * 4


def test_a_hidden_hand_is_nowhere_in_what_its_owner_is_sent() -> None:
    table = behind().plays("0:blind6 2:see")

    sent = str(table.view(0)) + str(table.events)
    assert not [card for card in table.state.hands[0] if f"'{card}'" in sent]


def test_the_size_of_a_hidden_hand_is_no_secret() -> None:
    assert [player["hand_size"] for player in behind().view(0)["players"]] == [13] * 4


def test_no_open_bid_is_made_in_the_window() -> None:
    behind().refuses("0:3 0:nil", because="First bid blind or see your cards.")


def test_no_card_is_played_in_the_window() -> None:
    table = behind()

    card = table.state.hands[0][0]
    table.refuses(f"0:{card}", because="No card can be played before everybody has bid.")


def test_blind_choices_are_legal_nowhere_else() -> None:
    bidding = behind().plays("0:see 2:see")
    bidding.refuses(
        "0:blind6 0:blind_nil", because="A blind bid is made before you see your cards."
    )
    bidding.refuses("0:see", because="You have already seen your cards.")
    assert "blind" not in bidding.legal(0)

    play = bidding.plays("0:3 1:3 2:3 3:3")
    play.refuses("0:see", because="You have already seen your cards.")
    play.refuses("0:blind6", because="The bidding is over.")


def test_a_blind_bid_is_from_4_to_13_tricks() -> None:
    table = behind()

    table.refuses(
        "0:blind3 0:blind14 0:blind0", because="Bid from 4 to 13 tricks when you bid blind."
    )
    table.plays("0:blind4 2:blind13")


def test_a_table_plays_only_the_blind_bids_it_has_enabled() -> None:
    behind(blind_nil=True).refuses("0:blind6", because="This table plays without blind bids.")
    behind(blind_bid=True).refuses("0:blind_nil", because="This table plays without blind nil.")
    dealt().refuses("0:blind6", because="This table plays without blind bids.")


def test_blind_nil_does_not_need_nil_to_be_allowed() -> None:
    table = behind(blind_nil=True, allow_nil=False).plays("0:blind_nil 2:see 1:3")

    assert table.view()["bids"][0] == {"kind": "blind_nil", "amount": 0}
    table.refuses("2:nil", because="This table plays without nil.")


def test_eligibility_is_fixed_at_the_deal() -> None:
    table = behind()
    for move in ("0:see", "2:blind6", "0:1", "1:1", "3:1"):
        table.plays(move)
        assert table.view()["eligible_blind"] == [True, False]


def test_the_first_trick_is_led_left_of_the_dealer_also_after_blind_bids() -> None:
    table = behind(dealer=1).plays("2:blind6 0:blind6 3:2 1:2")

    assert table.phase == "play"
    assert table.actor == 2
