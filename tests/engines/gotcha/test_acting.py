"""Phase 5: who may play Action cards, who is done, and whose turn it is."""

import pytest

from games.engines.game import IllegalAction
from games.engines.gotcha.actions import PlayFlipOne
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.table import at

OFFERS = """
    offers 1  giant-1 / tiny-1 tiny-2
    offers 2  bad-1 / once-1 once-2
"""


def test_the_buyer_begins() -> None:
    table = at("action", f"{OFFERS}; collects 0 flip_one-1; collects 1 flip_one-2")

    assert (table.phase, table.actors) == ("action", [0])


def test_it_goes_in_rotation_over_those_who_hold_action_cards() -> None:
    table = at(
        "action",
        """
            seats 5; buyer 3
            offers 4    giant-1 / tiny-1 tiny-2
            collects 0  flip_one-1
            collects 2  flip_one-2
            collects 4  flip_one-3
        """,
    )

    order = []
    while table.phase == "action":
        order += table.actors
        table.plays(f"{order[-1]} done")
    assert order == [4, 0, 2]


def test_a_player_without_action_cards_is_done_from_the_start_and_skipped_visibly() -> None:
    table = at("action", f"{OFFERS}; collects 0 big-1; collects 1 flip_one-1; hand 2 flip_one-2")

    assert table.done == [True, False, True]
    assert table.actors == [1]
    skipped = table.event("skipped")
    assert (skipped.phase, skipped.seats) == ("action", (0, 2))


def test_those_skipped_are_named_in_rotation() -> None:
    table = at("action", "seats 4; buyer 2; offers 3 big-1; collects 3 flip_one-1")

    assert table.event("skipped").seats == (2, 0, 1)


def test_an_action_card_in_the_hand_cannot_be_played() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1; hand 1 flip_one-2")

    table.refuses("1 plays flip_one-2 on 2:1", because="That card is not in your collection.")


def test_somebody_elses_action_card_cannot_be_played() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1; collects 2 flip_one-2")

    table.refuses("1 plays flip_one-2 on 2:1", because="That card is not in your collection.")


def test_without_any_action_card_the_phase_passes_by() -> None:
    assert at("action", OFFERS).phase == "select_offer"


def test_done_is_said_in_turn_and_ends_the_phase_when_all_are_done() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1; collects 2 flip_one-2")
    table.refuses("2 done; 0 done", because="It is not your turn.")

    table.plays("1 done")
    assert (table.done, table.actors) == ([True, True, False], [2])
    assert table.event("said_done").seat == 1

    assert table.plays("2 done").phase == "select_offer"


def test_whoever_is_done_does_not_play() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1; collects 2 flip_one-2").plays("1 done")

    assert table.legal(1) == []
    table.refuses("1 plays flip_one-1 on 2:1", because="It is not your turn.")


def test_the_effect_comes_at_once_and_the_card_goes_to_the_discard_pile() -> None:
    table = at("action", f"{OFFERS}; collects 1 big-1 flip_one-1 big-2; discard big-9")
    table.plays("1 plays flip_one-1 on 2:1")

    assert table.offer(2) == "bad-1 once-1 ?"
    assert table.collection(1) == "big-1 big-2"
    assert table.discard == "big-9 flip_one-1"
    assert table.happened() == "action_played flipped"
    assert (table.events[0].seat, table.events[0].card) == (1, "flip_one-1")


def test_after_each_play_the_turn_passes_to_the_next_who_may_act() -> None:
    table = at(
        "action", f"{OFFERS}; collects 1 flip_one-1 flip_one-2; collects 2 flip_one-3 flip_one-4"
    )

    table.plays("1 plays flip_one-1 on 2:1")
    assert table.actors == [2]
    table.plays("2 plays flip_one-3 on 2:2")
    assert table.actors == [1]


def test_a_player_may_play_several_cards_one_a_turn() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1 flip_one-2 flip_one-3")

    table.plays("1 plays flip_one-1 on 2:1")
    assert (table.actors, table.done) == ([1], [True, False, True])
    table.plays("1 plays flip_one-3 on 2:2; 1 done")
    assert table.phase == "select_offer"


def test_a_play_makes_everyone_who_still_holds_an_action_card_not_done_again() -> None:
    table = at(
        "action",
        """
            seats 5
            offers 1    giant-1 / tiny-1 tiny-2
            collects 0  flip_one-1
            collects 1  flip_one-2
            collects 2  flip_one-3 flip_one-4
        """,
    ).plays("0 done; 1 done")
    assert table.done == [True, True, False, True, True]

    table.plays("2 plays flip_one-3 on 1:1")
    assert table.done == [False, False, False, True, True]
    assert table.actors == [0]


def test_whoever_has_no_action_card_left_is_done() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1; collects 2 flip_one-2")

    table.plays("1 plays flip_one-1 on 2:1")
    assert table.done == [True, True, False]
    assert table.plays("2 plays flip_one-2 on 2:2").phase == "select_offer"


def test_done_is_false_for_all_outside_the_action_phase() -> None:
    for phase in ("buyer_flip", "select_offer"):
        assert at(phase, OFFERS).done == [False, False, False]


def test_a_card_is_played_as_what_it_is() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1 remove_one-1 big-1")

    for card in ("remove_one-1", "big-1"):
        with pytest.raises(IllegalAction, match=r"^That is another kind of card\.$"):
            GOTCHA.apply(table.state, 1, PlayFlipOne(card, 2, 1))


def test_all_action_cards_and_done_are_listed() -> None:
    table = at("action", "offers 1 giant-1; collects 1 remove_one-1 big-1 steal_a_point-1")

    assert table.legal(1) == ["done", "plays remove_one-1 on 1:0", "plays steal_a_point-1"]


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("offer", "buyer 2; hand 0 big-1 big-2 big-3"),
        ("buyer_flip", OFFERS),
        ("select_offer", OFFERS),
        ("gotcha", "collects 1 once-1 once-2 big-4"),
    ],
)
def test_action_cards_are_played_at_no_other_time(phase: str, text: str) -> None:
    table = at(phase, f"{text}; collects 0 flip_one-1")
    assert (table.phase, table.actors) == (phase, [0])

    because = "This is not the time for Action cards."
    table.refuses("0 plays flip_one-1 on 1:1; 0 plays flip_one-1; 0 done", because=because)
