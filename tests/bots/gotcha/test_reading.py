"""What the medium bot tells from its view."""

import pytest

from games.bots.gotcha.counts import NAMES, counted
from games.bots.gotcha.reading import Reading, read
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.table import at

TABLE = """
    points      0 2 4
    hand 0      big-1 big-2
    hand 1      giant-1
    collects 0  flip_one-1
    collects 2  giant-2
    offers 1    giant-3 / once-1 tiny-1@0
    offers 2    bad-1 / tiny-2 tiny-3
    discard     steal_a_point-1 steal_a_point-2 steal_a_point-3
"""


def reading(text: str = TABLE) -> Reading:
    return read(GOTCHA.view(at("action", text).state, 0), 0)


def test_what_has_been_seen_is_not_expected_again() -> None:
    odds = dict(zip(NAMES, reading().odds, strict=True))

    # Of 120 cards it sees ten, and not the Giant in another's hand.
    assert odds["giant"] == pytest.approx(2 / 110)
    assert odds["big"] == pytest.approx(14 / 110)
    assert odds["once"] == pytest.approx(10 / 110)
    assert odds["steal_a_point"] == 0
    assert sum(odds.values()) == pytest.approx(1)


def test_it_knows_what_it_has_placed_and_that_others_do_not() -> None:
    stall = reading().stalls[1]

    assert stall.goods == (counted(["giant-3", "tiny-1"]), 1)
    assert stall.front == (counted(["giant-3"]), 2)


def test_it_minds_the_luck_of_who_is_ahead_the_most() -> None:
    mine, second, first = reading().cares[0]

    assert mine == 1
    assert first < second < 0


def test_a_point_counts_more_the_nearer_it_is_to_winning() -> None:
    assert reading().short == (5, 3, 1)


def test_who_leads_with_enough_and_has_not_won_shows_that_more_is_needed() -> None:
    assert reading("points 0 2 6; collects 0 flip_one-1; offers 1 big-1").short == (7, 5, 1)
    assert reading("points 0 5 5; collects 0 flip_one-1; offers 1 big-1").short == (5, 0, 0)
