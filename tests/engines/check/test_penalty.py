"""The option `match_penalty`: a wrong match costs a card."""

from tests.engines.check.table import Table, playing

TABLE = """
    0  7H 2C 5D 9S
    1  8C .  KH .
    2  7S 7D 4H 8H
    pile 6S TH TC 8S
"""


def window(text: str = TABLE, penalty: bool = True) -> Table:
    """Seat 0 has discarded the seven of hearts."""
    return playing(text, match_penalty=penalty).plays("0:draw 0:swap0")


def test_it_is_off_unless_the_table_wants_it() -> None:
    table = window(penalty=False).plays("2:match2")

    assert table.shape(2) == "x x x x"
    assert table.view()["draw_size"] == 3


def test_a_wrong_match_draws_one_card() -> None:
    table = window().plays("2:match2")

    assert table.grid(2) == "7S 7D 4H 8H TH"
    assert table.view()["draw_size"] == 2
    assert table.happened() == "mismatched penalty_drawn"


def test_it_is_gained_face_down_at_a_new_position_where_none_is_empty() -> None:
    table = window().plays("2:match2")

    assert table.shape(2) == "x x x x x"
    assert table.told("penalty_drawn") == [{"seat": 2, "position": 4}]
    assert [table.known(viewpoint) for viewpoint in (0, 1, 2, None)] == ["0.0:6S", "", "", ""]


def test_it_is_gained_at_the_first_empty_position() -> None:
    table = window().plays("1:match0")

    assert table.grid(1) == "8C TH KH ."
    assert table.told("penalty_drawn") == [{"seat": 1, "position": 1}]


def test_a_card_gained_plays_like_any_other() -> None:
    table = window().plays("2:match2 0:pass 1:pass").plays("1:draw 1:discard")

    assert table.view()["discard_top"] == "TC"
    assert table.legal(2) == "match0 match1 match2 match3 match4 pass"
    table.plays("2:match4")
    assert table.shape(2) == "x x x x ."


def test_a_right_match_costs_nothing() -> None:
    table = window().plays("2:match0")

    assert table.shape(2) == ". x x x"
    assert table.view()["draw_size"] == 3


def test_neither_a_pass_nor_the_clock_costs_anything() -> None:
    table = window().plays("2:pass clock:close_match")

    assert [table.shape(seat) for seat in range(3)] == ["x x x x", "x . x .", "x x x x"]


def test_naming_an_empty_position_costs_nothing() -> None:
    table = window()

    table.refuses("1:match1", because="There is no card at that position.")
    assert table.shape(1) == "x . x ."


def test_the_last_wrong_answer_draws_before_the_window_closes() -> None:
    table = window().plays("0:pass 1:pass 2:match2")

    assert table.happened() == "passed passed mismatched penalty_drawn"
    assert (table.phase, table.turn, table.shape(2)) == ("turn", 1, "x x x x x")
