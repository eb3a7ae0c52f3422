"""How bots of different tempers behave in an open auction."""

from random import Random
from statistics import fmean, median

import pytest

from games import bots
from games.bots.modern_art import hard
from games.bots.modern_art.temper import (
    NEUTRAL,
    SHORTEST,
    SPARED,
    TEMPERS,
    delay,
    grudge_of,
    raise_to,
    reserve,
    temper_of,
)
from games.engines.modern_art.actions import Bid
from games.engines.modern_art.game import MODERN_ART
from tests.bots.modern_art.matches import FEW, turns
from tests.engines.modern_art.contract import resample
from tests.engines.modern_art.table import Table, playing

SEEDS = range(300)
NAMES = sorted(TEMPERS)


def auction() -> Table:
    return playing("played ramon 2; 0 ramon-open-1 sigrid-open-1").plays("0:ramon-open-1")


def delays(name: str, table: Table, countdown: float = 5) -> list[float]:
    public = MODERN_ART.view(table.state, None)
    return [delay(temper_of(name), public, Random(seed), countdown) for seed in SEEDS]


def steps(name: str, high: int = 20, limit: int = 60) -> list[int]:
    temper = temper_of(name)
    return [raise_to(high, limit, 40.0, temper, Random(seed)) - high for seed in SEEDS]


def test_nobody_in_particular_is_neutral() -> None:
    assert temper_of("") == temper_of("Nobody") == NEUTRAL
    assert reserve(40.9, NEUTRAL, Random(1)) == 40
    assert grudge_of(NEUTRAL) == 1


@pytest.mark.parametrize("name", ["", *NAMES])
@pytest.mark.parametrize("countdown", [0, 2, 5, 15, 30])
def test_a_bid_comes_neither_at_once_nor_when_nobody_could_answer(
    name: str, countdown: float
) -> None:
    for table in (auction(), auction().plays("1:5"), auction().plays("1:5 2:30 3:pass 0:pass")):
        for seconds in delays(name, table, countdown):
            assert SHORTEST <= seconds <= (countdown or 5) - SPARED


def test_a_shark_is_quick_and_an_appraiser_slow() -> None:
    table = auction().plays("1:5")

    assert median(delays("Shark", table)) < 1.1
    assert median(delays("", table)) < median(delays("Appraiser", table))


def test_a_gallery_owner_waits_until_the_hammer_is_about_to_fall() -> None:
    table = auction().plays("1:5")

    late = [name for name in NAMES if fmean(s > 2.5 for s in delays(name, table)) > 0.6]

    assert "Gallery owner" in late


def test_a_duel_is_quicker() -> None:
    duel = auction().plays("1:5 2:9 3:pass 0:pass")

    assert median(delays("", duel)) < median(delays("", auction().plays("1:5 2:9")))


def test_a_tourist_shows_that_a_lot_is_cheap() -> None:
    assert median(delays("Tourist", auction().plays("1:1"))) < median(
        delays("Tourist", auction().plays("1:29"))
    )
    assert all(TEMPERS[name].tell == 0 for name in NAMES if name != "Tourist")


def test_how_long_it_takes_tells_nothing_of_what_anybody_holds() -> None:
    for number, turn in enumerate(turns(4, "delays", ("medium",))):
        if turn.view.phase != "open":
            continue
        public = MODERN_ART.view(turn.state, None)
        other = MODERN_ART.view(resample(turn.state, None, Random(number)), None)
        for name in NAMES:
            temper = TEMPERS[name]
            assert delay(temper, public, Random(number), 5, turn.notes) == delay(
                temper, other, Random(number), 5, turn.notes
            )


@pytest.mark.parametrize("name", NAMES)
def test_a_temper_moves_a_limit_by_little(name: str) -> None:
    limits = [reserve(60, TEMPERS[name], Random(seed)) for seed in SEEDS]

    assert all(53 <= limit <= 65 for limit in limits)
    assert 57 <= fmean(limits) <= 62


def test_a_gambler_has_moods() -> None:
    assert len({reserve(60, TEMPERS["Gambler"], Random(seed)) for seed in SEEDS}) > 5
    assert len({reserve(60, TEMPERS["Appraiser"], Random(seed)) for seed in SEEDS}) == 1


def test_the_same_lot_has_the_same_limit_however_often_it_is_asked() -> None:
    for name in NAMES:
        assert reserve(47, TEMPERS[name], Random("lot")) == reserve(
            47, TEMPERS[name], Random("lot")
        )


def test_a_shark_leaps_more_often_than_an_appraiser() -> None:
    assert fmean(step > 7 for step in steps("Shark")) > 0.15
    assert fmean(step > 7 for step in steps("Appraiser")) < 0.1


@pytest.mark.parametrize("name", ["", *NAMES])
def test_a_raise_is_higher_than_the_bid_and_within_the_limit(name: str) -> None:
    temper = temper_of(name)
    for high in range(40):
        for seed in range(20):
            assert high < raise_to(high, 40, 37.5, temper, Random(seed)) <= 40


@pytest.mark.parametrize("name", ["", *NAMES])
def test_two_of_a_kind_are_done_after_a_few_bids(name: str) -> None:
    temper = temper_of(name)
    for seed in range(50):
        rng, high, bids = Random(seed), 0, 0
        while high < 45:
            high, bids = raise_to(high, 45, 45.0, temper, rng, bids), bids + 1
        assert bids <= 9


@pytest.mark.parametrize("name", NAMES)
def test_the_hard_bot_takes_the_temper_that_it_is_given(name: str) -> None:
    table = auction().plays("2:3")
    view, legal = MODERN_ART.view(table.state, 1), MODERN_ART.legal(table.state, 1)

    decision = hard.decide(view, legal, Random(1), FEW, None, 1, temper=name)

    assert isinstance(decision.action, Bid)
    assert bots.decide("modern_art", "hard", view, legal, Random(1), FEW).action in legal
