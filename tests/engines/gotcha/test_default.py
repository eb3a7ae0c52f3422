"""What is done for somebody who is away."""

import pytest

from games.engines.game import IllegalAction
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.table import at


def test_they_offer_the_cards_that_they_have_had_for_longest() -> None:
    table = at("offer", "hand 1 tiny-3 tiny-2 big-1 giant-1 once-1")

    assert table.default(1) == "offers tiny-3 / big-1 tiny-2"
    assert at("offer", "hand 1 tiny-3").default(1) == "offers tiny-3 /"


def test_they_offer_the_same_when_all_offer_at_once() -> None:
    table = at("offer", "hand 1 tiny-3 tiny-2 big-1; hand 2 big-2", simultaneous_offers=True)

    assert table.default(2) == "offers big-2 /"


def test_they_flip_the_first_card_they_can() -> None:
    table = at("buyer_flip", "offers 1 big-1; offers 2 big-2 / big-3 big-4")

    assert table.default(0) == "flips 2:1"


def test_they_keep_their_action_cards() -> None:
    assert at("action", "offers 1 big-1; collects 0 remove_one-1").default(0) == "done"


def test_they_choose_the_first_offer_in_rotation() -> None:
    text = "seats 4; buyer 2; offers 0 big-1; offers 1 big-2"

    assert at("select_offer", text).default(2) == "selects 0"
    assert at("select_offer", f"{text}; offers 3 big-3").default(2) == "selects 3"


def test_they_discard_what_has_been_there_for_longest() -> None:
    table = at("gotcha", "collects 1 twice-1 tiny-2 twice-2 big-1 giant-1")
    assert table.default(0) == "takes big-1:discard tiny-2:discard"

    own = at("gotcha", "collects 0 once-1 once-2 tiny-2 big-1")
    assert own.default(0) == "takes tiny-2:discard"


def test_nothing_is_done_for_somebody_whose_turn_it_is_not() -> None:
    table = at("offer", "hand 1 tiny-3; hand 2 big-1")

    for seat in (0, 2):
        with pytest.raises(IllegalAction, match=r"^It is not your turn\.$"):
            GOTCHA.default(table.state, seat)
