"""Medium and the anchors do what they did when they were measured.

When this fails, an anchor has changed, which makes old figures incomparable: take the change back,
or measure everything again.
"""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from games import bots
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from tests.bots.check.matches import Moment, moments
from tests.engines.check.table import word

DIGESTS = {
    "medium": "03ed92584dfca377",
    "patient": "03cde22fc4effc6d",
    "hasty": "251de7ae7b1f5a6b",
    "daring": "93b1fd4a0f802314",
}


def recorded() -> Iterator[Moment]:
    """Some hundred moments of matches between these bots."""
    for seats in CHECK.seats:
        levels = [list(DIGESTS)[seat % len(DIGESTS)] for seat in range(seats)]
        settings = Settings(rounds=2, match_penalty=seats == 3)
        yield from moments(levels, f"recorded {seats}", settings)


def test_all_anchors_are_watched() -> None:
    assert set(DIGESTS) == {"medium", *bots.everybody("check")} - {"easy", "hard", "random"}


@pytest.mark.parametrize("level", DIGESTS)
def test_an_anchor_never_changes(level: str) -> None:
    done = []
    for number, moment in enumerate(recorded()):
        decided = bots.decide(
            "check", level, moment.view, moment.view.legal, Random(number), 1, moment.notes,
            moment.seat,
        )  # fmt: skip
        done.append(word(decided.action))

    assert len(done) > 300
    assert sha256(" ".join(done).encode()).hexdigest()[:16] == DIGESTS[level]
