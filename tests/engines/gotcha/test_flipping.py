"""Phase 4: the buyer turns one face-down card up."""

import pytest

from tests.engines.gotcha.table import at

OFFERS = """
    offers 1  giant-1 / tiny-1 tiny-2
    offers 2  bad-1 / once-1 once-2
"""


def test_the_buyer_turns_one_face_down_card_of_any_offer_up_for_all() -> None:
    table = at("buyer_flip", OFFERS).plays("0 flips 2:1")

    assert [table.offer(2, viewpoint) for viewpoint in (0, 1, None)] == ["bad-1 once-1 ?"] * 3
    flipped = table.event("flipped")
    assert (flipped.seat, flipped.offer, flipped.index, flipped.card) == (0, 2, 1, "once-1")


def test_every_face_down_card_may_be_chosen() -> None:
    assert at("buyer_flip", OFFERS).legal(0) == [
        "flips 1:1",
        "flips 1:2",
        "flips 2:1",
        "flips 2:2",
    ]


def test_a_flip_moves_nothing() -> None:
    table = at("buyer_flip", OFFERS).plays("0 flips 1:2")

    assert table.offer(1) == "giant-1 ? tiny-2"


def test_only_the_buyer_flips() -> None:
    table = at("buyer_flip", OFFERS)

    assert table.legal(1) == table.legal(2) == []
    table.refuses("1 flips 2:1; 2 flips 1:1", because="It is not your turn.")


def test_a_card_that_is_face_up_cannot_be_flipped() -> None:
    table = at("buyer_flip", OFFERS)

    table.refuses("0 flips 1:0; 0 flips 2:0", because="That card is already face up.")


def test_a_card_or_an_offer_that_does_not_exist_cannot_be_flipped() -> None:
    table = at("buyer_flip", OFFERS)

    table.refuses("0 flips 1:3; 0 flips 1:-1", because="There is no such card in that offer.")
    table.refuses("0 flips 0:0; 0 flips 3:1; 0 flips -1:1", because="There is no such offer.")


def test_the_buyer_flips_no_more_than_one_card() -> None:
    table = at("buyer_flip", f"{OFFERS}; collects 0 steal_a_point-1").plays("0 flips 1:1")
    assert table.actors == [0]

    table.refuses("0 flips 1:2", because="This is not the time to turn a card up.")


def test_the_action_phase_follows_the_flip() -> None:
    table = at("buyer_flip", f"{OFFERS}; collects 1 flip_one-1").plays("0 flips 1:1")

    assert (table.phase, table.actors) == ("action", [1])


def test_with_no_face_down_card_the_flip_is_skipped_and_that_is_shown() -> None:
    table = at("buyer_flip", "offers 1 giant-1; offers 2 bad-1")

    assert table.phase == "select_offer"
    assert [(event.phase, event.seats) for event in table.events] == [
        ("buyer_flip", (0,)),
        ("action", (0, 1, 2)),
    ]


def test_a_choice_with_only_one_answer_is_still_asked() -> None:
    table = at("buyer_flip", "offers 1 giant-1 / tiny-1")

    assert (table.phase, table.legal(0)) == ("buyer_flip", ["flips 1:1"])


@pytest.mark.parametrize("phase", ["offer", "select_offer"])
def test_the_buyer_flips_at_no_other_time(phase: str) -> None:
    table = at(phase, f"{OFFERS}; buyer 0; hand 1 big-1")

    (seat,) = table.actors
    because = "This is not the time to turn a card up."
    table.refuses(f"{seat} flips 1:1", because=because)
