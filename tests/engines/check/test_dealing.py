"""The set-up: the deal, the grids, who begins, a given deck."""

from typing import Any

import pytest

from games.engines.cards import CARDS
from games.engines.chance import shuffled
from tests.engines.check.table import deck_of, opened

DECK = list(shuffled(CARDS, "a deck"))


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_seat_is_dealt_four_cards_one_at_a_time_seat_0_first(seats: int) -> None:
    table = opened(seats, deck=DECK)

    for seat in range(seats):
        assert table.grid(seat).split() == DECK[seat : 4 * seats : seats]
        assert table.shape(seat) == "x x x x"


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_rest_is_the_draw_pile_with_its_top_first(seats: int) -> None:
    table = opened(seats, deck=DECK)
    assert table.view()["draw_size"] == 52 - 4 * seats

    table.plays("clock:close_peek 0:draw")
    assert table.view(0)["drawn"]["card"] == DECK[4 * seats]


def test_the_discard_pile_starts_empty() -> None:
    view = opened().view()

    assert (view["discard_top"], view["discard_size"], view["sealed"]) == (None, 0, False)


def test_seat_0_begins() -> None:
    for number in range(5):
        table = opened(4, seed=f"seed {number}")
        assert table.turn == 0
        assert table.plays("0:ready 1:ready 2:ready 3:ready").actors == [0]


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    grids = [opened(3, seed=seed).state.grids for seed in ("one", "one", "two")]

    assert grids[0] == grids[1] != grids[2]


@pytest.mark.parametrize(
    "deck",
    [
        [],
        DECK[:51],
        [*DECK, "AS"],
        [*DECK[:51], DECK[0]],
        [*DECK[:51], "LJ"],
        [*DECK[:51], None],
        [*DECK[:51], ["2D"]],
        [*DECK, *DECK],
    ],
    ids=range(8),
)
def test_a_deck_that_is_not_exactly_the_52_cards_is_refused(deck: Any) -> None:
    with pytest.raises(ValueError, match=r"^A deck is the 52 cards, each of them once\.$"):
        opened(2, deck=deck)


def test_a_given_deck_is_for_the_first_round_only() -> None:
    given = opened(2, seed="seed", deck=deck_of("2C 3C 4C 5C", "2D 3D 4D 5D"), rounds=2)
    shuffled_throughout = opened(2, seed="seed", rounds=2)
    assert given.state.grids != shuffled_throughout.state.grids

    for table in (given, shuffled_throughout):
        table.plays("0:ready 1:ready 0:check 1:draw 1:discard 1:pass")
        while table.view()["round"] == 1:
            actor = table.actors[0]
            table.plays(f"{actor}:{table.default(actor)}")
    assert given.state.grids == shuffled_throughout.state.grids
