"""The opponents that figures are measured against stay what they were.

When this fails, an anchor or the medium bot has changed, which makes old figures incomparable:
take the change back, or measure everything again and say so.
"""

import hashlib
from random import Random

import pytest

from games.engines.modern_art.paintings import CARDS
from tests.bots.modern_art.matches import decided, turns
from tests.engines.modern_art.table import word

DIGESTS = {
    "easy": "a65af83bbc0f414f",
    "medium": "b3fcb07c1dbfc3e9",
    "tuned": "b17bc961a5a5253f",
    "miser": "553a94fef724e489",
    "spendthrift": "e755b1248a0054ce",
}


def digest(level: str) -> str:
    """Of what it does in some hundred positions of matches among others."""
    words = []
    for seats in (3, 4, 5):
        for number, turn in enumerate(turns(seats, f"anchors {seats}", ("medium", "easy"))):
            if number % 2 == 0:
                words.append(word(decided(turn, level, Random(number)).action))
    assert len(words) > 300
    assert set(words) & set(CARDS)
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:16]


@pytest.mark.parametrize("level", DIGESTS)
def test_an_opponent_of_known_strength_does_what_it_always_did(level: str) -> None:
    assert digest(level) == DIGESTS[level]
