"""What is done for somebody who is away."""

import pytest

from games.engines.check.game import CHECK
from games.engines.game import IllegalAction
from tests.engines.check.table import opened, playing

HANDS = "0 . 2C 5C; 1 7C 3C; 2 7S 4C"


def test_they_are_ready() -> None:
    assert opened(3).default(1) == "ready"


def test_they_draw_from_the_pile_and_discard_what_they_drew() -> None:
    table = playing(f"{HANDS}; discard 9C")

    assert table.default(0) == "draw"
    assert table.plays("0:draw").default(0) == "discard"


def test_they_never_call() -> None:
    assert playing(HANDS).default(0) == "draw"


def test_a_card_they_took_from_the_discard_pile_goes_to_their_first_position() -> None:
    assert playing(f"{HANDS}; discard 9C").plays("0:take").default(0) == "swap1"


def test_they_pass() -> None:
    table = playing(HANDS).plays("0:draw 0:discard")

    assert [table.default(seat) for seat in range(3)] == ["pass"] * 3


def test_they_neither_look_nor_swap() -> None:
    table = playing(f"{HANDS}; pile KD TC").plays("0:draw 0:discard").all_pass()

    assert table.default(0) == "peek-"
    assert table.plays("0:peek-").default(0) == "exchange-"


def test_nothing_is_done_for_somebody_who_is_not_asked() -> None:
    with pytest.raises(IllegalAction, match=r"^It is not your turn\.$"):
        CHECK.default(playing(HANDS).state, 1)
