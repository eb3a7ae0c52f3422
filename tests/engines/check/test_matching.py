"""The window for matches: who may answer, right and wrong ranks, the seal."""

from tests.engines.check.table import Table, playing

TABLE = """
    0  7H 2C 5D 9S
    1  7C .  KH 3D
    2  7S 7D 4H 8H
    pile 6S TH TC 8S
    discard 4C 8D
"""


def window(text: str = TABLE, **settings: object) -> Table:
    """Seat 0 has discarded the seven of hearts."""
    return playing(text, **settings).plays("0:draw 0:swap0")


def test_every_discard_opens_the_window() -> None:
    for moves, card in (("0:draw 0:swap0", "7H"), ("0:draw 0:discard", "6S")):
        table = playing(TABLE).plays(moves)
        assert table.phase == "match"
        assert table.view()["matching"] == {
            "card": card,
            "discarder": 0,
            "answered": [],
            "wrong": [],
        }
    assert playing(TABLE).plays("0:take 0:swap2").view()["matching"]["card"] == "5D"


def test_all_may_answer_at_the_same_time_the_discarder_included() -> None:
    table = window()

    assert table.actors == [0, 1, 2]
    assert table.legal(0) == "match0 match1 match2 match3 pass"
    assert table.legal(1) == "match0 match2 match3 pass"
    assert table.turn == 0


def test_whoever_has_answered_has_used_their_chance() -> None:
    table = window().plays("2:match2 1:pass")

    assert table.actors == [0]
    assert table.view()["matching"]["answered"] == [2, 1]
    assert table.view()["matching"]["wrong"] == [2]
    table.refuses("1:match0 1:pass 2:match0 2:pass", because="You have used your chance to match.")
    assert (table.legal(1), table.legal(2)) == ("", "")


def test_it_ends_when_all_have_answered() -> None:
    table = window().plays("2:match2 1:pass 0:pass")

    assert (table.phase, table.turn) == ("turn", 1)
    assert table.view()["matching"] is None


def test_it_ends_with_the_first_right_match() -> None:
    table = window().plays("2:match1")

    assert (table.phase, table.turn) == ("turn", 1)
    table.refuses("0:pass 2:pass", because="It is not your turn.")
    table.refuses("1:match0 1:pass", because="First draw a card, or call check.")


def test_it_ends_when_the_clock_runs_out() -> None:
    table = window().plays("1:pass clock:close_match")

    assert (table.phase, table.turn) == ("turn", 1)
    assert table.happened() == "passed match_closed"


def test_a_right_match_goes_on_the_discard_pile_and_leaves_its_position_empty() -> None:
    table = window().plays("2:match1")

    assert table.shape(2) == "x . x x"
    view = table.view()
    assert (view["discard_top"], view["discard_size"], view["sealed"]) == ("7D", 4, True)
    assert table.told("matched") == [{"seat": 2, "position": 1, "card": "7D"}]
    assert table.told("sealed") == [{"card": "7D"}]


def test_the_discarder_may_match_their_own_discard() -> None:
    table = playing(TABLE + "\n turn 2").plays("2:draw 2:swap0 2:match1")

    assert table.shape(2) == "x . x x"


def test_a_card_just_swapped_in_can_be_matched_with() -> None:
    table = playing("0 7H 2C 5D 9S; 1 8C 9D KH 3D; discard 7D").plays("0:take 0:swap0 0:match0")

    assert table.grid(0) == ". 2C 5D 9S"


def test_a_matched_card_opens_no_second_window() -> None:
    table = window().plays("1:match0")

    assert table.phase == "turn"
    assert table.view()["matching"] is None


def test_a_wrong_match_moves_nothing_and_shows_nothing() -> None:
    table = window().plays("1:match2")

    assert table.grid(1) == "7C . KH 3D"
    assert [table.known(viewpoint) for viewpoint in (0, 1, 2, None)] == ["0.0:6S", "", "", ""]
    assert table.told("mismatched") == [{"seat": 1, "position": 2}]
    assert not [viewpoint for viewpoint in (0, 1, 2, None) if "KH" in str(table.view(viewpoint))]


def test_only_a_position_with_a_card_can_be_matched_and_naming_another_uses_no_chance() -> None:
    table = window()

    table.refuses(
        "1:match1 1:match4 1:match-1 1:match50", because="There is no card at that position."
    )
    assert table.actors == [0, 1, 2]
    table.plays("1:match0")
    assert table.shape(1) == ". . x x"


def test_no_card_is_drawn_or_ability_used_in_the_window() -> None:
    window().refuses(
        "0:draw 1:draw 0:take 0:check 0:swap0 0:discard 2:ready 1:peek- 2:exchange- 0:peek1.0",
        because="First match the discarded card or pass.",
    )


def test_a_locked_player_cannot_match() -> None:
    table = window(TABLE + "\n caller 1")

    assert table.actors == [0, 2]
    assert table.legal(1) == ""
    table.refuses("1:match0 1:pass", because="You are locked and cannot match.")
    table.plays("0:pass 2:pass")
    assert table.phase != "match"


def test_a_player_without_cards_is_locked_and_not_waited_for() -> None:
    table = window("0 7H 2C; 1 . . . .; 2 7S 4H; caller 2; locked 1 2")

    assert table.actors == [0]


def test_the_seal_holds_until_a_later_window_closes_without_a_match() -> None:
    table = window().plays("1:match0")
    assert table.legal(1) == "draw check"

    table.plays("1:draw 1:discard")
    assert table.view()["sealed"] is True
    table.plays("0:pass 1:pass")
    assert table.view()["sealed"] is True
    table.plays("2:pass")
    assert table.view()["sealed"] is False
    assert table.happened() == "passed unsealed"
    assert table.legal(2) == "draw take check"


def test_the_seal_holds_where_the_next_window_ends_with_a_match_too() -> None:
    table = playing("0 TC 2C; 1 7C 3D; 2 7S 4H; sealed; discard 7H; pile TH 8S")
    table.plays("0:draw 0:discard 0:match0")

    assert table.view()["sealed"] is True
    assert table.legal(1) == "draw check"


def test_a_window_that_closes_unmatched_leaves_an_unsealed_pile_as_it_is() -> None:
    table = window().all_pass()

    assert table.view()["sealed"] is False
    assert "unsealed" not in table.happened()


def test_an_emptied_hand_calls_check_for_its_player() -> None:
    table = window("0 7H 2C; 1 . 7C . .; 2 7S 4H").plays("1:match1")

    assert (table.view()["caller"], table.locked()) == (1, [1])
    assert table.shape(1) == ". . . ."
    assert table.happened() == "matched sealed check_called locked"
    assert table.told("check_called") == [{"seat": 1, "emptied": True, "during": 0}]
