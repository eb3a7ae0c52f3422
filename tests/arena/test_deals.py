"""What a deal says of the levels that played it."""

import pytest

from games.arena.deals import deal, orders
from games.arena.matches import Contest, play
from games.bots.budget import Budget
from games.engines import GAMES

BRIEFLY = Budget(worlds=2)


def contest(slug: str, *seats: str, **settings) -> Contest:
    return Contest(slug, seats, BRIEFLY, GAMES[slug].Settings(**settings))


def test_a_line_up_is_played_in_every_order_once():
    assert orders(("hard", "easy", "easy")) == [
        ("hard", "easy", "easy"),
        ("easy", "easy", "hard"),
        ("easy", "hard", "easy"),
    ]
    assert len(orders(("hard", "easy", "hard", "easy"))) == 2


def test_the_shares_of_all_seats_are_one_win():
    of = deal(contest("check", "medium", "easy", "easy"), "a deal").standings

    assert of["medium"].share + 2 * of["easy"].share == pytest.approx(1)
    assert of["medium"].lead == pytest.approx(-of["easy"].lead)


def test_a_team_wins_together():
    of = deal(contest("spades", "medium", "easy", "medium", "easy", round_limit=1), "deal")

    assert of.sides == 2
    assert of.standings["medium"].share + of.standings["easy"].share == pytest.approx(1)


def test_where_fewer_points_win_the_lead_is_still_positive_for_the_better():
    played = contest("check", "medium", "random")
    of = [deal(played, f"deal {number}").standings["medium"] for number in range(8)]

    assert sum(each.share for each in of) > 4
    assert sum(each.lead for each in of) > 0


def test_the_same_deal_is_played_the_same_way_twice():
    played = contest("gotcha", "medium", "easy", "random")

    first, second = (play(played, played.seats, "twice") for _ in range(2))

    assert first.outcome == second.outcome


def test_every_decision_is_clocked_by_level():
    played = play(contest("check", "medium", "easy"), ("medium", "easy"), "clocked")

    assert set(played.clocks) == {"medium", "easy"}
    assert all(clock.seconds for clock in played.clocks.values())
    assert played.clocks["easy"].searched == 0
