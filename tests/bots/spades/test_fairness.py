"""The hard bot does the same whatever it cannot see.

    python -m tests.bots.spades.test_fairness 100

does so for every decision of a hundred matches, some ten thousand.
"""

import sys
from random import Random

import pytest

from tests.bots.spades.matches import BLIND, VARIANTS, Turn, decided, turns
from tests.engines.contract.trials import probes_of

TABLES = [*VARIANTS, BLIND]


def check(turn: Turn, number: int) -> None:
    resample = probes_of("spades").resample
    other = turn._replace(state=resample(turn.state, turn.seat, Random(number)))

    assert decided(other, "hard", Random(number)) == decided(turn, "hard", Random(number))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_hidden_has_no_way_to_reach_a_decision(table: dict[str, bool]) -> None:
    for number, turn in enumerate(turns("hidden", ("medium", "random"), **table)):
        if number % 4 == 0:
            check(turn, number)


def main() -> None:
    decisions = 0
    for match in range(int(sys.argv[1])):
        table = TABLES[match % len(TABLES)]
        for number, turn in enumerate(turns(f"hidden {match}", ("hard", "medium"), **table)):
            check(turn, number)
            decisions += 1
    print(f"RESULT hidden-swap-spades decisions={decisions} different=0")


if __name__ == "__main__":
    main()
