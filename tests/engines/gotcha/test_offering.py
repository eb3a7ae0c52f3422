"""Phase 3: each seller places three cards, one of them face up."""

import pytest

from tests.engines.gotcha.table import at, opened

HANDS = """
    hand 0  big-1 big-2 big-3 big-4 big-5
    hand 1  tiny-1 tiny-2 tiny-3 tiny-4 tiny-5
    hand 2  bad-1 bad-2 bad-3 bad-4 bad-5
"""


def test_each_seller_places_one_card_face_up_and_two_face_down() -> None:
    table = at("offer", HANDS).plays("1 offers tiny-2 / tiny-5 tiny-1")

    assert table.offer(1) == "tiny-2 ? ?"
    assert table.hand(1) == "tiny-3 tiny-4"
    assert table.view()["players"][1]["hand_size"] == 2


def test_sellers_act_in_rotation_from_the_seat_after_the_buyer() -> None:
    table = opened(seats=4, buyer=2)

    order = []
    while table.phase == "offer":
        order += table.actors
        table.plays(f"{order[-1]} {table.default(order[-1])}")
    assert order == [3, 0, 1]


def test_the_buyer_makes_no_offer() -> None:
    table = at("offer", HANDS)

    assert table.legal(0) == []
    table.refuses("0 offers big-1 / big-2 big-3", because="It is not your turn.")


def test_nobody_offers_out_of_turn() -> None:
    table = at("offer", HANDS)

    table.refuses("2 offers bad-1 / bad-2 bad-3", because="It is not your turn.")


@pytest.mark.parametrize(
    "offer", ["tiny-1", "tiny-1 / tiny-2", "tiny-1 / tiny-2 tiny-3 tiny-4"], ids=len
)
def test_exactly_three_cards_are_placed(offer: str) -> None:
    table = at("offer", HANDS)

    table.refuses(f"1 offers {offer}", because="Place one card face up and two face down.")


def test_only_cards_of_ones_own_hand_can_be_placed() -> None:
    table = at("offer", f"{HANDS}; collects 1 once-1; draw giant-1; discard twice-1")

    for other in ("big-1", "bad-1", "once-1", "giant-1", "twice-1", "giant-4"):
        table.refuses(
            f"1 offers {other} / tiny-2 tiny-3; 1 offers tiny-2 / tiny-1 {other}",
            because="You do not have that card in your hand.",
        )


def test_a_card_can_be_placed_only_once() -> None:
    table = at("offer", HANDS)

    table.refuses(
        "1 offers tiny-1 / tiny-1 tiny-2; 1 offers tiny-1 / tiny-2 tiny-2",
        because="You can place a card only once.",
    )


def test_an_offer_is_final_once_placed() -> None:
    table = at("offer", HANDS).plays("1 offers tiny-1 / tiny-2 tiny-3")

    table.refuses("1 offers tiny-4 / tiny-5 tiny-1", because="It is not your turn.")


def test_positions_are_the_face_up_card_and_then_the_others_in_the_order_given() -> None:
    table = at("offer", HANDS).plays("1 offers tiny-3 / tiny-5 tiny-1")

    assert table.offer(1, viewpoint=1) == "tiny-3 (tiny-5) (tiny-1)"


def test_each_choice_is_listed_once_and_any_order_is_accepted() -> None:
    table = at("offer", HANDS)

    assert len(table.legal(1)) == 30
    assert "offers tiny-3 / tiny-1 tiny-2" in table.legal(1)
    assert "offers tiny-3 / tiny-2 tiny-1" not in table.legal(1)
    assert table.plays("1 offers tiny-3 / tiny-2 tiny-1").offer(1, 1) == "tiny-3 (tiny-2) (tiny-1)"


@pytest.mark.parametrize(
    ("hand", "choices"),
    [
        ("big-1 big-2 big-3 big-4", 12),
        ("big-1 big-2 big-3", 3),
        ("big-1 big-2", 2),
        ("big-1", 1),
    ],
)
def test_a_smaller_hand_has_fewer_choices(hand: str, choices: int) -> None:
    assert len(at("offer", f"hand 1 {hand}").legal(1)) == choices


def test_a_seller_with_two_cards_places_both() -> None:
    table = at("offer", "hand 1 big-1 big-2; hand 2 bad-1")

    assert table.legal(1) == ["offers big-1 / big-2", "offers big-2 / big-1"]
    for offer in ("big-1", "big-1 / big-2 big-2"):
        table.refuses(f"1 offers {offer}", because="Place one card face up and one face down.")
    assert table.plays("1 offers big-2 / big-1").offer(1, viewpoint=1) == "big-2 (big-1)"


def test_a_seller_with_one_card_places_it_face_up_and_is_asked_all_the_same() -> None:
    table = at("offer", "hand 1 big-1 big-2; hand 2 bad-1").plays("1 offers big-1 / big-2")

    assert (table.actors, table.legal(2)) == ([2], ["offers bad-1 /"])
    table.refuses(
        "2 offers bad-1 / bad-1", because="Place your one card face up and none face down."
    )
    assert table.plays("2 offers bad-1").offer(2) == "bad-1"


def test_a_seller_without_cards_makes_no_offer_and_the_skip_is_shown() -> None:
    table = at("offer", "seats 4; hand 2 big-1 big-2 big-3")

    assert table.actors == [2]
    skipped = table.event("skipped")
    assert (skipped.phase, skipped.seats) == ("offer", (1, 3))
    table.plays("2 offers big-1 / big-2 big-3")
    assert [offer["seat"] for offer in table.view()["offers"]] == [2]


def test_the_flip_comes_only_when_all_sellers_have_offered() -> None:
    table = at("offer", HANDS).plays("1 offers tiny-1 / tiny-2 tiny-3")
    assert (table.phase, table.actors) == ("offer", [2])

    table.plays("2 offers bad-1 / bad-2 bad-3")
    assert (table.phase, table.actors) == ("buyer_flip", [0])


def test_offers_are_listed_by_seat() -> None:
    table = at(
        "offer",
        """
            seats 4; buyer 2
            hand 0  tiny-1 tiny-2 tiny-3
            hand 1  bad-1 bad-2 bad-3
            hand 3  big-1 big-2 big-3
        """,
    ).plays("3 offers big-1 / big-2 big-3; 0 offers tiny-1 / tiny-2 tiny-3")

    assert [offer["seat"] for offer in table.view()["offers"]] == [0, 3]


def test_an_offer_is_announced_with_its_face_up_card_and_the_number_of_the_others() -> None:
    table = at("offer", HANDS).plays("1 offers tiny-1 / tiny-2 tiny-3")

    offered = table.event("offered")
    assert (offered.seat, offered.face_up, offered.face_down) == (1, "tiny-1", 2)


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("buyer_flip", "hand 0 big-1 big-2 big-3; offers 1 tiny-1 / tiny-2"),
        ("action", "hand 0 big-1 big-2 big-3; offers 1 tiny-1; collects 0 flip_one-1"),
        ("select_offer", "hand 0 big-1 big-2 big-3; offers 1 tiny-1"),
        ("gotcha", "hand 0 big-1 big-2 big-3; collects 1 once-1 once-2 big-4"),
    ],
)
def test_offers_are_made_at_no_other_time(phase: str, text: str) -> None:
    table = at(phase, text)
    assert (table.phase, table.actors) == (phase, [0])

    table.refuses("0 offers big-1 / big-2 big-3", because="This is not the time to make an offer.")
