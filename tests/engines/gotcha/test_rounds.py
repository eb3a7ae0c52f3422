"""The course of rounds: the ten phases in order, and rounds in which nobody can act."""

import sys

import pytest

from games.engines.gotcha.course import PHASES
from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from tests.engines.gotcha.table import at, opened


def test_a_round_has_ten_phases_in_this_order() -> None:
    assert [begin.__name__ for begin in PHASES] == [
        "assign_buyer",
        "deal",
        "open_offers",
        "open_flip",
        "open_actions",
        "open_selection",
        "distribute",
        "trade_in_gotchas",
        "trade_in_things",
        "find_winner",
    ]


def test_a_whole_round_from_the_first_offer_to_the_next_deal() -> None:
    table = at(
        "offer",
        """
            hand 0      big-1 big-2 big-3 big-4 big-5
            hand 1      tiny-1 tiny-2 tiny-3 tiny-4 once-1
            hand 2      bad-1 bad-2 bad-3 giant-1 giant-2
            collects 1  once-2 remove_one-1
            draw        medium-1 medium-2 medium-3 medium-4 medium-5 medium-6 medium-7
        """,
    )
    phases = []
    for move in (
        "1 offers tiny-1 / once-1 tiny-2",
        "2 offers giant-1 / bad-1 giant-2",
        "0 flips 2:1",
        "1 plays remove_one-1 on 2:2",
        "0 selects 2",
        "0 takes tiny-2:steal",
    ):
        phases.append(table.phase)
        table.plays(move)

    assert phases == ["offer", "offer", "buyer_flip", "action", "select_offer", "gotcha"]
    assert (table.phase, table.view()["round"], table.view()["buyer"]) == ("offer", 2, 2)
    assert table.points == [1, 0, 0]
    assert [table.collection(seat) for seat in range(3)] == ["bad-1 tiny-2", "tiny-1", ""]
    assert table.discard == "giant-2 remove_one-1 once-2 once-1 giant-1"
    assert table.hand(2) == "bad-2 bad-3 medium-1 medium-3 medium-5"
    assert table.hand(0) == "big-1 big-2 big-3 big-4 big-5"
    assert table.hand(1) == "tiny-3 tiny-4 medium-2 medium-4 medium-6"


def test_a_player_acts_only_in_the_phase_meant_for_it() -> None:
    table = at("select_offer", "offers 1 big-1 / big-2; collects 0 flip_one-1; hand 0 tiny-1")

    for move in (
        "offers tiny-1",
        "flips 1:1",
        "plays flip_one-1 on 1:1",
        "done",
        "takes big-1:steal",
    ):
        table.refuses(f"0 {move}", because=_NOT_NOW[move.split()[0]])


_NOT_NOW = {
    "offers": "This is not the time to make an offer.",
    "flips": "This is not the time to turn a card up.",
    "plays": "This is not the time for Action cards.",
    "done": "This is not the time for Action cards.",
    "takes": "This is not the time to pick cards of a collection.",
}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_without_any_card_rounds_run_on_to_round_100(seats: int) -> None:
    table = opened([], seats=seats)

    view = table.view()
    assert (view["phase"], view["round"]) == ("game_over", 100)
    assert view["outcome"]["winners"] == list(range(seats))
    assert view["outcome"]["reason"] == "round_limit"
    assert table.happened().split().count("round_begun") == 100


def test_rounds_in_which_nobody_can_act_need_no_deep_stack() -> None:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(200)
    try:
        assert opened([]).view()["round"] == 100
    finally:
        sys.setrecursionlimit(limit)


def test_if_only_the_buyer_has_cards_rounds_run_on_and_the_buyer_stays() -> None:
    table = opened(["big-1"], buyer=1)

    view = table.view()
    assert (view["phase"], view["round"], view["buyer"], view["bag"]) == ("game_over", 100, 1, 1)
    assert table.hand(1) == "big-1"


def test_when_the_last_card_is_stuck_in_a_collection_rounds_run_on() -> None:
    table = opened(["big-1", "once-1"], buyer=0)
    assert (table.phase, table.actors, table.hand(1)) == ("offer", [1], "once-1")

    table.plays("1 offers once-1; 0 selects 1")
    # Now seat 1 buys from nobody but seat 0, who has the one card left.
    assert (table.view()["round"], table.actors) == (2, [0])
    table.plays("0 offers big-1; 1 selects 0")
    assert (table.phase, table.view()["round"]) == ("game_over", 100)


def test_an_action_card_in_a_collection_is_asked_about_in_every_round_also_without_offers() -> None:
    table = at("assignment", "collects 1 flip_one-1; draw; round 97")
    assert (table.phase, table.view()["round"]) == ("action", 98)

    table.plays("1 done")
    assert (table.phase, table.view()["round"]) == ("action", 99)
    table.plays("1 done; 1 done")
    assert table.phase == "game_over"


def test_a_reshuffle_that_brings_cards_back_wakes_the_match() -> None:
    # The last Action card is spent, and is dealt again as the only card there is.
    table = at("assignment", "collects 1 flip_one-1; draw; round 1")
    table.plays("1 plays flip_one-1")

    assert table.hand(0) == "flip_one-1"
    assert (table.phase, table.view()["round"]) == ("game_over", 100)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_is_no_state_in_which_nobody_can_act(seats: int) -> None:
    for size in range(0, 40, 3):
        state = GOTCHA.setup(seats, f"{size}", Settings(), CARDS[40 : 40 + size]).state
        while GOTCHA.outcome(state) is None:
            actors = GOTCHA.actors(state)
            assert actors
            assert all(GOTCHA.legal(state, seat) for seat in actors)
            seat = max(actors)
            state = GOTCHA.apply(state, seat, GOTCHA.default(state, seat)).state
        assert GOTCHA.actors(state) == frozenset()
