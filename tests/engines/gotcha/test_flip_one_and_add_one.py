"""The Action cards Flip One and Add One."""

from typing import Any

import pytest

from games.engines.game import IllegalAction
from games.engines.gotcha.game import GOTCHA
from games.engines.wire import decode
from tests.engines.gotcha.table import Table, at

OFFERS = """
    offers 1  giant-1 / tiny-1 tiny-2
    offers 2  bad-1 / once-1
"""


def refused(table: Table, seat: int, form: dict[str, Any], because: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GOTCHA.apply(table.state, seat, decode(GOTCHA, form))
    assert str(refusal.value) == because


def test_flip_one_turns_a_face_down_card_of_any_offer_up_for_all() -> None:
    table = at("action", f"{OFFERS}; collects 0 flip_one-1").plays("0 plays flip_one-1 on 1:2")

    assert [table.offer(1, viewpoint) for viewpoint in (0, 2, None)] == ["giant-1 ? tiny-2"] * 3
    flipped = table.event("flipped")
    assert (flipped.seat, flipped.offer, flipped.index, flipped.card) == (0, 1, 2, "tiny-2")


def test_flip_one_may_turn_up_a_card_of_ones_own_offer() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1")

    assert table.legal(1) == [
        "done",
        "plays flip_one-1 on 1:1",
        "plays flip_one-1 on 1:2",
        "plays flip_one-1 on 2:1",
    ]
    assert table.plays("1 plays flip_one-1 on 1:1").offer(1) == "giant-1 tiny-1 ?"


def test_flip_one_refuses_a_card_that_is_face_up_already() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1")

    table.refuses("1 plays flip_one-1 on 2:0", because="That card is already face up.")


def test_flip_one_refuses_what_is_not_there() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1")

    for spot in ("2:2", "2:-1"):
        because = "There is no such card in that offer."
        table.refuses(f"1 plays flip_one-1 on {spot}", because=because)
    for spot in ("0:0", "3:1", "-1:1"):
        table.refuses(f"1 plays flip_one-1 on {spot}", because="There is no such offer.")


def test_with_a_face_down_card_on_offer_one_must_be_named() -> None:
    table = at("action", f"{OFFERS}; collects 1 flip_one-1")

    table.refuses("1 plays flip_one-1", because="Choose a face-down card to turn up.")


@pytest.mark.parametrize(("seat", "index"), [(1, None), (None, 1), (0, None), (None, 0)])
def test_half_of_a_position_names_nothing(seat: int | None, index: int | None) -> None:
    for offers in (OFFERS, "offers 1 giant-1"):
        table = at("action", f"{offers}; collects 1 flip_one-1")
        form = {"type": "play_flip_one", "card": "flip_one-1", "seat": seat, "index": index}
        refused(table, 1, form, "Choose a face-down card to turn up.")


@pytest.mark.parametrize("offers", ["offers 1 giant-1; offers 2 bad-1", "offers 1 /", ""])
def test_flip_one_without_a_face_down_card_is_spent_without_effect(offers: str) -> None:
    table = at("action", f"{offers}; collects 1 flip_one-1; collects 2 flip_one-2")
    assert table.legal(1) == ["done", "plays flip_one-1"]

    before = table.view()["offers"]
    table.plays("1 plays flip_one-1")
    assert table.view()["offers"] == before
    assert (table.collection(1), table.discard) == ("", "flip_one-1")
    assert table.happened() == "action_played nothing_done"
    assert (table.event("nothing_done").seat, table.event("nothing_done").card) == (1, "flip_one-1")


def test_add_one_puts_a_card_of_ones_hand_face_down_last_into_any_offer() -> None:
    table = at("action", f"{OFFERS}; collects 1 add_one-1; hand 1 big-1 big-2")
    table.plays("1 plays add_one-1 big-2 on 2")

    assert table.offer(2) == "bad-1 ? ?"
    assert table.offer(2, viewpoint=1) == "bad-1 ? (big-2)"
    assert table.hand(1) == "big-1"
    assert table.discard == "add_one-1"


def test_add_one_may_add_to_ones_own_offer() -> None:
    table = at("action", f"{OFFERS}; collects 1 add_one-1; hand 1 big-1")

    assert table.plays("1 plays add_one-1 big-1 on 1").offer(1, 1) == (
        "giant-1 (tiny-1) (tiny-2) (big-1)"
    )


def test_the_buyer_may_add_one_too() -> None:
    table = at("action", f"{OFFERS}; collects 0 add_one-1; hand 0 big-1")

    assert table.plays("0 plays add_one-1 big-1 on 2").offer(2, viewpoint=0) == "bad-1 ? (big-1)"


def test_the_owner_of_an_offer_does_not_know_what_somebody_else_has_added() -> None:
    table = at("action", f"{OFFERS}; collects 0 add_one-1; hand 0 big-1")
    table.plays("0 plays add_one-1 big-1 on 2")

    assert table.offer(2, viewpoint=2) == "bad-1 (once-1) ?"
    assert table.offer(2, viewpoint=1) == table.offer(2, viewpoint=None) == "bad-1 ? ?"


def test_which_card_was_added_is_not_told() -> None:
    table = at("action", f"{OFFERS}; collects 0 add_one-1; hand 0 big-1")
    table.plays("0 plays add_one-1 big-1 on 2")

    assert table.happened().startswith("action_played added")
    assert not any("big-1" in str(event) for event in table.events)
    assert (table.event("added").seat, table.event("added").offer) == (0, 2)


def test_add_one_may_add_to_an_offer_that_has_been_emptied() -> None:
    table = at("action", "offers 1 /; offers 2 bad-1; collects 0 add_one-1; hand 0 big-1")

    assert table.plays("0 plays add_one-1 big-1 on 1").offer(1, viewpoint=0) == "(big-1)"


def test_add_one_lists_every_card_of_the_hand_with_every_offer() -> None:
    table = at("action", f"{OFFERS}; collects 0 add_one-1; hand 0 big-1 big-2")

    assert table.legal(0) == [
        "done",
        "plays add_one-1 big-1 on 1",
        "plays add_one-1 big-1 on 2",
        "plays add_one-1 big-2 on 1",
        "plays add_one-1 big-2 on 2",
    ]


def test_add_one_refuses_a_card_that_is_not_in_ones_hand_wherever_it_is() -> None:
    table = at(
        "action",
        f"""
            {OFFERS}
            collects 0  add_one-1 big-5
            hand 0      big-1
            hand 1      big-2
            draw        big-3
            discard     big-4
        """,
    )

    for card in ("big-2", "big-3", "big-4", "big-5", "tiny-1", "giant-1", "big-16"):
        table.refuses(
            f"0 plays add_one-1 {card} on 1", because="You do not have that card in your hand."
        )


def test_add_one_refuses_an_offer_that_does_not_exist() -> None:
    table = at("action", f"{OFFERS}; collects 0 add_one-1; hand 0 big-1")

    for seat in (0, 3, -1):
        table.refuses(f"0 plays add_one-1 big-1 on {seat}", because="There is no such offer.")


def test_with_a_hand_and_an_offer_both_must_be_named() -> None:
    table = at("action", f"{OFFERS}; collects 0 add_one-1; hand 0 big-1")
    because = "Choose a card of your hand and an offer to add it to."

    table.refuses("0 plays add_one-1", because=because)
    for hand_card, seat in (("big-1", None), (None, 1), (None, 0)):
        form = {"type": "play_add_one", "card": "add_one-1", "hand_card": hand_card, "seat": seat}
        refused(table, 0, form, because)


@pytest.mark.parametrize("text", [OFFERS, "hand 0 big-1 big-2"], ids=["no hand", "no offer"])
def test_add_one_with_an_empty_hand_or_no_offer_is_spent_without_effect(text: str) -> None:
    table = at("action", f"{text}; collects 0 add_one-1; collects 1 flip_one-1")
    assert table.legal(0) == ["done", "plays add_one-1"]
    for hand_card, seat in (("big-9", None), (None, 1)):
        form = {"type": "play_add_one", "card": "add_one-1", "hand_card": hand_card, "seat": seat}
        refused(table, 0, form, "Choose a card of your hand and an offer to add it to.")

    before = (table.view(0)["hand"], table.view()["offers"])
    table.plays("0 plays add_one-1")
    assert (table.view(0)["hand"], table.view()["offers"]) == before
    assert table.happened() == "action_played nothing_done"
    assert table.discard == "add_one-1"


def test_an_added_card_may_be_flipped() -> None:
    table = at("action", f"{OFFERS}; collects 0 add_one-1; hand 0 big-1; collects 1 flip_one-1")

    table.plays("0 plays add_one-1 big-1 on 2; 1 plays flip_one-1 on 2:2")
    assert table.event("flipped").card == "big-1"
