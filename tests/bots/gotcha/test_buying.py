"""What the medium bot does as the buyer: turns up a card, takes an offer, picks cards."""

from games.engines.gotcha.deck import CARDS_OF, in_order
from tests.bots.gotcha.seat import chosen
from tests.engines.gotcha.table import at

TINY = "offers 2 tiny-6 / tiny-3 tiny-4"


def takes(text: str) -> str:
    return chosen("medium", at("select_offer", text))


def picks(text: str) -> str:
    return chosen("medium", at("gotcha", text))


def all_of(*kinds: str) -> str:
    return " ".join(card for kind in kinds for card in in_order(CARDS_OF[kind]))


# Taking an offer


def test_it_takes_what_completes_its_set() -> None:
    assert takes(f"collects 0 big-1; offers 1 big-2 / tiny-1 tiny-2; {TINY}") == "selects 1"


def test_it_fears_a_third_bad_only_if_it_has_a_point_to_lose() -> None:
    offers = f"collects 0 bad-1 bad-2; offers 1 bad-3 big-1 / tiny-1; {TINY}"

    assert takes(f"points 2 1 1; {offers}") == "selects 2"
    assert takes(f"points 0 1 1; {offers}") == "selects 1"


def test_it_takes_from_a_leader_what_would_win_the_match() -> None:
    offers = "collects 1 big-1; offers 1 big-2 / tiny-1 tiny-2; offers 2 giant-1 / tiny-3 tiny-4"

    assert takes(f"points 1 4 1; {offers}") == "selects 1"
    assert takes(f"points 1 1 1; {offers}") == "selects 2"


def test_it_remembers_what_it_has_placed_itself() -> None:
    assert takes(f"offers 1 tiny-5 / giant-1@0 tiny-2; {TINY}") == "selects 1"
    assert takes(f"collects 0 bad-1 bad-2; points 1 1 1; offers 1 tiny-5 / bad-3@0; {TINY}") == (
        "selects 2"
    )


def test_what_lies_face_down_is_worth_what_has_not_been_seen() -> None:
    offers = "points 1 1 1; collects 0 bad-1 bad-2; offers 1 tiny-5 / tiny-1 tiny-2; offers 2 big-6"
    gotchas = " ".join(set(all_of("once", "twice", "bad").split()) - {"bad-1", "bad-2"})
    things = " ".join(set(all_of("big", "medium", "giant").split()) - {"big-6"})

    assert takes(f"{offers}; discard {gotchas}") == "selects 1"
    assert takes(f"{offers}; discard {things}") == "selects 2"


def test_it_takes_an_empty_offer_rather_than_harm() -> None:
    assert takes("points 1 1 1; collects 0 bad-1 bad-2; offers 1 bad-3; offers 2") == "selects 2"


# Turning a card up


def test_it_turns_up_no_card_of_an_offer_that_it_will_not_take() -> None:
    table = at(
        "buyer_flip",
        """
        seats       4
        points      2 1 1 1
        collects 0  bad-1 bad-2
        offers 1    bad-3 / tiny-1 tiny-2
        offers 2    medium-1 / tiny-3 tiny-4
        offers 3    tiny-9 / tiny-7 tiny-8
        """,
    )

    assert chosen("medium", table) in ("flips 2:1", "flips 2:2", "flips 3:1", "flips 3:2")


# Picking cards of a collection


def test_it_steals_what_completes_its_set() -> None:
    assert picks("collects 0 big-1; collects 1 once-1 once-2 big-2 medium-1 tiny-1") == (
        "takes big-2:steal"
    )


def test_it_breaks_the_set_of_a_leader() -> None:
    breaks = picks("points 1 4 1; collects 0 tiny-9; collects 1 once-1 once-2 big-2 big-3 tiny-1")

    assert breaks == "takes big-2:steal"


def test_it_steals_the_two_best() -> None:
    stolen = picks("collects 0 big-1; collects 1 twice-1 twice-2 big-2 giant-1 medium-1 tiny-1")

    assert stolen == "takes giant-1:steal big-2:steal"


def test_it_does_not_take_a_gotcha_over() -> None:
    assert picks("collects 1 once-1 once-2 twice-2") == "takes twice-2:discard"


def test_of_its_own_cards_it_discards_a_gotcha() -> None:
    assert picks("collects 0 once-1 once-2 big-1 twice-1 tiny-1") == "takes twice-1:discard"
