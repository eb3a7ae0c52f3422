"""What the buyer picks of the collection of whoever traded in Once or Twice."""

from typing import Any

import pytest

from games.engines.game import InvalidAction
from games.engines.gotcha.actions import Pick, Take
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.table import Table, at

ONCE = "collects 1 once-1 once-2 big-1 tiny-1; collects 0 bad-1; collects 2 bad-2"
TWICE = "collects 1 twice-1 twice-2 big-1 tiny-1 medium-1; collects 0 bad-1; collects 2 bad-2"


def test_for_once_the_buyer_picks_one_card() -> None:
    table = at("gotcha", ONCE)

    assert table.view()["pending"] == {"victim": 1, "kind": "once", "count": 1}
    assert (table.actors, table.phase) == ([0], "gotcha")
    assert table.legal(0) == [
        "takes big-1:steal",
        "takes big-1:discard",
        "takes tiny-1:steal",
        "takes tiny-1:discard",
    ]


def test_a_stolen_card_goes_to_the_buyers_collection() -> None:
    table = at("gotcha", ONCE).plays("0 takes tiny-1:steal")

    assert (table.collection(0), table.collection(1)) == ("bad-1 tiny-1", "big-1")
    taken = table.event("taken")
    assert (taken.buyer, taken.victim, taken.card, taken.fate) == (0, 1, "tiny-1", "steal")


def test_a_discarded_card_goes_to_the_discard_pile() -> None:
    table = at("gotcha", ONCE).plays("0 takes tiny-1:discard")

    assert (table.collection(0), table.collection(1)) == ("bad-1", "big-1")
    assert table.discard == "once-1 once-2 tiny-1"
    assert table.event("taken").fate == "discard"


def test_for_twice_the_buyer_picks_two_and_decides_on_each() -> None:
    table = at("gotcha", TWICE)

    assert table.view()["pending"] == {"victim": 1, "kind": "twice", "count": 2}
    assert len(table.legal(0)) == 3 * 4
    assert [take for take in table.legal(0) if "medium-1" not in take] == [
        "takes big-1:steal tiny-1:steal",
        "takes big-1:steal tiny-1:discard",
        "takes big-1:discard tiny-1:steal",
        "takes big-1:discard tiny-1:discard",
    ]


@pytest.mark.parametrize(
    ("picks", "stolen", "discarded"),
    [
        ("big-1:steal tiny-1:steal", "big-1 tiny-1", ""),
        ("tiny-1:steal big-1:steal", "tiny-1 big-1", ""),
        ("big-1:discard tiny-1:discard", "", "big-1 tiny-1"),
        ("tiny-1:discard big-1:discard", "", "tiny-1 big-1"),
        ("big-1:steal tiny-1:discard", "big-1", "tiny-1"),
        ("tiny-1:discard big-1:steal", "big-1", "tiny-1"),
    ],
)
def test_both_may_be_stolen_both_discarded_or_one_of_each_in_the_order_named(
    picks: str, stolen: str, discarded: str
) -> None:
    table = at("gotcha", TWICE).plays(f"0 takes {picks}")

    assert table.collection(0) == f"bad-1 {stolen}".strip()
    assert table.discard == f"twice-1 twice-2 {discarded}".strip()
    assert table.collection(1) == "medium-1"


def test_each_choice_of_two_is_listed_once_and_any_order_is_accepted() -> None:
    table = at("gotcha", TWICE)

    assert "takes big-1:steal tiny-1:discard" in table.legal(0)
    assert "takes tiny-1:discard big-1:steal" not in table.legal(0)
    table.plays("0 takes tiny-1:discard big-1:steal")


def test_fewer_cards_than_required_must_all_be_picked() -> None:
    table = at("gotcha", "collects 1 twice-1 twice-2 tiny-1")

    assert table.view()["pending"] == {"victim": 1, "kind": "twice", "count": 1}
    assert table.legal(0) == ["takes tiny-1:steal", "takes tiny-1:discard"]
    because = "Pick one card."
    table.refuses("0 takes; 0 takes tiny-1:steal tiny-1:discard", because=because)


@pytest.mark.parametrize("kind", ["once", "twice"])
def test_with_no_card_left_there_is_no_effect(kind: str) -> None:
    table = at("gotcha", f"collects 1 {kind}-1 {kind}-2")

    assert table.phase != "gotcha"
    assert table.happened().startswith("gotcha_traded no_harm")
    assert table.collection(1) == ""


def test_the_buyers_own_set_lets_them_pick_of_their_own_and_only_to_discard() -> None:
    table = at("gotcha", "collects 0 twice-1 twice-2 big-1 tiny-1 medium-1")

    assert table.view()["pending"] == {"victim": 0, "kind": "twice", "count": 2}
    assert table.legal(0) == [
        "takes big-1:discard medium-1:discard",
        "takes big-1:discard tiny-1:discard",
        "takes medium-1:discard tiny-1:discard",
    ]
    table.refuses(
        "0 takes big-1:steal tiny-1:discard; 0 takes big-1:steal tiny-1:steal",
        because="Your own cards you can only discard.",
    )
    assert table.plays("0 takes big-1:discard tiny-1:discard").collection(0) == "medium-1"


def test_the_buyers_own_once_is_the_same_with_one_card() -> None:
    table = at("gotcha", "collects 0 once-1 once-2 big-1")

    assert table.legal(0) == ["takes big-1:discard"]
    assert table.plays("0 takes big-1:discard").discard == "once-1 once-2 big-1"


def test_a_set_cannot_be_chosen_by_its_own_effect() -> None:
    table = at("gotcha", ONCE)

    because = "That card is not in the collection that you pick from."
    table.refuses("0 takes once-1:steal; 0 takes once-2:discard", because=because)


def test_only_cards_of_the_victims_collection_can_be_picked() -> None:
    table = at("gotcha", f"{ONCE}; hand 1 giant-1; hand 0 giant-2; draw giant-3")

    because = "That card is not in the collection that you pick from."
    for card in ("bad-1", "bad-2", "giant-1", "giant-2", "giant-3", "giant-4"):
        table.refuses(f"0 takes {card}:steal; 0 takes {card}:discard", because=because)


def test_as_many_cards_as_are_due_must_be_picked() -> None:
    at("gotcha", ONCE).refuses(
        "0 takes; 0 takes big-1:steal tiny-1:steal", because="Pick one card."
    )
    at("gotcha", TWICE).refuses(
        "0 takes; 0 takes big-1:steal; 0 takes big-1:steal tiny-1:steal medium-1:steal",
        because="Pick two cards.",
    )


def test_a_card_can_be_picked_only_once() -> None:
    table = at("gotcha", TWICE)

    because = "You can pick a card only once."
    table.refuses("0 takes big-1:steal big-1:steal", because=because)
    table.refuses("0 takes big-1:steal big-1:discard", because=because)


def test_only_the_buyer_picks_though_the_bag_is_elsewhere() -> None:
    table = at("gotcha", f"{ONCE}; bag 2")

    assert table.legal(1) == table.legal(2) == []
    table.refuses("1 takes big-1:steal; 2 takes big-1:steal", because="It is not your turn.")


def test_a_choice_with_only_one_answer_is_still_asked() -> None:
    table = at("gotcha", "collects 0 once-1 once-2 big-1")

    assert (table.actors, len(table.legal(0))) == ([0], 1)


def test_a_stolen_action_card_is_not_played_before_the_next_round() -> None:
    table = at("gotcha", "collects 1 once-1 once-2 flip_one-1").plays("0 takes flip_one-1:steal")

    assert table.collection(0) == "flip_one-1"
    assert table.phase == "offer"


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("offer", "buyer 2; hand 0 big-7 big-8 big-9"),
        ("buyer_flip", "offers 1 tiny-1 / tiny-2"),
        ("action", "offers 1 tiny-1; collects 0 flip_one-1"),
        ("select_offer", "offers 1 tiny-1"),
    ],
)
def test_cards_are_picked_at_no_other_time(phase: str, text: str) -> None:
    table = at(phase, f"{text}; collects 1 big-1")
    assert (table.phase, table.actors) == (phase, [0])

    because = "This is not the time to pick cards of a collection."
    table.refuses("0 takes big-1:steal", because=because)


def test_a_fate_that_was_not_decoded_is_invalid_too() -> None:
    table: Table = at("gotcha", ONCE)
    fate: Any = "burn"

    with pytest.raises(InvalidAction, match=r"^A card is stolen or discarded\.$"):
        GOTCHA.apply(table.state, 0, Take((Pick("big-1", fate),)))
