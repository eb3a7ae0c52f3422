"""What the hard bot does, and that it can be relied on."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from games import bots
from games.bots.budget import Budget
from games.bots.modern_art.notes import Notes
from games.engines.modern_art.events import BidMade
from games.engines.modern_art.phases import Open
from tests.bots.modern_art.matches import FEW, Turn, decided, steps, turns
from tests.engines.modern_art.table import Table, playing, word

SOME = Budget(worlds=48)


def at(table: Table, seat: int) -> Turn:
    """With notes of the money and of nothing else."""
    blank: Notes = bots.blank("modern_art", table.state.seats, table.state.settings)
    notes = replace(blank, money=table.state.money, played=table.state.played, round=1)
    return Turn(table.state, seat, notes)


def chosen(table: Table, seat: int, seed: int = 0, budget: Budget = SOME) -> str:
    return word(decided(at(table, seat), "hard", Random(seed), budget).action)


def auction(kind: str, text: str = "", **settings: int) -> Table:
    """A painting of some worth under the hammer of seat 0."""
    table = playing(f"{text}; played ramon 2; 0 ramon-{kind}-1 sigrid-open-1", **settings)
    return table.plays(f"0:ramon-{kind}-1")


def limit(seat: int, seed: int = 0, **settings: int) -> int:
    """The highest bid of seat 2 that it still goes above."""
    return max(
        high
        for high in range(1, 60)
        if chosen(auction("open", **settings).plays(f"2:{high}"), seat, seed) != "pass"
    )


class TestOpen:
    def test_it_has_one_limit_for_a_lot_however_often_it_is_asked(self) -> None:
        assert len({limit(1, seed) for seed in range(6)}) == 1

    def test_the_countdown_makes_no_difference_to_its_limit(self) -> None:
        assert limit(1, open_countdown=0) == limit(1, open_countdown=5)

    def test_it_goes_up_to_about_what_the_lot_should_sell_for(self) -> None:
        assert 20 <= limit(1) <= 30

    def test_the_auctioneer_goes_up_to_little_more_than_half_of_it(self) -> None:
        assert 0.45 < limit(0) / limit(1) < 0.68

    def test_a_bid_of_its_own_stands(self) -> None:
        assert chosen(auction("open").plays("1:1"), 1) == "pass"

    def test_the_auctioneer_waits_for_a_bid_for_the_lot_may_be_free(self) -> None:
        assert chosen(auction("open"), 0) == "pass"

    def test_it_never_bids_more_than_it_has(self) -> None:
        table = auction("open", "money 100 7 100 100")

        assert chosen(table.plays("2:5"), 1) in ("6", "7")
        assert chosen(table.plays("3:7"), 1) == "pass"


class TestOthersMoney:
    """Who knows that the others have little does not bid or ask for more."""

    def test_a_sealed_bid_is_just_above_what_anybody_has(self) -> None:
        assert 0 < int(chosen(auction("hidden", "money 3 100 4 2"), 1)) <= 5

    def test_a_price_that_nobody_can_pay_keeps_the_lot_for_little(self) -> None:
        assert chosen(auction("fixed_price", "money 100 6 2 3"), 0) == "price7"

    def test_an_offer_is_just_above_what_those_after_it_have(self) -> None:
        assert int(chosen(auction("one_offer", "money 5 100 6 3"), 1)) <= 7


class TestCards:
    def test_it_ends_the_round_where_that_pays(self) -> None:
        table = playing("""
            played manuel 4 sigrid 2 daniel 1; round 4
            owns 0 manuel-open-1 manuel-open-2 sigrid-open-1
            owns 1 rafael-open-1 rafael-open-2 ramon-open-1
            0 manuel-hidden-1 rafael-open-3
        """)

        assert chosen(table, 0) == "manuel-hidden-1"

    def test_it_does_not_end_the_round_for_the_good_of_others(self) -> None:
        table = playing("""
            played manuel 4 sigrid 2 daniel 1; round 4
            owns 1 manuel-open-1 manuel-open-2 daniel-open-1
            0 manuel-hidden-1 sigrid-open-3
        """)

        assert chosen(table, 0) == "sigrid-open-3"

    def test_it_takes_over_a_double_for_the_money_of_both(self) -> None:
        table = playing("""
            tiles ramon 30 0 0 0; round 2; played ramon 1
            0 ramon-double-1 sigrid-open-1
            1 ramon-open-1 manuel-open-1
        """).plays("0:ramon-double-1 0:decline")

        assert chosen(table, 1) == "+ramon-open-1"

    def test_it_has_nothing_to_think_about_with_one_card(self) -> None:
        table = playing("0 ramon-open-1")

        decision = decided(at(table, 0), "hard", Random(1))

        assert word(decision.action) == "ramon-open-1"
        assert decision.worlds is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_decides_the_same_twice_and_gives_a_reason(seats: int) -> None:
    for number, turn in enumerate(turns(seats, "twice", ("medium",))):
        if number % 4 == 0:
            decision = decided(turn, "hard", Random(number))

            assert decision == decided(turn, "hard", Random(number))
            assert decision.why[0].isupper()
            assert decision.why.endswith(".")
            assert len(decision.why) < 120


def test_without_time_it_does_what_the_medium_bot_does() -> None:
    searched = 0
    for number, turn in enumerate(turns(4, "no time", ("medium",))):
        hard = decided(turn, "hard", Random(number), Budget(seconds=0))
        if hard.worlds is not None:
            searched += 1
            assert hard.worlds == 0
            assert hard.action == decided(turn, "medium", Random(number)).action
    assert searched > 50


def test_without_notes_and_seat_it_still_plays() -> None:
    for number, turn in enumerate(turns(4, "no notes", ("medium",))):
        if number % 5 == 0:
            decision = bots.decide("modern_art", "hard", turn.view, turn.legal, Random(number), FEW)
            assert decision.action in turn.legal


@pytest.mark.parametrize("countdown", [0, 5])
def test_a_lot_is_sold_after_a_few_bids(countdown: int) -> None:
    """Among hard bots alone, whose limits are close together."""
    bids: Counter[tuple[str, ...]] = Counter()
    for step in steps(4, "few bids", ("hard",), countdown):
        phase = step.state.phase
        if isinstance(phase, Open):
            bids[phase.lot] += any(isinstance(event, BidMade) for event in step.events)

    assert len(bids) > 5
    assert max(bids.values()) <= 12
    assert fmean(bids.values()) <= 8


def test_it_hardly_ever_loses_to_easy_bots() -> None:
    wins = 0
    for hero in range(4):
        levels = tuple("hard" if seat == hero else "easy" for seat in range(4))
        *_, last = steps(4, "against easy bots", levels)
        wins += last.state.money[hero] == max(last.state.money)
    assert wins >= 3
