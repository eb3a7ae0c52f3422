"""Phase 10: who wins, and when."""

import pytest

from games.engines.game import IllegalAction
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.table import at


def test_a_player_with_enough_points_and_more_than_anyone_else_wins() -> None:
    table = at("winner", "points 3 5 4")

    view = table.view()
    assert view["phase"] == "game_over"
    assert view["outcome"] == {
        "winners": [1],
        "scores": [3, 5, 4],
        "teams": [[0], [1], [2]],
        "reason": "target_points",
    }
    ended = table.event("match_ended")
    assert (ended.winners, ended.scores, ended.reason) == ((1,), (3, 5, 4), "target_points")


def test_more_points_than_needed_win_as_well() -> None:
    assert at("winner", "points 6 5 7").view()["outcome"]["winners"] == [2]


def test_below_the_target_nobody_wins() -> None:
    table = at("winner", "points 4 3 0")

    assert (table.phase, table.view()["outcome"], table.view()["round"]) == ("offer", None, 2)
    assert table.happened() == "round_begun dealt"


@pytest.mark.parametrize("points", ["5 5 0", "6 6 5", "5 5 5", "0 7 7"])
def test_tied_for_most_they_play_on(points: str) -> None:
    table = at("winner", f"points {points}")

    assert (table.phase, table.view()["round"]) == ("offer", 2)
    tied = table.event("lead_tied")
    most = max(points.split())
    assert tied.points == int(most)
    assert tied.seats == tuple(seat for seat, held in enumerate(points.split()) if held == most)


def test_a_tie_below_the_most_does_not_matter() -> None:
    assert at("winner", "points 6 5 5").view()["outcome"]["winners"] == [0]


@pytest.mark.parametrize(("target", "is_over"), [(1, True), (3, True), (4, False), (10, False)])
def test_the_target_is_what_the_table_has_set(target: int, is_over: bool) -> None:
    table = at("winner", "points 0 3 1", target_points=target)

    assert (table.phase == "game_over") is is_over


def test_after_round_100_most_points_win() -> None:
    table = at("winner", "round 100; points 1 3 2")

    assert table.view()["outcome"]["winners"] == [1]
    assert table.view()["outcome"]["reason"] == "round_limit"
    assert table.view()["round"] == 100


def test_after_round_100_equal_points_share_it() -> None:
    assert at("winner", "round 100; points 3 1 3").view()["outcome"]["winners"] == [0, 2]
    assert at("winner", "round 100; points 7 7 1").view()["outcome"]["winners"] == [0, 1]
    assert at("winner", "round 100").view()["outcome"]["winners"] == [0, 1, 2]


def test_in_round_99_they_still_play_on() -> None:
    assert at("winner", "round 99; points 1 3 2").view()["round"] == 100


def test_points_count_only_after_the_trade_ins() -> None:
    table = at("select_offer", "offers 1 giant-1; offers 2 big-1; points 4 4 0")
    assert table.phase == "select_offer"

    assert table.plays("0 selects 1").view()["outcome"]["scores"] == [5, 4, 0]


def test_at_the_end_buyer_and_bag_stay_and_hands_stay_face_down() -> None:
    table = at("select_offer", "offers 1 giant-1; offers 2 big-1; points 4 4 0; hand 2 tiny-1")
    table.plays("0 selects 1")

    view = table.view(0)
    assert (view["buyer"], view["bag"], view["actors"], view["legal"]) == (0, 1, [], [])
    assert (view["hand"], table.view(2)["hand"], table.view()["hand"]) == ([], ["tiny-1"], None)
    assert "tiny-1" not in str(view)


def test_after_the_end_nobody_does_anything() -> None:
    table = at("winner", "points 3 5 4")

    assert table.actors == []
    table.refuses("0 done; 1 selects 0; 2 flips 0:1", because="The game is over.")
    with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
        GOTCHA.default(table.state, 0)
