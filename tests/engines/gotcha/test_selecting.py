"""Phases 6 and 7: the buyer chooses an offer, the bag moves, all offers are collected."""

import pytest

from tests.engines.gotcha.table import at

OFFERS = """
    hand 0      big-1 big-2 big-3 big-4 big-5
    collects 0  once-1
    collects 1  twice-1
    offers 1    tiny-1 / big-6 medium-1
    offers 2    bad-1 / medium-2 flip_one-1
"""


def test_the_buyer_chooses_one_sellers_offer() -> None:
    table = at("select_offer", OFFERS)

    assert (table.phase, table.actors) == ("select_offer", [0])
    assert table.legal(0) == ["selects 1", "selects 2"]


def test_only_the_buyer_chooses() -> None:
    table = at("select_offer", OFFERS)

    assert table.legal(1) == []
    table.refuses("1 selects 2; 2 selects 1", because="It is not your turn.")


def test_only_an_offer_can_be_chosen() -> None:
    table = at("select_offer", f"seats 4; {OFFERS}")

    for seat in (0, 3, 4, -1):
        table.refuses(f"0 selects {seat}", because="There is no such offer.")


def test_the_chosen_offer_goes_to_the_buyer_in_order_of_position() -> None:
    table = at("select_offer", OFFERS).plays("0 selects 2")

    assert table.collection(0) == "once-1 bad-1 medium-2 flip_one-1"


def test_every_other_offer_goes_to_its_own_seller() -> None:
    table = at("select_offer", OFFERS).plays("0 selects 2")

    assert table.collection(1) == "twice-1 tiny-1 big-6 medium-1"
    assert table.collection(2) == ""


def test_the_money_bag_goes_to_the_seller_who_becomes_the_next_buyer() -> None:
    table = at("select_offer", OFFERS).plays("0 selects 2")

    view = table.view()
    assert (view["bag"], view["buyer"], view["round"]) == (2, 2, 2)
    moved = table.event("bag_moved")
    assert (moved.giver, moved.holder) == (0, 2)


def test_the_buyer_remains_the_buyer_until_the_next_round_though_the_bag_has_moved() -> None:
    table = at("select_offer", f"{OFFERS}; collects 1 once-2 once-3 tiny-9").plays("0 selects 2")

    view = table.view()
    assert (view["phase"], view["round"]) == ("gotcha", 1)
    assert (view["buyer"], view["bag"], view["actors"]) == (0, 2, [0])


def test_the_offers_are_cleared() -> None:
    assert at("select_offer", OFFERS).plays("0 selects 1").view()["offers"] == []


def test_what_was_face_down_is_told_when_it_is_collected() -> None:
    table = at("select_offer", OFFERS).plays("0 selects 2")

    assert table.happened().startswith("offer_chosen bag_moved collected collected")
    shares = [(event.seat, event.offer, event.cards) for event in table.events[2:4]]
    assert shares == [
        (1, 1, ("tiny-1", "big-6", "medium-1")),
        (0, 2, ("bad-1", "medium-2", "flip_one-1")),
    ]


def test_an_emptied_offer_may_be_chosen() -> None:
    table = at("select_offer", "offers 1 /; offers 2 bad-1; hand 1 big-1").plays("0 selects 1")

    assert table.collection(0) == ""
    assert table.collection(2) == "bad-1"
    assert table.view()["bag"] == 1


def test_one_must_be_chosen_even_if_all_have_been_emptied() -> None:
    table = at("select_offer", "offers 1 /; offers 2 /")

    assert (table.phase, table.legal(0)) == ("select_offer", ["selects 1", "selects 2"])
    assert table.plays("0 selects 2").view()["bag"] == 2


def test_a_single_offer_must_still_be_chosen() -> None:
    table = at("select_offer", "offers 2 bad-1")

    assert (table.phase, table.legal(0)) == ("select_offer", ["selects 2"])


def test_if_there_is_no_offer_at_all_the_buyer_keeps_the_bag() -> None:
    table = at("select_offer", "buyer 1; round 3")

    view = table.view()
    assert (view["round"], view["buyer"], view["bag"]) == (4, 1, 1)
    skipped = table.events[0]
    assert (skipped.phase, skipped.seats) == ("select_offer", (1,))
    assert "bag_moved" not in table.happened()


def test_an_added_card_goes_where_its_offer_goes() -> None:
    table = at("select_offer", "offers 1 tiny-1 / big-1@0; offers 2 bad-1 / big-2@1")

    table.plays("0 selects 2")
    assert table.collection(0) == "bad-1 big-2"
    assert table.collection(1) == "tiny-1 big-1"


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("offer", "buyer 2; hand 0 big-7 big-8 big-9"),
        ("buyer_flip", "offers 1 tiny-1 / tiny-2"),
        ("action", "offers 1 tiny-1; collects 0 flip_one-1"),
        ("gotcha", "collects 1 once-1 once-2 big-4"),
    ],
)
def test_an_offer_is_chosen_at_no_other_time(phase: str, text: str) -> None:
    table = at(phase, text)
    assert (table.phase, table.actors) == (phase, [0])

    table.refuses("0 selects 1", because="This is not the time to choose an offer.")
