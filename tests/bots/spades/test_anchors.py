"""The opponents that figures are measured against stay what they were.

When this fails, an anchor or the medium bot has changed, which makes old figures incomparable:
take the change back, or measure everything again and say so.
"""

import hashlib
from random import Random

import pytest

from tests.bots.spades.matches import BLIND, VARIANTS, decided, turns
from tests.engines.spades.table import word

DIGESTS = {
    "easy": "5f66868e0c11f964",
    "medium": "b0ecc993f95d006f",
    "always_nil": "55821033245d1c6d",
    "never_nil": "68ee91ebc463d65a",
    "bold": "48133be76169964d",
}


def digest(level: str) -> str:
    """Of what it does in some hundred positions of matches among others."""
    words = []
    for number, variant in enumerate((*VARIANTS, BLIND)):
        for place, turn in enumerate(turns(f"anchors {number}", ("medium", "easy"), **variant)):
            words.append(word(decided(turn, level, Random(place)).action))
    assert len(words) > 500
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:16]


@pytest.mark.parametrize("level", DIGESTS)
def test_an_opponent_of_known_strength_does_what_it_always_did(level: str) -> None:
    assert digest(level) == DIGESTS[level]
