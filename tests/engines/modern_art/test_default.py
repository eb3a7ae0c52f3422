"""What is done for somebody who is away."""

import pytest

from games.engines.game import IllegalAction
from games.engines.modern_art.game import MODERN_ART
from tests.engines.modern_art.table import opened, playing


@pytest.mark.parametrize(
    ("card", "moves", "seat", "default"),
    [
        ("manuel-open-1", "", 2, "pass"),
        ("manuel-open-1", "2:5", 2, "pass"),
        ("manuel-one_offer-1", "", 1, "pass"),
        ("manuel-hidden-1", "", 0, "0"),
        ("manuel-fixed_price-1", "", 0, "price1"),
        ("manuel-fixed_price-1", "0:price5", 1, "pass"),
        ("manuel-double-1", "", 0, "decline"),
        ("manuel-double-1", "0:decline", 1, "decline"),
    ],
)
def test_pass_bid_0_decline_or_price_1(card: str, moves: str, seat: int, default: str) -> None:
    table = playing(f"0 {card} manuel-open-2").plays(f"0:{card} {moves}")

    assert table.default(seat) == default


def test_price_0_without_money() -> None:
    table = playing("money 0 9 9 9; 0 manuel-fixed_price-1").plays("0:manuel-fixed_price-1")

    assert table.default(0) == "price0"


def test_the_first_card_of_the_hand() -> None:
    assert playing("0 rafael-open-1 manuel-open-1").default(0) == "rafael-open-1"


def test_a_seat_that_may_not_act_has_no_default() -> None:
    with pytest.raises(IllegalAction, match=r"^It is not your turn\.$"):
        MODERN_ART.default(opened().state, 1)


def test_a_match_of_absent_players_comes_to_an_end() -> None:
    table = opened(open_countdown=0)
    while table.actors:
        seat = table.actors[0]
        table.plays(f"{seat}:{table.default(seat)}")

    assert table.sees("phase", "round") == ["game_over", 4]
