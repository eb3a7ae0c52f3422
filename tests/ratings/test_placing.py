"""Who came in where."""

from accounts.ratings.placing import placing
from games.engines import GAMES

ALONE = [[0], [1], [2], [3]]


def places(winners, scores, teams=ALONE, left=()):
    result = {"winners": winners, "scores": scores, "teams": teams, "reason": ""}
    return placing(result, left).places


def test_the_most_money_comes_first():
    assert places([2], [10, 30, 40, 20]) == (4, 2, 1, 3)


def test_where_the_lowest_wins_the_order_is_the_other_way_round():
    assert places([0], [10, 30, 40, 20]) == (1, 3, 4, 2)


def test_those_who_are_level_share_a_place_and_the_next_is_left_out():
    assert places([0, 1], [40, 40, 10, 20]) == (1, 1, 4, 3)


def test_all_level_are_all_first():
    assert places([0, 1, 2, 3], [7, 7, 7, 7]) == (1, 1, 1, 1)


def test_partners_have_one_place():
    result = {"winners": [1, 3], "scores": [90, 510, 90, 510], "teams": [[0, 2], [1, 3]]}

    assert placing(result).places == (2, 1)
    assert [placing(result).of(seat) for seat in range(4)] == [2, 1, 2, 1]


def test_who_left_is_behind_all_others_even_if_a_bot_won_for_them():
    assert places([2], [10, 30, 40, 20], left={2}) == (3, 1, 4, 2)


def test_of_those_who_left_nobody_did_better():
    assert places([2], [10, 30, 40, 20], left={2, 1}) == (2, 3, 3, 1)


def test_a_team_of_which_somebody_stayed_keeps_its_place():
    assert places([1, 3], [90, 510, 90, 510], [[0, 2], [1, 3]], left={1}) == (2, 1)


def test_every_game_tells_by_its_winners_which_way_its_scores_go():
    assert set(GAMES) == {"spades", "modern_art", "gotcha", "check"}  # a new one: look at it
