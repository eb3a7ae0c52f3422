"""What a round may come to, and what that is worth."""

from itertools import pairwise

from games.bots.spades.standing import Outlook


def outlook(
    scores: tuple[int, int] = (200, 200),
    bags: tuple[int, int] = (0, 0),
    round: int = 3,
    limit: int = 50,
    penalty: int = 100,
) -> Outlook:
    return Outlook(scores, bags, round, 500, limit, penalty)


def chance(standing: Outlook, ours: int, theirs: int, bags: tuple[int, int] = (0, 0)) -> float:
    return standing.worth(0, (ours, theirs), bags)


def test_both_teams_at_the_same_score_have_the_same_chance() -> None:
    assert chance(outlook(), 50, 50) == 0.5
    assert outlook().worth(1, (50, 50), (0, 0)) == 0.5


def test_more_points_are_better_whatever_the_score() -> None:
    for scores in ((0, 0), (400, 100), (100, 400), (450, 450)):
        worths = [chance(outlook(scores), points, 40) for points in range(-120, 200, 10)]

        assert all(less < more for less, more in pairwise(worths))


def test_in_the_last_round_the_higher_score_wins() -> None:
    last = outlook((200, 250), round=4, limit=4)

    assert chance(last, 60, 0) - chance(last, 40, 0) > 0.9
    assert chance(last, 60, 0) - chance(last, 59, 0) < 0.01


def test_who_reaches_the_target_has_won_unless_the_others_are_higher() -> None:
    assert chance(outlook((450, 300)), 50, 60) > 0.9
    assert chance(outlook((450, 460)), 50, 60) < 0.1


def test_a_bag_costs_more_than_its_point_unless_there_is_no_penalty() -> None:
    standing, free = outlook(bags=(4, 0)), outlook(bags=(4, 0), penalty=0)

    assert chance(standing, 51, 50, (1, 0)) < chance(standing, 50, 50)
    assert chance(free, 51, 50, (1, 0)) > chance(free, 50, 50)


def test_the_tenth_bag_costs_the_penalty() -> None:
    last = outlook((300, 200), bags=(9, 0), round=4, limit=4)

    assert chance(last, 50, 120) > 0.9
    assert chance(last, 51, 120, (1, 0)) < 0.1


def test_bags_that_can_bring_no_penalty_any_more_are_points() -> None:
    last = outlook(bags=(2, 0), round=4, limit=4)

    assert chance(last, 51, 50, (1, 0)) > chance(last, 50, 50)


def test_far_behind_a_gamble_is_better_than_a_small_gain() -> None:
    behind = outlook((150, 440))
    gamble = (chance(behind, 200, 50) + chance(behind, -100, 50)) / 2

    assert gamble > chance(behind, 50, 50)
