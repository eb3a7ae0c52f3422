"""Whatever a bot cannot see makes no difference to what it does nor to how long it takes.

    python -m tests.bots.modern_art.test_secrets 5000

tries as many decisions of the hard bot, of long matches with other hands, other money and other
sealed bids, and prints how many came out differently.
"""

import sys
from itertools import count, islice
from random import Random

import pytest

from games import bots
from games.bots.budget import Budget
from games.engines.modern_art.game import MODERN_ART
from tests.bots.modern_art.matches import Turn, decided, turns
from tests.engines.modern_art.contract import resample

SEATS = (3, 4, 5)
LONG = Budget(worlds=16)


def swapped(turn: Turn, seed: str) -> Turn:
    """The same to the seat and to everybody's notes, all that is hidden dealt anew."""
    return turn._replace(state=resample(turn.state, turn.seat, Random(seed)))


@pytest.mark.parametrize("level", bots.levels("modern_art"))
@pytest.mark.parametrize("seats", SEATS)
def test_it_does_the_same_whatever_the_others_hold(seats: int, level: str) -> None:
    for number, turn in enumerate(
        islice(turns(seats, f"secrets {seats}", ("medium",)), 0, None, 3)
    ):
        other = swapped(turn, f"{number}")

        assert decided(other, level, Random(number)) == decided(turn, level, Random(number))


@pytest.mark.parametrize("seats", SEATS)
def test_it_takes_as_long_whatever_anybody_holds(seats: int) -> None:
    for number, turn in enumerate(turns(seats, "pauses", ("medium",))):
        other = resample(turn.state, None, Random(number))
        known, unknown = MODERN_ART.view(turn.state, None), MODERN_ART.view(other, None)

        assert bots.pause("modern_art", unknown, Random(number)) == bots.pause(
            "modern_art", known, Random(number)
        )


def main(decisions: int) -> None:
    tried = differed = 0
    for number in count():
        seats = SEATS[number % len(SEATS)]
        for turn in turns(seats, f"long {number}", ("hard", "medium", "easy")):
            if tried == decisions:
                print(f"{differed} of {tried} decisions differed")
                return
            tried += 1
            other, seed = swapped(turn, f"{tried}"), f"decision {tried}"
            ours = decided(turn, "hard", Random(seed), LONG)
            differed += decided(other, "hard", Random(seed), LONG) != ours


if __name__ == "__main__":
    main(int(sys.argv[1]))
