"""The draw pile runs out: refills, penalties that find nothing, the fourth refill."""

from tests.engines.check.table import Table, playing

HANDS = "0 7H 2C; 1 7C 3C; 2 7S 4C"


def drained(discard: str, more: str = "", **settings: object) -> Table:
    """Seat 0 has drawn and discarded the very last card of the draw pile."""
    table = playing(f"{HANDS}; pile 8D; discard {discard}; {more}", **settings)
    return table.plays("0:draw 0:discard")


def test_at_the_start_of_a_turn_an_empty_draw_pile_is_refilled() -> None:
    table = drained("9C 9D TC").all_pass()

    view = table.view()
    assert (view["draw_size"], view["discard_size"], view["discard_top"]) == (3, 1, "8D")
    assert sorted(table.state.piles.draw) == ["9C", "9D", "TC"]
    assert table.told("refilled") == [{"draw_size": 3, "refills": 1}]
    assert (table.phase, table.turn) == ("turn", 1)


def test_it_is_not_refilled_before() -> None:
    assert drained("9C 9D TC").view()["draw_size"] == 0


def test_the_refill_is_shuffled_by_the_seed_and_a_counter() -> None:
    below = "9C 9D TC TD TH 5S 6S 8S AC AD AH AS"
    orders = {drained(below, f"refills {n}").all_pass().state.piles.draw for n in (0, 1, 2, 0)}

    assert len(orders) == 3
    assert tuple(below.split()) not in orders


def test_the_top_card_stays_and_can_be_drawn() -> None:
    table = drained("9C 9D").all_pass()

    assert table.legal(1) == "draw take check"


def test_a_sealed_pile_stays_sealed_through_a_refill() -> None:
    table = playing(f"{HANDS}; pile 7D; discard 9C").plays("0:draw 0:discard 1:match0")

    assert (table.view()["draw_size"], table.view()["discard_top"]) == (2, "7C")
    assert table.legal(1) == "draw check"


def test_if_it_is_still_empty_the_round_is_scored_at_once() -> None:
    table = playing("0 7H 2C; 1 7C 3C; pile 8D").plays("0:draw 0:discard").all_pass()

    assert table.phase == "game_over"
    assert table.told("round_scored")[0]["reason"] == "empty_pile"
    # Even if the top discard could be drawn.
    assert (table.view()["discard_top"], table.view()["sealed"]) == ("8D", False)
    assert (table.turn, table.view()["caller"]) == (1, None)


def test_the_fourth_refill_scores_the_round_instead() -> None:
    table = drained("9C 9D TC", "refills 2").all_pass()
    assert table.phase == "turn"

    table = drained("9C 9D TC", "refills 3").all_pass()
    assert table.phase == "game_over"
    assert table.told("round_scored")[0]["reason"] == "fourth_refill"
    assert (table.view()["draw_size"], table.view()["discard_size"]) == (0, 4)


def test_the_round_is_scored_also_if_last_turns_were_to_come() -> None:
    table = drained("9C 9D TC", "refills 3; caller 2; last 1").all_pass()

    assert (table.phase, table.view()["caller"]) == ("game_over", 2)


def test_no_refill_is_needed_when_the_last_turn_is_over() -> None:
    table = drained("9C 9D TC", "refills 3; caller 2").all_pass()

    assert table.told("round_scored")[0]["reason"] == "last_turns"
    assert table.turn == 0


def test_a_penalty_refills_an_empty_draw_pile_in_the_middle_of_the_window() -> None:
    table = drained("9C 9D TC", match_penalty=True).plays("1:match0")

    assert table.happened() == "mismatched refilled penalty_drawn"
    view = table.view()
    assert (view["draw_size"], view["discard_size"], view["discard_top"]) == (2, 1, "8D")
    assert view["matching"]["card"] == "8D"
    assert table.shape(1) == "x x x"
    assert table.actors == [0, 2]


def test_a_penalty_that_finds_nothing_falls_away() -> None:
    table = playing(f"{HANDS}; pile 8D", match_penalty=True).plays("0:draw 0:discard 1:match0")

    assert table.happened().endswith("mismatched penalty_lapsed")
    assert table.shape(1) == "x x"
    assert table.view()["matching"]["wrong"] == [1]
    assert table.actors == [0, 2]


def test_a_top_card_alone_is_no_refill() -> None:
    table = playing(f"{HANDS}; pile 8D; refills 3", match_penalty=True)
    table.plays("0:draw 0:discard 1:match0")

    assert table.told("penalty_lapsed") == [{"seat": 1}]
    assert table.phase == "match"


def test_a_fourth_refill_for_a_penalty_scores_the_round_in_the_middle_of_the_window() -> None:
    table = drained("9C 9D JC", "refills 3", match_penalty=True).plays("1:match0")

    assert table.phase == "game_over"
    assert table.happened() == "mismatched round_scored match_ended"
    assert table.view()["matching"] is None
    assert table.shape(1) == "7C 3C"
    assert table.turn == 0


def test_refills_are_counted_anew_each_round() -> None:
    table = drained("9C 9D TC", "refills 3", rounds=2).all_pass()

    assert (table.phase, table.view()["round"]) == ("peek", 2)
    assert table.state.piles.refills == 0
