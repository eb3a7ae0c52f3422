"""What the hard bot does, and that it does the same again."""

from itertools import islice
from random import Random

import pytest

from games import bots
from games.bots.budget import Budget
from games.bots.gotcha import listed
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from tests.bots.gotcha.matches import decision, turns
from tests.engines.gotcha.table import Table, at, word

ENOUGH = Budget(worlds=24)
TINY = "offers 2 tiny-6 / tiny-3 tiny-4"


def decided(table: Table, budget: Budget = ENOUGH, seed: int = 0) -> bots.Decision:
    seat = table.actors[0]
    view, legal = GOTCHA.view(table.state, seat), GOTCHA.legal(table.state, seat)
    notes = bots.blank("gotcha", len(view.players), table.state.match.settings)
    return bots.decide("gotcha", "hard", view, legal, Random(seed), budget, notes, seat)


def does(phase: str, text: str, **settings: int) -> str:
    return word(listed(decided(at(phase, text, **settings)).action))


def test_it_takes_what_wins_the_match_over_what_is_worth_more_cards() -> None:
    offers = "offers 1 medium-1 medium-2 / tiny-1; offers 2 big-2 / tiny-3 tiny-4"

    assert does("select_offer", f"points 4 1 1; collects 0 big-1; {offers}") == "selects 2"


def test_it_does_not_let_a_leader_keep_what_wins_the_match() -> None:
    offers = "offers 1 big-2 / tiny-1 tiny-2; offers 2 giant-1 / tiny-3 tiny-4"

    assert does("select_offer", f"points 1 4 1; collects 1 big-1; {offers}") == "selects 1"


def test_it_plays_to_as_many_points_as_the_table_does() -> None:
    text = f"points 1 1 2; collects 0 big-1; offers 1 big-2 / tiny-1; {TINY}; collects 2 tiny-9"

    assert does("select_offer", text, target_points=2) == "selects 1"


def test_it_steals_the_point_that_stops_a_winner() -> None:
    text = f"points 1 2 4; collects 0 steal_a_point-1; offers 1 tiny-5 / tiny-1 tiny-2; {TINY}"

    assert does("action", text) == "plays steal_a_point-1 on 2"


def test_it_removes_what_the_buyer_would_win_with() -> None:
    text = "points 4 1 1; collects 0 big-1; collects 2 remove_one-1"
    offers = "offers 1 big-2 / tiny-1 tiny-2; offers 2 medium-1 / tiny-3 tiny-4"

    assert does("action", f"{text}; {offers}") == "plays remove_one-1 on 1:0"


def test_it_adds_a_good_card_of_its_hand_to_what_it_will_buy() -> None:
    text = "points 4 1 1; hand 0 giant-1 once-1; collects 0 add_one-1"

    played = does("action", f"{text}; offers 1 big-2 / tiny-1 tiny-2; {TINY}")
    assert played.startswith("plays add_one-1 giant-1 on ")


def test_it_keeps_a_gotcha_in_its_hand_that_would_cost_it_a_point() -> None:
    hand = "hand 1 bad-3 tiny-1 tiny-2 tiny-3 tiny-4; hand 2 tiny-5 tiny-6 tiny-7"

    assert "bad-3" not in does("offer", f"points 1 2 1; collects 1 bad-1 bad-2; {hand}")


def test_it_turns_up_a_card_that_could_change_its_choice() -> None:
    text = "seats 4; points 2 1 1 1; collects 0 bad-1 bad-2; offers 1 bad-3 / tiny-1 tiny-2"
    offers = "offers 2 medium-1 / tiny-3 tiny-4; offers 3 tiny-9 / tiny-7 tiny-8"

    assert not does("buyer_flip", f"{text}; {offers}").startswith("flips 1:")


def test_of_a_rival_it_steals_what_completes_its_own_set() -> None:
    text = "collects 0 big-1; collects 1 once-1 once-2 big-2 medium-1 tiny-1"

    assert does("gotcha", text) == "takes big-2:steal"


def test_with_no_offer_on_the_table_it_keeps_its_cards() -> None:
    assert does("action", "points 1 1 1; collects 0 remove_two-1; hand 0 big-1") == "done"


@pytest.mark.parametrize("at_once", [False, True], ids=["in turn", "at once"])
def test_it_decides_the_same_twice(at_once: bool) -> None:
    for turn in islice(turns(4, "twice", simultaneous_offers=at_once), 40):
        assert decision("hard", turn, Random(3)) == decision("hard", turn, Random(3))


def test_without_time_it_does_what_a_medium_bot_does_and_says_so() -> None:
    for turn in islice(turns(4, "no time"), 60):
        view = GOTCHA.view(turn.state, turn.seat)
        hurried = decision("hard", turn, Random(3), Budget(seconds=0.0))
        if view.phase == "gotcha" or hurried.worlds is None:
            continue

        assert hurried.worlds == 0
        assert hurried.action == decision("medium", turn, Random(3)).action


@pytest.mark.parametrize("at_once", [False, True], ids=["in turn", "at once"])
def test_it_plays_without_notes_and_without_being_told_its_seat(at_once: bool) -> None:
    for turn in islice(turns(5, "no notes", simultaneous_offers=at_once), 40):
        view, legal = GOTCHA.view(turn.state, turn.seat), GOTCHA.legal(turn.state, turn.seat)
        action = bots.decide("gotcha", "hard", view, legal, Random(3), Budget(worlds=2)).action

        assert listed(action) in legal


def test_a_short_hand_and_a_short_deck_are_no_trouble() -> None:
    deck = [f"{kind}-{n}" for kind in ("big", "tiny", "once", "add_one") for n in range(1, 5)]
    step = GOTCHA.setup(4, "short", Settings(), deck)
    for _ in range(60):
        actors = sorted(GOTCHA.actors(step.state))
        seat = actors[0]
        view, legal = GOTCHA.view(step.state, seat), GOTCHA.legal(step.state, seat)
        chosen = bots.decide("gotcha", "hard", view, legal, Random(1), Budget(worlds=2), None, seat)
        step = GOTCHA.apply(step.state, seat, chosen.action)
