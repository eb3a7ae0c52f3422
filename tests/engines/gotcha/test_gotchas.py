"""Phase 8: which Gotcha sets are traded in, and in which order."""

from tests.engines.gotcha.table import Table, at


def traded(table: Table) -> list[tuple[int, str]]:
    return [
        (event.seat, event.kind)
        for event in table.events
        if event.__struct_config__.tag == "gotcha_traded"
    ]


def test_a_complete_set_is_discarded_before_its_effect() -> None:
    table = at("gotcha", "collects 1 big-1 once-1 tiny-1 once-2; discard big-9")

    assert table.collection(1) == "big-1 tiny-1"
    assert table.discard == "big-9 once-1 once-2"
    assert table.view()["pending"] == {"victim": 1, "kind": "once", "count": 1}


def test_an_incomplete_set_stays() -> None:
    table = at("gotcha", "collects 1 once-1 twice-1 bad-1 bad-2")

    assert traded(table) == []
    assert table.collection(1) == "once-1 twice-1 bad-1 bad-2"


def test_of_more_cards_than_a_set_needs_those_that_came_first_go() -> None:
    table = at("gotcha", "collects 1 once-3 once-1 once-2 big-1")

    assert table.collection(1) == "once-2 big-1"
    assert table.discard == "once-3 once-1"


def test_a_bad_set_costs_a_point_that_goes_to_the_buyer_at_once() -> None:
    table = at("gotcha", "collects 1 bad-1 bad-2 bad-3; points 1 2 0")

    assert table.points == [2, 1, 0]
    assert table.happened().startswith("gotcha_traded point_moved")
    moved = table.event("point_moved")
    assert (moved.loser, moved.gainer) == (1, 0)


def test_the_buyers_own_bad_set_costs_a_point_that_goes_to_nobody() -> None:
    table = at("gotcha", "collects 0 bad-1 bad-2 bad-3; points 2 1 0")

    assert table.points == [1, 1, 0]
    moved = table.event("point_moved")
    assert (moved.loser, moved.gainer) == (0, None)


def test_a_player_without_points_loses_none() -> None:
    for seat in (0, 1):
        table = at("gotcha", f"collects {seat} bad-1 bad-2 bad-3")

        assert table.points == [0, 0, 0]
        assert table.happened().startswith("gotcha_traded no_harm")
        assert table.discard == "bad-1 bad-2 bad-3"


def test_the_buyer_is_the_one_of_this_round_wherever_the_bag_is() -> None:
    table = at("gotcha", "buyer 2; bag 1; collects 1 bad-1 bad-2 bad-3; points 0 1 0")

    assert table.points == [0, 0, 1]


def test_all_bad_sets_come_first_then_twice_then_once_each_in_rotation_from_the_buyer() -> None:
    # Three Tinies each, first in the collections, so that no pick breaks a set.
    table = at(
        "gotcha",
        """
            buyer 1
            collects 0  tiny-1 tiny-2 tiny-3 once-1 once-2 bad-1 bad-2 bad-3 twice-1 twice-2
            collects 1  tiny-4 tiny-5 tiny-6 once-3 once-4 bad-4 bad-5 bad-6 twice-3 twice-4
            collects 2  tiny-7 tiny-8 tiny-9 once-5 once-6 bad-7 bad-8 bad-9 twice-5 twice-6
        """,
    )
    order = traded(table)
    while table.phase == "gotcha":
        order += traded(table.plays(f"1 {table.default(1)}"))

    assert order == [(seat, kind) for kind in ("bad", "twice", "once") for seat in (1, 2, 0)]


def test_a_players_sets_of_one_kind_follow_one_another() -> None:
    table = at(
        "gotcha",
        """
            collects 1  bad-1 bad-2 bad-3 bad-4 bad-5 bad-6 bad-7
            collects 2  bad-8 bad-9 bad-10
            points 0 3 3
        """,
    )

    assert traded(table) == [(1, "bad"), (1, "bad"), (2, "bad")]
    assert table.points == [3, 1, 2]
    assert table.discard == "bad-1 bad-2 bad-3 bad-4 bad-5 bad-6 bad-8 bad-9 bad-10"


def test_two_bad_sets_cost_no_more_points_than_there_are() -> None:
    table = at("gotcha", "collects 1 bad-1 bad-2 bad-3 bad-4 bad-5 bad-6; points 0 1 0")

    assert table.points == [1, 0, 0]
    assert table.happened().startswith("gotcha_traded point_moved gotcha_traded no_harm")


def test_a_set_that_an_earlier_effect_has_broken_is_dropped() -> None:
    table = at("gotcha", "collects 1 twice-1 twice-2 once-1 once-2")
    assert table.view()["pending"] == {"victim": 1, "kind": "twice", "count": 2}

    table.plays("0 takes once-1:discard once-2:discard")
    assert table.happened().startswith("taken taken gotcha_broken")
    assert table.collection(1) == ""
    assert (table.events[2].seat, table.events[2].kind) == (1, "once")


def test_only_as_many_sets_are_traded_in_as_are_left() -> None:
    table = at("gotcha", "collects 1 twice-1 twice-2 once-1 once-2 once-3 once-4 big-1")
    table.plays("0 takes once-1:discard big-1:discard")

    assert table.happened() == "taken taken gotcha_traded"
    assert table.view()["pending"] == {"victim": 1, "kind": "once", "count": 1}
    table.plays("0 takes once-4:discard")
    assert table.happened().startswith("taken gotcha_broken round_begun")


def test_sets_formed_meanwhile_wait_for_the_next_iteration() -> None:
    table = at(
        "gotcha",
        """
            collects 0  bad-1 bad-2
            collects 1  once-1 once-2 bad-3
            collects 2  once-3 once-4 tiny-1
            points 1 0 0
        """,
    ).plays("0 takes bad-3:steal")

    # The buyer's bad set is complete now, but the other set that was listed comes first.
    assert table.view()["pending"] == {"victim": 2, "kind": "once", "count": 1}
    assert table.collection(0) == "bad-1 bad-2 bad-3"
    table.plays("0 takes tiny-1:discard")
    assert table.collection(0) == ""
    assert table.points == [0, 0, 0]


def test_cards_gained_since_the_list_was_made_do_not_count() -> None:
    # The buyer's own set of Once is listed, broken by their own Twice, and mended by a theft.
    table = at(
        "gotcha",
        """
            collects 0  twice-1 twice-2 once-1 once-2
            collects 1  twice-3 twice-4 once-3 tiny-1
        """,
    )
    table.plays("0 takes once-1:discard once-2:discard")
    table.plays("0 takes once-3:steal tiny-1:discard")
    assert "gotcha_broken" in table.happened()
    assert table.collection(0) == "once-3"


def test_a_set_that_is_dropped_may_be_complete_again_in_the_next_iteration() -> None:
    table = at(
        "gotcha",
        """
            collects 0  twice-1 twice-2 once-1 once-2 big-1
            collects 1  twice-3 twice-4 once-3 tiny-1
        """,
    )
    table.plays("0 takes once-1:discard big-1:discard")
    assert table.view()["pending"]["victim"] == 1
    # Once-2 and the stolen Once-3: a pair, of which one does not count for this list.
    table.plays("0 takes once-3:steal tiny-1:discard")
    assert table.happened().startswith("taken taken gotcha_broken gotcha_traded no_harm")
    assert table.discard.endswith("once-2 once-3")


def test_gained_cards_do_not_go_before_those_that_were_there() -> None:
    table = at(
        "gotcha",
        """
            collects 0  once-1 once-2 big-1
            collects 1  twice-3 twice-4 once-3 tiny-1
        """,
    ).plays("0 takes once-3:steal tiny-1:steal")

    assert table.collection(0) == "big-1 once-3 tiny-1"
    assert table.view()["pending"] == {"victim": 0, "kind": "once", "count": 1}


def test_things_are_traded_in_only_when_no_complete_gotcha_set_is_left_anywhere() -> None:
    table = at("gotcha", "collects 1 once-1 once-2 giant-1 big-1; collects 2 giant-2")
    assert table.points == [0, 0, 0]
    assert table.collection(2) == "giant-2"

    table.plays("0 takes big-1:discard")
    assert table.points == [0, 1, 1]


def test_it_goes_on_until_none_is_left() -> None:
    # Each theft completes another set of the buyer's.
    table = at(
        "gotcha",
        """
            collects 0  once-1 twice-1 tiny-1 tiny-2 tiny-3
            collects 1  once-2 once-3 once-4 big-1
            collects 2  twice-2 twice-3 twice-4 big-2
        """,
    )
    assert table.view()["pending"] == {"victim": 2, "kind": "twice", "count": 2}
    table.plays("0 takes twice-4:steal big-2:discard; 0 takes once-4:steal")
    assert table.view()["pending"] == {"victim": 0, "kind": "twice", "count": 2}
    table.plays("0 takes tiny-1:discard tiny-2:discard; 0 takes tiny-3:discard")
    assert (table.phase, table.view()["pending"]) == ("offer", None)
    assert [table.collection(seat) for seat in range(3)] == ["", "big-1", ""]
