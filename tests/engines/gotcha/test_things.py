"""Phase 9: every complete Thing set is discarded for a point."""

import pytest

from tests.engines.gotcha.table import at


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("giant-1", 1),
        ("big-1 big-2", 1),
        ("medium-1 medium-2 medium-3", 1),
        ("tiny-1 tiny-2 tiny-3 tiny-4", 1),
        ("giant-1 giant-2", 2),
        ("big-1 big-2 big-3 big-4 big-5 big-6", 3),
        ("giant-1 big-1 big-2 medium-1 medium-2 medium-3 tiny-1 tiny-2 tiny-3 tiny-4", 4),
    ],
)
def test_a_complete_set_is_a_point(cards: str, points: int) -> None:
    table = at("things", f"collects 1 {cards}")

    assert table.points == [0, points, 0]
    assert table.collection(1) == ""
    assert table.discard == cards


@pytest.mark.parametrize(
    "cards",
    ["big-1", "medium-1 medium-2", "tiny-1 tiny-2 tiny-3", "once-1 bad-1 bad-2 flip_one-1"],
)
def test_an_incomplete_set_stays(cards: str) -> None:
    table = at("things", f"collects 1 {cards}")

    assert table.points == [0, 0, 0]
    assert table.collection(1) == cards


def test_different_things_make_no_set_together() -> None:
    table = at("things", "collects 1 big-1 medium-1 medium-2 tiny-1 tiny-2 tiny-3")

    assert table.points == [0, 0, 0]


def test_a_set_of_several_players_cards_is_none() -> None:
    assert at("things", "collects 1 big-1; collects 2 big-2").points == [0, 0, 0]


def test_of_more_cards_than_a_set_needs_those_that_came_first_go() -> None:
    table = at("things", "collects 1 big-5 once-1 big-3 big-1")

    assert table.collection(1) == "once-1 big-1"
    assert table.discard == "big-5 big-3"


def test_they_are_discarded_by_seat_and_each_seats_in_the_order_of_its_collection() -> None:
    table = at(
        "things",
        """
            buyer 1
            collects 0  big-1 giant-1 big-2
            collects 1  giant-2
            collects 2  tiny-1 medium-3 tiny-2 medium-2 tiny-3 medium-1 once-1 tiny-4
            discard     bad-1
        """,
    )

    assert table.discard == (
        "bad-1 big-1 giant-1 big-2 giant-2 tiny-1 medium-3 tiny-2 medium-2 tiny-3 medium-1 tiny-4"
    )
    assert table.points == [2, 1, 2]


def test_points_are_added_to_those_one_has() -> None:
    assert at("things", "collects 2 giant-1 giant-2; points 1 0 2").points == [1, 0, 4]


def test_what_was_scored_is_told_by_player_and_kind() -> None:
    table = at("things", "collects 1 big-1 giant-1 big-2 big-3 big-4")

    told = [event for event in table.events if event.__struct_config__.tag == "things_scored"]
    assert [(event.seat, event.kind, event.cards, event.points) for event in told] == [
        (1, "big", ("big-1", "big-2", "big-3", "big-4"), 2),
        (1, "giant", ("giant-1",), 1),
    ]
