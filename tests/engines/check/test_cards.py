"""What the cards count."""

import pytest

from games.engines.cards import CARDS
from games.engines.check.points import PEEKS, POINTS
from tests.engines.check.table import playing


def test_there_are_52_cards_and_no_jokers() -> None:
    assert set(POINTS) == set(CARDS)
    assert len(POINTS) == 52


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AC AD AH AS", -1),
        ("2C 2S", 2),
        ("3D", 3),
        ("9H", 9),
        ("TC TS", 10),
        ("JC", 11),
        ("QD", 12),
        ("KH KS", 13),
    ],
)
def test_the_points_of_a_card(cards: str, points: int) -> None:
    assert [POINTS[card] for card in cards.split()] == [points] * len(cards.split())


def test_a_jack_swaps_a_queen_looks_once_before_and_a_king_twice() -> None:
    assert PEEKS == {"J": 0, "Q": 1, "K": 2}


@pytest.mark.parametrize(
    ("hand", "points"),
    [("AC AD 2C TD", 10), ("KC . QC JC", 36), (". . . AS", -1), ("7C 8C 9C TC 2D", 36)],
)
def test_a_hand_counts_what_lies_in_it(hand: str, points: int) -> None:
    table = playing(f"0 {hand}; 1 2H 3H 4H 5H; caller 1").plays("0:draw 0:discard 0:pass")

    assert table.view()["rounds"][0]["points"] == [points, 14]
