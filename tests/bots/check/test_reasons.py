"""Why a bot did something is told after the match, and never names a card."""

import re

import pytest

from games import bots
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.fuzzing.matches import Trial, positions
from tests.bots.check.matches import FEW

FACES = re.compile(r"\b(aces?|kings?|queens?|jacks?|\d+|[2-9TJQKA][CDHS])\b", re.IGNORECASE)


@pytest.mark.parametrize("seats", [2, 5])
def test_no_reason_names_a_face(seats: int) -> None:
    reasons = set()
    for position in positions(Trial(CHECK, seats, f"reasons {seats}", Settings(rounds=3))):
        for seat in CHECK.actors(position.state):
            view = CHECK.view(position.state, seat)
            for level in bots.levels("check"):
                decided = bots.decide("check", level, view, view.legal, position.rng, FEW)
                reasons.add(decided.why)

    assert len(reasons) > 8
    assert not [reason for reason in reasons if FACES.search(reason)]
