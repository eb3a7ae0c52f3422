"""What the medium bot offers, what of it it shows, and what it keeps in its hand."""

from tests.bots.gotcha.seat import ever_chosen
from tests.engines.gotcha.table import at

OTHERS = "hand 2 tiny-5 tiny-6 tiny-7"


def offers(text: str) -> set[str]:
    return ever_chosen("medium", at("offer", f"{text}; {OTHERS}"))


def test_it_keeps_a_gotcha_in_its_hand_that_would_cost_it_a_point() -> None:
    made = offers("points 1 2 1; collects 1 bad-1 bad-2; hand 1 bad-3 big-1 medium-1 tiny-1 tiny-2")

    assert not any("bad-3" in offer for offer in made)


def test_it_hides_what_it_wants_to_keep() -> None:
    made = offers("points 1 2 1; hand 1 giant-1 giant-2 medium-1 once-1 tiny-2")

    assert made == {"offers once-1 / giant-1 giant-2"}


def test_two_offers_that_are_as_good_are_made_both() -> None:
    made = offers("hand 1 tiny-1 tiny-2 tiny-3")

    assert made == {
        "offers tiny-1 / tiny-2 tiny-3",
        "offers tiny-2 / tiny-1 tiny-3",
        "offers tiny-3 / tiny-1 tiny-2",
    }


def test_it_shows_bait_over_gotchas_that_would_hurt_it() -> None:
    made = offers("points 1 2 1; collects 1 big-1 once-3; hand 1 big-2 once-1 twice-1")

    assert made == {"offers big-2 / once-1 twice-1"}


def test_while_all_offer_at_once_it_does_what_is_good_for_any_of_them() -> None:
    hands = "hand 1 bad-3 big-1 medium-1 tiny-1; hand 2 tiny-5 tiny-6 tiny-7"
    fears = "points 1 2 2; collects 1 bad-1 bad-2; collects 2 bad-4 bad-5"
    table = at("offer", f"{fears}; {hands}", simultaneous_offers=True)
    assert table.actors == [1, 2]

    assert not any("bad-3" in offer for offer in ever_chosen("medium", table))
