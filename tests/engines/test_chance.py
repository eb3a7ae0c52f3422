"""Chance follows from the seed, everywhere and for ever."""

from collections import Counter

from games.engines.cards import CARDS
from games.engines.chance import derived, drawn, shuffled


def test_a_shuffle_never_changes_from_release_to_release() -> None:
    # Written down once: a log is worth nothing if these change.
    assert shuffled("ABCDEFGH", "parlour") == tuple("EDAHGCBF")
    assert [drawn(range(100), derived("parlour", "draw", n)) for n in range(5)] == [
        7,
        49,
        68,
        62,
        84,
    ]


def test_a_shuffle_has_the_same_cards_in_another_order() -> None:
    cards = shuffled(CARDS, "a seed")

    assert sorted(cards) == sorted(CARDS)
    assert cards != CARDS


def test_other_seeds_and_other_purposes_shuffle_otherwise() -> None:
    orders = {
        shuffled(CARDS, derived(seed, purpose, number))
        for seed in ("one", "two")
        for purpose in ("round", "reshuffle")
        for number in (1, 2, 3)
    }

    assert len(orders) == 12


def test_nothing_and_one_thing_can_be_shuffled() -> None:
    assert shuffled((), "seed") == ()
    assert shuffled(("only",), "seed") == ("only",)


def test_every_item_comes_to_every_place_about_as_often() -> None:
    rounds = 6000
    orders = Counter(shuffled("ABC", f"seed {number}") for number in range(rounds))

    assert len(orders) == 6
    assert all(abs(count - rounds / 6) < 150 for count in orders.values())


def test_every_item_is_drawn_about_as_often() -> None:
    rounds = 4000
    draws = Counter(drawn(range(4), f"seed {number}") for number in range(rounds))

    assert set(draws) == {0, 1, 2, 3}
    assert all(abs(count - rounds / 4) < 150 for count in draws.values())
