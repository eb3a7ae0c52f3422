"""The Action card Steal A Point."""

import pytest

from tests.engines.gotcha.table import at

CARD = "offers 1 giant-1; collects 1 steal_a_point-1; collects 2 flip_one-1"
POORER = "You can steal only from a player who has more points than you."


def test_one_point_is_taken_from_a_player_with_more_points_at_once() -> None:
    table = at("action", f"{CARD}; points 0 1 3").plays("1 plays steal_a_point-1 on 2")

    assert table.points == [0, 2, 2]
    moved = table.event("point_moved")
    assert (moved.loser, moved.gainer) == (2, 1)
    assert table.discard == "steal_a_point-1"


def test_any_player_with_more_points_may_be_chosen_the_buyer_too() -> None:
    table = at("action", f"{CARD}; points 2 1 3")

    assert table.legal(1) == ["done", "plays steal_a_point-1 on 0", "plays steal_a_point-1 on 2"]


def test_nobody_steals_from_themselves_or_from_a_player_with_as_many_points_or_fewer() -> None:
    table = at("action", f"seats 4; {CARD}; points 1 1 3 0")

    for target in (0, 1, 3):
        table.refuses(f"1 plays steal_a_point-1 on {target}", because=POORER)


@pytest.mark.parametrize("target", [-1, 3, 99])
def test_nobody_steals_from_somebody_who_is_not_there(target: int) -> None:
    table = at("action", f"{CARD}; points 0 1 3")

    table.refuses(f"1 plays steal_a_point-1 on {target}", because="There is no such player.")


def test_with_somebody_to_steal_from_they_must_be_named() -> None:
    table = at("action", f"{CARD}; points 0 1 3")

    because = "Choose a player who has more points than you."
    table.refuses("1 plays steal_a_point-1", because=because)


@pytest.mark.parametrize("points", ["0 0 0", "2 2 2", "1 3 3"])
def test_with_nobody_richer_the_card_is_spent_without_effect_and_the_player_told(
    points: str,
) -> None:
    table = at("action", f"{CARD}; points {points}")
    assert table.legal(1) == ["done", "plays steal_a_point-1"]
    table.refuses("1 plays steal_a_point-1 on 0", because=POORER)

    table.plays("1 plays steal_a_point-1")
    assert table.points == [int(held) for held in points.split()]
    assert table.happened() == "action_played nothing_done"
    assert table.discard == "steal_a_point-1"


def test_a_point_stolen_wins_nothing_before_the_winner_is_looked_for() -> None:
    table = at("action", f"{CARD}; points 0 4 6").plays("1 plays steal_a_point-1 on 2")

    assert (table.points, table.phase) == ([0, 5, 5], "action")
