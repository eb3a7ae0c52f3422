"""The easy bot: does anything legal, and seldom plays an Action card."""

from collections import Counter

from tests.bots.gotcha.seat import chosen, ever_chosen
from tests.engines.gotcha.table import at

OFFERS = "offers 1 giant-1 / tiny-1 tiny-2; offers 2 bad-1 / tiny-3 tiny-4"


def test_it_offers_and_turns_up_anything() -> None:
    hand = at("offer", "hand 1 giant-1 big-1 once-1; hand 2 tiny-1")
    flips = at("buyer_flip", OFFERS)

    assert ever_chosen("easy", hand) == set(hand.legal(1))
    assert ever_chosen("easy", flips) == {"flips 1:1", "flips 1:2", "flips 2:1", "flips 2:2"}


def test_it_is_done_seven_times_in_ten_although_it_could_play() -> None:
    table = at("action", f"points 0 1 1; collects 0 flip_one-1 steal_a_point-1; {OFFERS}")

    done = Counter(chosen("easy", table, seed) for seed in range(400))["done"]

    assert 250 <= done <= 310


def test_it_plays_any_of_its_action_cards_as_often_as_another() -> None:
    table = at("action", f"points 0 1 0; collects 0 remove_two-1 steal_a_point-1; {OFFERS}")

    played = Counter(chosen("easy", table, seed).split(" on ")[0] for seed in range(400))

    assert set(played) == {"done", "plays remove_two-1", "plays steal_a_point-1"}
    assert 35 <= played["plays steal_a_point-1"] <= 85


def test_it_spends_no_card_for_nothing() -> None:
    table = at("action", f"points 1 1 1; collects 0 steal_a_point-1 add_one-1; {OFFERS}")

    assert ever_chosen("easy", table) == {"done"}


def test_it_takes_any_offer_and_picks_any_card() -> None:
    offers = at("select_offer", "offers 1; offers 2 bad-1; offers 3; seats 4; points 0 0 0 0")
    collection = at("gotcha", "collects 1 once-1 once-2 bad-1 tiny-1")

    assert ever_chosen("easy", offers) == {"selects 1", "selects 2", "selects 3"}
    assert ever_chosen("easy", collection) == set(collection.legal(0))
