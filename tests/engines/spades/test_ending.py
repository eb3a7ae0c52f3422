"""The end of a match: the target, ties, the limit of rounds."""

from typing import Any

import pytest

from games.engines.spades.ending import outcome
from games.engines.spades.settings import Settings
from tests.engines.spades.table import Table, finished, opened

# Each side makes exactly six tricks or seven: 60 points and 70.
EVEN = {"bids": "3 3 3 4", "tricks": "3 3 3 4"}


def after(scores: str, more: str = "", **settings: int) -> Table:
    """Team 0 had this much, team 1 that much, and they get 60 and 70."""
    return finished(**EVEN, more=f"scores {scores}; {more}", **settings)


def result(table: Table) -> Any:
    return table.view()["outcome"]


def test_a_team_at_the_target_wins() -> None:
    table = after("440 200")

    assert table.phase == "game_over"
    assert result(table) == {
        "winners": [0, 2],
        "scores": [500, 270, 500, 270],
        "teams": [[0, 2], [1, 3]],
        "reason": "win_target",
    }


def test_a_team_below_the_target_plays_on() -> None:
    assert after("439 200").phase == "bid"


def test_of_two_teams_above_the_target_the_higher_wins() -> None:
    assert result(after("450 460"))["winners"] == [1, 3]
    assert result(after("480 440"))["winners"] == [0, 2]


def test_equal_scores_at_or_above_the_target_play_another_round() -> None:
    table = after("490 480")

    assert table.view()["scores"] == [550, 550]
    assert table.phase == "bid"
    assert table.view()["round"] == 2


def test_the_target_is_what_the_table_has_set() -> None:
    assert result(after("100 0", win_target=160))["reason"] == "win_target"
    assert after("440 200", win_target=501).phase == "bid"


def test_after_the_last_round_of_a_limit_the_higher_score_wins() -> None:
    table = after("20 -300", "round 4", round_limit=4)

    assert result(table)["winners"] == [0, 2]
    assert result(table)["reason"] == "round_limit"


def test_before_the_last_round_of_a_limit_play_goes_on() -> None:
    assert after("20 -300", "round 3", round_limit=4).phase == "bid"


def test_the_target_ends_a_match_before_its_limit() -> None:
    assert result(after("440 200", "round 2", round_limit=4))["reason"] == "win_target"


def test_equal_scores_at_the_limit_are_a_tie_with_four_winners() -> None:
    table = after("30 20", "round 4", round_limit=4)

    assert result(table)["winners"] == [0, 1, 2, 3]
    assert result(table)["scores"] == [90, 90, 90, 90]


def test_equal_scores_above_the_target_at_the_limit_are_a_tie() -> None:
    assert result(after("490 480", "round 4", round_limit=4))["winners"] == [0, 1, 2, 3]


def test_without_a_limit_it_ends_after_round_50() -> None:
    assert after("0 0", "round 49").phase == "bid"
    assert result(after("0 0", "round 50"))["winners"] == [1, 3]
    assert result(after("10 0", "round 50"))["winners"] == [0, 1, 2, 3]


def test_equal_scores_above_the_target_go_on_no_longer_than_round_50() -> None:
    assert after("490 480", "round 49").phase == "bid"
    assert result(after("490 480", "round 50"))["winners"] == [0, 1, 2, 3]


def test_a_match_that_nobody_can_win_is_over_after_50_rounds() -> None:
    # Bids far too high: both sides lose points in every round.
    table = opened("a hopeless match")
    while table.actor is not None:
        bid = "13" if table.phase == "bid" else table.default(table.actor)
        table.plays(f"{table.actor}:{bid}")

    assert len(table.view()["rounds"]) == 50
    assert result(table)["reason"] == "round_limit"


@pytest.mark.parametrize("scores", [(-10, -300), (-300, -10), (0, 0)])
def test_a_match_may_end_below_zero(scores: tuple[int, int]) -> None:
    ended = outcome(Settings(round_limit=1), 1, scores)

    assert ended is not None
    assert ended.scores == (*scores, *scores)


def test_the_end_is_announced() -> None:
    table = after("440 200")

    assert table.happened().endswith("trick_taken round_scored match_ended")
    assert table.events[-1].winners == (0, 2)
    assert table.events[-1].scores == (500, 270, 500, 270)


def test_nobody_acts_once_it_is_over() -> None:
    table = after("440 200")

    assert table.actor is None
    table.refuses("0:3 1:nil 2:AS 3:see", because="The game is over.")


def test_at_the_end_the_view_stays_as_in_the_last_round() -> None:
    table = after("440 200", "dealer 2; round 6")
    view = table.view(0)

    assert (view["round"], view["dealer"]) == (6, 2)
    assert [bid["amount"] for bid in view["bids"]] == [3, 3, 3, 4]
    assert view["tricks_won"] == [3, 3, 3, 4]
    assert view["spades_broken"] is True
    assert view["eligible_blind"] == [False, False]
    assert view["last_trick"]["winner"] == 0


def test_at_the_end_there_is_nothing_left_to_play() -> None:
    table = after("440 200")

    for seat in range(4):
        view = table.view(seat)
        assert (view["trick"], view["legal"], view["hand"], view["actors"]) == ([], [], [], [])
    assert table.view(None)["hand"] is None
    assert [player["sees_cards"] for player in table.view()["players"]] == [True] * 4
    assert [player["hand_size"] for player in table.view()["players"]] == [0] * 4
