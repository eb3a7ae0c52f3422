"""When the medium bot plays an Action card, and on what."""

from tests.bots.gotcha.seat import chosen
from tests.engines.gotcha.table import at

TINY = "offers 1 tiny-5 / tiny-1 tiny-2; offers 2 tiny-6 / tiny-3 tiny-4"


def does(text: str) -> str:
    return chosen("medium", at("action", text))


def test_it_steals_a_point_from_who_is_nearest_to_winning() -> None:
    assert does(f"points 1 2 4; collects 0 steal_a_point-1; {TINY}") == (
        "plays steal_a_point-1 on 2"
    )


def test_it_keeps_a_card_that_would_do_nothing() -> None:
    assert does(f"points 4 2 4; collects 0 steal_a_point-1; {TINY}") == "done"
    assert does("points 1 1 1; collects 0 add_one-1 remove_two-1; hand 0 big-1") == "done"


def test_it_keeps_a_card_that_would_do_little() -> None:
    assert does(f"points 1 1 1; collects 2 remove_one-1; {TINY}") == "done"
    assert does(f"points 1 1 1; hand 1 twice-3; collects 1 add_one-1; {TINY}") == "done"


def test_as_the_buyer_it_turns_up_a_card_where_it_is_in_doubt() -> None:
    in_doubt = f"points 1 1 1; collects 0 flip_one-1; {TINY}"
    nothing_to_learn = (
        "collects 0 flip_one-1; offers 1 giant-1 / tiny-1@0; offers 2 bad-1 / big-1@0"
    )

    assert does(in_doubt).startswith("plays flip_one-1 on ")
    assert does(nothing_to_learn) == "done"


def test_it_removes_what_the_buyer_would_win_with() -> None:
    assert does(
        """
        points      4 1 1
        collects 0  big-1
        collects 2  remove_one-1
        offers 1    big-2 / tiny-1 tiny-2
        offers 2    medium-1 / tiny-3 tiny-4
        """
    ) == ("plays remove_one-1 on 1:0")


def test_it_removes_both_cards_that_the_buyer_would_win_with() -> None:
    assert does(
        """
        points      4 1 1
        collects 0  big-1
        collects 2  remove_two-1
        offers 1    big-2 / tiny-1 tiny-2
        offers 2    giant-1 / tiny-3 tiny-4
        """
    ) == ("plays remove_two-1 on 1:0 2:0")


def test_it_removes_from_its_own_offer_what_would_cost_it_a_point() -> None:
    assert does(
        """
        points      1 1 3
        collects 2  remove_one-1 bad-1 bad-2
        offers 1    big-2 / tiny-1 tiny-2
        offers 2    bad-3 / tiny-3 tiny-4
        """
    ) == ("plays remove_one-1 on 2:0")


def test_as_the_buyer_it_adds_a_good_card_to_what_it_will_take() -> None:
    assert does(
        """
        points      1 1 1
        hand 0      giant-1 once-1
        collects 0  add_one-1
        offers 1    big-2 / tiny-1 tiny-2
        offers 2    tiny-6 / tiny-3 tiny-4
        """
    ) == ("plays add_one-1 giant-1 on 1")


def test_it_spoils_an_offer_that_a_leading_buyer_will_take() -> None:
    assert does(
        """
        points      4 1 1
        hand 1      bad-3 tiny-9
        collects 0  bad-1 bad-2
        collects 1  add_one-1
        offers 1    once-2 / tiny-1 tiny-2
        offers 2    giant-1 / tiny-3 tiny-4
        """
    ) == ("plays add_one-1 bad-3 on 2")
