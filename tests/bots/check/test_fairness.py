"""The hard bot decides by what it can see and by what everybody has seen, and by nothing else."""

from collections.abc import Iterator
from random import Random

import pytest

from games import bots
from games.bots.budget import Budget
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.engines.check.state import State
from tests.bots.check.matches import Moment, moments
from tests.engines.check.contract import PROBES, resample

MIXED = ("hard", "medium", "easy", "daring", "medium", "hasty")
SMALL = Budget(worlds=9)


def table(seats: int, settings: Settings, seed: str) -> Iterator[Moment]:
    return moments(MIXED[:seats], seed, settings)


def decided(moment: Moment, state: State) -> bots.Decision:
    view = CHECK.view(state, moment.seat)
    return bots.decide(
        "check", "hard", view, view.legal, Random(5), SMALL, moment.notes, moment.seat
    )


def swapped(moments: Iterator[Moment], rng: Random) -> int:
    """How many decisions stayed the same when all that is hidden was dealt anew."""
    same = 0
    for moment in moments:
        other = resample(moment.state, moment.seat, rng)
        assert decided(moment, other) == decided(moment, moment.state)
        same += 1
    return same


@pytest.mark.parametrize(("seats", "number"), [(2, 0), (3, 3), (4, 0), (6, 1)])
def test_what_is_hidden_changes_nothing(seats: int, number: int) -> None:
    settings = PROBES.settings[number]

    assert swapped(table(seats, settings, f"hidden {seats}"), Random(seats)) > 15


def test_twice_the_same_question_gets_the_same_answer() -> None:
    for moment in table(4, Settings(), "twice"):
        assert decided(moment, moment.state) == decided(moment, moment.state)


def main() -> None:
    """The long form: python -m tests.bots.check.test_fairness"""
    same = 0
    for number in range(1_000_000):
        seats = CHECK.seats[number % len(CHECK.seats)]
        settings = PROBES.settings[number % len(PROBES.settings)]
        same += swapped(table(seats, settings, f"long {number}"), Random(number))
        if same >= 10_000:
            break
    print(f"{same} decisions, all the same with other hidden cards")


if __name__ == "__main__":
    main()
