"""How a match begins."""

import pytest

from games.engines.gotcha.deck import CARDS
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from tests.engines.gotcha.table import opened


def first_buyer(seed: str, seats: int, deck: list[str] | None = None) -> int:
    state = GOTCHA.setup(seats, seed, Settings(), deck).state
    return int(GOTCHA.view(state, None).buyer)


def test_three_to_six_play() -> None:
    assert list(GOTCHA.seats) == [3, 4, 5, 6]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_begins_with_five_cards_an_empty_collection_and_no_points(seats: int) -> None:
    view = opened(seats=seats).view()

    assert view["players"] == [
        {"seat": seat, "hand_size": 5, "collection": [], "points": 0, "done": False}
        for seat in range(seats)
    ]
    assert view["draw_size"] == 120 - 5 * seats
    assert (view["discard"], view["offers"], view["pending"]) == ([], [], None)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_buyer_is_drawn_from_the_seed(seats: int) -> None:
    buyers = [first_buyer(str(number), seats) for number in range(60)]

    assert set(buyers) == set(range(seats))
    assert buyers == [first_buyer(str(number), seats) for number in range(60)]


def test_the_first_buyer_is_drawn_from_the_seed_also_when_a_deck_is_given() -> None:
    deck = list(CARDS)

    for number in range(20):
        seed = str(number)
        assert first_buyer(seed, 4, deck) == first_buyer(seed, 4) == first_buyer(seed, 4, deck[:9])


def test_the_first_buyer_holds_the_money_bag() -> None:
    view = opened(buyer=2).view()

    assert (view["buyer"], view["bag"], view["round"]) == (2, 2, 1)


def test_another_seed_deals_another_deck() -> None:
    hands = {GOTCHA.setup(3, str(number), Settings()).state.hands for number in range(10)}

    assert len(hands) == 10


def test_a_deck_may_be_short_or_even_empty() -> None:
    assert opened("big-1 big-2 big-3").view()["draw_size"] == 0
    assert opened([]).phase == "game_over"


@pytest.mark.parametrize(
    ("deck", "because"),
    [
        (["giant-5"], "A deck consists of cards of this game."),
        (["AS"], "A deck consists of cards of this game."),
        ([*CARDS, "big"], "A deck consists of cards of this game."),
        (["big-1", None], "A deck consists of cards of this game."),
        (["big-1", ["big-2"]], "A deck consists of cards of this game."),
        (["big-1", "big-1"], "A deck has each card once at most."),
        ([*CARDS, "big-1"], "A deck has each card once at most."),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_deck_with_an_unknown_or_repeated_card_is_refused(deck: list[str], because: str) -> None:
    with pytest.raises(ValueError, match=f"^{because}$"):
        GOTCHA.setup(3, "seed", Settings(), deck)
