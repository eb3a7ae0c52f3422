"""A bot's decision and its pause depend on what its seat can see, and on nothing else.

    GOTCHA_DECISIONS=10000 python -m pytest tests/bots/gotcha/test_fairness.py

asks as many decisions again with everything hidden dealt anew.
"""

import os
from itertools import count, islice
from random import Random

import pytest

from games import bots
from games.engines.gotcha.game import GOTCHA
from tests.bots.gotcha.matches import decision, turns
from tests.engines.gotcha.contract import resample

# The hard one, which searches, is asked fewer times, below.
QUICK = [level for level in bots.levels("gotcha") if level != "hard"]


@pytest.mark.parametrize("at_once", [False, True], ids=["in turn", "at once"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_is_hidden_changes_neither_decision_nor_pause(seats: int, at_once: bool) -> None:
    match = turns(seats, f"fairness {seats}", simultaneous_offers=at_once)
    for number, turn in enumerate(match):
        other = turn._replace(state=resample(turn.state, turn.seat, Random(number)))
        assert other.state != turn.state

        for level in QUICK:
            assert decision(level, other, Random(number)) == decision(level, turn, Random(number))
        told = [
            bots.pause("gotcha", GOTCHA.view(each, None), Random(number))
            for each in (turn.state, resample(turn.state, None, Random(number)))
        ]
        assert told[0] == told[1]


def test_the_hard_bot_decides_the_same_with_all_that_is_hidden_dealt_anew() -> None:
    wanted = int(os.environ.get("GOTCHA_DECISIONS", "60"))
    asked = (
        turn
        for number in count()
        for turn in turns(3 + number % 4, f"swap {number}", simultaneous_offers=number % 3 == 2)
    )
    for number, turn in enumerate(islice(asked, wanted)):
        other = turn._replace(state=resample(turn.state, turn.seat, Random(-number)))

        assert decision("hard", other, Random(7)) == decision("hard", turn, Random(7))
