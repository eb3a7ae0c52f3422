"""The Action cards Remove One and Remove Two."""

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
ONE = f"{OFFERS}; collects 0 remove_one-1; collects 1 steal_a_point-1"
TWO = f"{OFFERS}; collects 0 remove_two-1; collects 1 steal_a_point-1"
CHOOSE_TWO = "Choose two different cards to remove."


def refused(table: Table, form: dict[str, Any], because: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GOTCHA.apply(table.state, 0, decode(GOTCHA, form))
    assert str(refusal.value) == because


def two(*targets: tuple[int, int]) -> dict[str, Any]:
    spots = [{"seat": seat, "index": index} for seat, index in targets]
    return {"type": "play_remove_two", "card": "remove_two-1", "targets": spots}


@pytest.mark.parametrize(
    ("spot", "card", "left"),
    [
        ("1:0", "giant-1", "(tiny-1) (tiny-2)"),
        ("1:1", "tiny-1", "giant-1 (tiny-2)"),
        ("1:2", "tiny-2", "giant-1 (tiny-1)"),
    ],
)
def test_remove_one_discards_any_card_of_any_offer_face_up_or_down(
    spot: str, card: str, left: str
) -> None:
    table = at("action", ONE).plays(f"0 plays remove_one-1 on {spot}")

    assert table.offer(1, viewpoint=1) == left
    assert card in table.discard.split()


def test_a_removed_card_closes_the_gap() -> None:
    table = at("action", f"{ONE} flip_one-1").plays("0 plays remove_one-1 on 1:1")

    assert table.plays("1 plays flip_one-1 on 1:1").event("flipped").card == "tiny-2"


def test_a_removed_card_lies_before_the_action_card_that_removed_it() -> None:
    table = at("action", f"{ONE}; discard big-1").plays("0 plays remove_one-1 on 2:1")

    assert table.discard == "big-1 once-1 remove_one-1"


def test_what_was_removed_is_public_for_discards_are() -> None:
    table = at("action", ONE).plays("0 plays remove_one-1 on 2:1")

    removed = table.event("removed")
    assert (removed.seat, removed.offer, removed.index, removed.card) == (0, 2, 1, "once-1")


def test_ones_own_offer_may_lose_a_card_as_well() -> None:
    table = at("action", f"{OFFERS}; collects 1 remove_one-1")

    assert table.legal(1) == ["done"] + [
        f"plays remove_one-1 on {spot}" for spot in ("1:0", "1:1", "1:2", "2:0", "2:1")
    ]


def test_remove_one_refuses_what_is_not_there() -> None:
    table = at("action", ONE)

    for spot in ("2:2", "2:-1"):
        because = "There is no such card in that offer."
        table.refuses(f"0 plays remove_one-1 on {spot}", because=because)
    for spot in ("0:0", "3:0", "-1:0"):
        table.refuses(f"0 plays remove_one-1 on {spot}", because="There is no such offer.")


def test_with_a_card_on_offer_one_must_be_named() -> None:
    table = at("action", ONE)

    table.refuses("0 plays remove_one-1", because="Choose a card to remove.")
    for seat, index in ((1, None), (None, 0)):
        form = {"type": "play_remove_one", "card": "remove_one-1", "seat": seat, "index": index}
        refused(table, form, "Choose a card to remove.")


@pytest.mark.parametrize("offers", ["", "offers 1 /; offers 2 /"], ids=["no offer", "emptied"])
def test_remove_one_without_a_card_on_offer_is_spent_without_effect(offers: str) -> None:
    table = at("action", f"{offers}; collects 0 remove_one-1; collects 1 flip_one-1")
    assert table.legal(0) == ["done", "plays remove_one-1"]

    table.plays("0 plays remove_one-1")
    assert table.happened() == "action_played nothing_done"
    assert table.discard == "remove_one-1"


def test_an_emptied_offer_stays_and_can_be_chosen() -> None:
    table = at("action", "offers 1 big-1; offers 2 big-2; collects 0 remove_one-1")
    table.plays("0 plays remove_one-1 on 1:0")

    assert table.view()["offers"][0] == {"seat": 1, "cards": []}
    assert table.legal(0) == ["selects 1", "selects 2"]


def test_remove_two_discards_two_cards_of_the_same_offer() -> None:
    table = at("action", TWO).plays("0 plays remove_two-1 on 1:0 1:2")

    assert table.offer(1, viewpoint=1) == "(tiny-1)"
    assert table.discard == "giant-1 tiny-2 remove_two-1"


def test_remove_two_discards_one_card_of_each_of_two_offers() -> None:
    table = at("action", TWO).plays("0 plays remove_two-1 on 1:1 2:0")

    assert (table.offer(1, 1), table.offer(2, 2)) == ("giant-1 (tiny-2)", "(once-1)")
    assert table.discard == "tiny-1 bad-1 remove_two-1"


def test_both_targets_are_positions_before_it() -> None:
    table = at("action", TWO).plays("0 plays remove_two-1 on 1:1 1:2")

    assert table.offer(1) == "giant-1"


def test_the_two_lie_on_the_discard_pile_in_the_order_in_which_they_were_named() -> None:
    table = at("action", TWO).plays("0 plays remove_two-1 on 2:1 1:0")

    assert table.discard == "once-1 giant-1 remove_two-1"
    assert [event.card for event in table.events[1:3]] == ["once-1", "giant-1"]
    assert [event.index for event in table.events[1:3]] == [1, 0]


def test_each_pair_is_listed_once_and_any_order_is_accepted() -> None:
    table = at("action", TWO)

    plays = table.legal(0)[1:]
    assert len(plays) == 10
    assert "plays remove_two-1 on 1:1 2:0" in plays
    assert "plays remove_two-1 on 2:0 1:1" not in plays
    table.plays("0 plays remove_two-1 on 2:0 1:1")


@pytest.mark.parametrize("targets", [(), ((1, 0),), ((1, 0), (1, 1), (2, 0)), ((1, 1), (1, 1))])
def test_exactly_two_different_cards_are_removed(targets: tuple[tuple[int, int], ...]) -> None:
    refused(at("action", TWO), two(*targets), CHOOSE_TWO)


def test_with_cards_on_offer_remove_two_must_name_them() -> None:
    at("action", TWO).refuses("0 plays remove_two-1", because=CHOOSE_TWO)


def test_remove_two_refuses_what_is_not_there() -> None:
    table = at("action", TWO)

    refused(table, two((1, 0), (1, 3)), "There is no such card in that offer.")
    refused(table, two((1, 0), (0, 0)), "There is no such offer.")


def test_remove_two_with_only_one_card_on_offer_removes_that_one() -> None:
    table = at("action", "offers 1 /; offers 2 bad-1; collects 0 remove_two-1")
    assert table.legal(0) == ["done", "plays remove_two-1 on 2:0"]

    because = "Only one card is on offer: choose that one."
    table.refuses("0 plays remove_two-1", because=because)
    refused(table, two(), because)
    refused(table, two((2, 0), (2, 0)), because)
    refused(table, two((1, 0)), "There is no such card in that offer.")

    table.plays("0 plays remove_two-1 on 2:0")
    assert table.discard == "bad-1 remove_two-1"


@pytest.mark.parametrize("offers", ["", "offers 1 /"], ids=["no offer", "emptied"])
def test_remove_two_without_a_card_on_offer_is_spent_without_effect(offers: str) -> None:
    table = at("action", f"{offers}; collects 0 remove_two-1; collects 1 flip_one-1")
    assert table.legal(0) == ["done", "plays remove_two-1"]
    refused(table, two(), "There is no card on offer to remove.")

    table.plays("0 plays remove_two-1")
    assert table.happened() == "action_played nothing_done"
    assert table.discard == "remove_two-1"
