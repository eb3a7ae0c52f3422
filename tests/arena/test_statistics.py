"""Intervals, and what they are drawn as."""

from math import inf
from random import Random
from statistics import fmean, stdev
from xml.etree import ElementTree

import pytest

from games.arena.chart import chart
from games.arena.deals import Deal, Standing
from games.arena.matches import Clocked
from games.arena.statistics import elo, estimate, rows


def test_the_interval_is_that_of_a_mean():
    rng = Random("values")
    values = [rng.gauss(10, 3) for _ in range(400)]

    found = estimate(values, 2_000)

    half = 1.96 * stdev(values) / 20
    assert found.mean == fmean(values)
    assert found.low == pytest.approx(fmean(values) - half, abs=0.05)
    assert found.high == pytest.approx(fmean(values) + half, abs=0.05)


def test_the_same_deals_have_the_same_interval():
    assert estimate([1.0, 2.0, 4.0], 200) == estimate([1.0, 2.0, 4.0], 200)


def test_what_chance_gives_is_no_difference_in_strength():
    assert elo(1 / 4, 4) == pytest.approx(0)
    assert elo(0.60, 4) == pytest.approx(261, abs=1)
    assert elo(1, 4) == inf
    assert elo(0, 4) == -inf


def deals() -> list[Deal]:
    clocks = {"hard": Clocked([0.1, 0.2, 0.3], searched=4, degraded=1), "easy": Clocked([0.0])}
    return [
        Deal({"hard": Standing(share, 5.0), "easy": Standing(1 - share, -5.0)}, clocks, 2)
        for share in (0.5, 1.0, 1.0)
    ]


def test_a_row_says_how_long_a_level_thought_and_how_often_it_could_not_search():
    hard, easy = rows(deals())

    assert (hard.level, easy.level) == ("hard", "easy")
    assert hard.share.mean == pytest.approx(5 / 6)
    assert hard.longest == pytest.approx(300)
    assert hard.degraded == 0.25
    assert easy.degraded == 0


def test_the_chart_has_a_bar_for_every_level():
    drawn = ElementTree.fromstring(chart("spades: hard & easy", rows(deals()), 0.5))

    words = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "spades: hard & easy" in words
    assert {"hard", "easy", "chance"} < set(words)
