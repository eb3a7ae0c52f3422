"""What is done for somebody who is away."""

import pytest

from games.engines.game import IllegalAction
from games.engines.spades.game import SPADES
from tests.engines.spades.table import dealt, playing


def test_in_the_blind_window_they_see_their_cards() -> None:
    assert dealt("scores 0 100", blind_nil=True, blind_bid=True).default(0) == "see"


def test_in_the_bidding_they_bid_and_never_nil() -> None:
    assert dealt().default(0) == "1"
    assert dealt(allow_nil=False).default(0) == "1"


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("0 AS 2S KH 3H 9C", "3H"),
        ("broken; 0 AS 2S KH 3H", "3H"),
        ("broken; 0 AS 2S", "2S"),
        ("0 KH TH 9C 4D", "4D"),
        ("trick 3:2C; 0 AS 2S KC 9C 3H", "9C"),
        ("trick 3:2C; 0 AS 2S KH 3D", "3D"),
        ("trick 3:2C; 0 AS 2S", "2S"),
        ("0 2H 2C 2D", "2D"),
    ],
)
def test_in_play_they_play_the_lowest_card_they_may(position: str, card: str) -> None:
    assert playing(position).default(0) == card


def test_a_two_that_is_high_is_not_the_lowest() -> None:
    assert playing("broken; 0 2S AS 3S", deuce_high=True).default(0) == "3S"
    assert playing("broken; 0 BJ 2S AS", jokers=True).default(0) == "AS"


def test_nothing_is_done_for_somebody_whose_turn_it_is_not() -> None:
    with pytest.raises(IllegalAction, match=r"^It is not your turn\.$"):
        SPADES.default(dealt().state, 1)
