"""The end of a round: calling check, locked players, the last turns."""

import pytest

from tests.engines.check.table import Table, playing

TABLE = """
    0  7H 2C
    1  7C 3C
    2  7S 4C
    3  9D 5C
    pile 6S TH TC 8S 8C
"""


def last_turn(table: Table, seat: int) -> Table:
    """A turn in which nothing is gained."""
    assert (table.phase, table.turn) == ("turn", seat)
    return table.plays(f"{seat}:draw {seat}:discard").all_pass()


def test_check_is_called_at_the_start_of_a_turn_and_ends_it() -> None:
    table = playing(TABLE).plays("0:check")

    assert (table.view()["caller"], table.locked()) == (0, [0])
    assert (table.phase, table.turn) == ("turn", 1)
    assert table.happened() == "check_called locked"
    assert table.told("check_called") == [{"seat": 0, "emptied": False, "during": 0}]


def test_check_is_not_called_after_drawing() -> None:
    because = "First swap the card that you have drawn, or discard it."
    playing(TABLE).plays("0:draw").refuses("0:check", because=because)


def test_check_is_called_once() -> None:
    table = playing(TABLE).plays("0:check")

    assert table.legal(1) == "draw"
    table.refuses("1:check", because="Check has been called already.")
    table.refuses("0:check", because="It is not your turn.")


@pytest.mark.parametrize("caller", range(4))
def test_every_other_seat_has_exactly_one_more_turn_in_order(caller: int) -> None:
    table = playing(TABLE + f"\n turn {caller}").plays(f"{caller}:check")

    for step in (1, 2, 3):
        last_turn(table, (caller + step) % 4)
    assert table.phase == "game_over"


def test_matching_and_abilities_go_on_as_usual_in_the_last_turns() -> None:
    table = playing("0 KH 2C; 1 7C KD; 2 7S 4C; turn 2; pile 6S TH").plays("2:check")

    table.plays("0:draw 0:swap0 1:match1")
    assert table.view()["ability"]["seat"] == 1
    table.plays("1:peek0.0,0.1 1:exchange0.0,1.0 0:peek- 0:exchange-")
    assert table.grid(0) == "7C 2C"
    last_turn(table, 1)
    assert table.phase == "game_over"


def test_a_hand_emptied_in_anothers_turn_leaves_that_player_one_more_turn_at_the_end() -> None:
    table = playing("0 7H 2C; 1 7C .; 2 9S 4C; 3 9D 5C; turn 0").plays("0:draw 0:swap0 1:match0")
    assert table.view()["caller"] == 1

    # From the seat after the one whose turn was in progress, which has one more itself.
    for seat in (2, 3, 0):
        last_turn(table, seat)
    assert table.phase == "game_over"


def test_the_order_is_from_the_turn_in_progress_and_not_from_the_caller() -> None:
    table = playing("0 7H 2C; 1 8C 3C; 2 7S .; 3 9D 5C; turn 0").plays("0:draw 0:swap0 2:match0")
    assert table.view()["caller"] == 2

    for seat in (1, 3, 0):
        last_turn(table, seat)
    assert table.phase == "game_over"


def test_a_discarder_who_empties_their_own_hand_has_no_more_turn() -> None:
    table = playing("0 9H 2C; 1 7S .; 2 8S 4C; turn 1; pile 7D TC TD").plays(
        "1:draw 1:swap0 1:match0"
    )

    assert (table.view()["caller"], table.locked()) == (1, [1])
    for seat in (2, 0):
        last_turn(table, seat)
    assert table.phase == "game_over"


def test_abilities_of_the_turn_in_progress_are_used_before_the_last_turns() -> None:
    table = playing("0 JH 2C; 1 JC .; 2 9S 4C").plays("0:draw 0:swap0 1:match0")

    assert (table.phase, table.actors) == ("ability", [0])
    table.plays("0:exchange-")
    for seat in (2, 0):
        last_turn(table, seat)
    assert table.phase == "game_over"


def test_another_hand_emptied_meanwhile_is_locked_and_loses_its_remaining_turn() -> None:
    table = playing("0 9H 2C; 1 7S 8C; 2 7D .; 3 9D 5C").plays("0:check 1:draw 1:swap0 2:match0")

    assert (table.view()["caller"], table.locked()) == (0, [0, 2])
    assert table.happened().endswith("matched sealed locked")
    last_turn(table, 3)
    assert table.phase == "game_over"


def test_another_hand_emptied_after_its_last_turn_changes_nothing_else() -> None:
    table = playing("0 9H 2C; 1 7S .; 2 7D 8C; 3 9D 5C").plays("0:check")
    last_turn(table, 1)

    table.plays("2:draw 2:swap0 1:match0")
    assert table.locked() == [0, 1]
    last_turn(table, 3)
    assert table.phase == "game_over"
    assert table.view()["caller"] == 0


def test_where_nobody_else_has_a_turn_left_the_round_is_scored_at_once() -> None:
    table = playing("0 9H 2C; 1 7S 8C; 2 7D .").plays("0:check 1:draw 1:swap0 2:match0")

    assert table.phase == "game_over"
    assert table.told("round_scored")[0]["reason"] == "last_turns"


def test_a_player_who_empties_their_own_hand_in_their_last_turn_is_locked_too() -> None:
    table = playing("0 9H 2C; 1 7S; pile 7D 8C").plays("0:check 1:draw 1:swap0 1:match0")

    assert (table.phase, table.locked(), table.view()["caller"]) == ("game_over", [0, 1], 0)


def test_then_all_hands_are_shown_and_counted() -> None:
    table = playing("0 AH 2C; 1 7S . KC; turn 1; totals 5 6").plays("1:check")
    last_turn(table, 0)

    view = table.view()
    assert view["rounds"] == [
        {"hands": [["AH", "2C"], ["7S", None, "KC"]], "points": [1, 20], "caller": 1}
    ]
    assert [table.shape(0), table.shape(1)] == ["AH 2C", "7S . KC"]
    assert [player["total"] for player in view["players"]] == [6, 26]


def test_the_lowest_total_wins_also_if_it_is_not_the_callers() -> None:
    table = playing("0 AH 2C; 1 7S 8C; 2 KH KC; turn 1").plays("1:check")
    last_turn(last_turn(table, 2), 0)

    assert table.view()["outcome"] == {
        "winners": [0],
        "scores": [1, 15, 26],
        "teams": [[0], [1], [2]],
        "reason": "lowest_total",
    }


def test_equal_totals_share_it() -> None:
    table = playing("0 5H 2C; 1 4S 3C; 2 KH KC; turn 2").plays("2:check")
    last_turn(last_turn(table, 0), 1)

    assert table.view()["outcome"]["winners"] == [0, 1]


def test_an_empty_hand_counts_0() -> None:
    table = playing("0 7H AC; 1 7C .; 2 AS AD").plays("0:draw 0:swap0 1:match0")
    last_turn(last_turn(table, 2), 0)

    assert table.view()["outcome"]["scores"][1] == 0
    assert table.view()["outcome"]["winners"] == [2]
