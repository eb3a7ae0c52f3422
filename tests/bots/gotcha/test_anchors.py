"""Anchors and the medium bot never change.

When this fails, an anchor or the medium bot decides differently than before, which makes old
figures of the arena incomparable: take the change back, or measure everything anew.
"""

from hashlib import sha256
from itertools import count, islice
from random import Random

import pytest

from tests.bots.gotcha.matches import decision, turns
from tests.engines.gotcha.table import word

POSITIONS = 300
DIGESTS = {
    "medium": "f05ee40aca808e1b",
    "trapper": "cde4a78fd7785729",
    "hoarder": "e6a585449a32b37f",
}


def digest(level: str) -> str:
    asked = (turn for number in count() for turn in turns(3 + number % 4, f"anchor {number}"))
    decided = [
        word(decision(level, turn, Random(number)).action)
        for number, turn in enumerate(islice(asked, POSITIONS))
    ]
    return sha256("\n".join(decided).encode()).hexdigest()[:16]


@pytest.mark.parametrize("level", DIGESTS)
def test_what_old_figures_were_measured_with_still_plays_the_same(level: str) -> None:
    assert digest(level) == DIGESTS[level]
