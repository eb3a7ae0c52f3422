"""The levels are worth their names: the same deals, the teams having changed places."""

import pytest

from games.engines.spades.game import SPADES
from games.engines.spades.settings import Settings
from tests.bots.duplicate import duplicates, interval, player

# Two rounds a match: enough for bids after a score, too few for it to be decided.
ROUNDS = 2


def lead(ours: str, theirs: str, matches: int, **settings: bool) -> tuple[float, float]:
    seeds = [f"strength {number}" for number in range(matches)]
    options = Settings(round_limit=ROUNDS, win_target=1000, **settings)
    scores = duplicates(SPADES, player("spades", ours), player("spades", theirs), seeds, options)
    return interval([score.lead for score in scores])


@pytest.mark.parametrize("variant", [{}, {"jokers": True}, {"deuce_high": True}], ids=str)
def test_medium_is_forty_points_a_hand_better_than_chance(variant: dict[str, bool]) -> None:
    mean, half = lead("medium", "random", 10, **variant)

    assert mean - half > 40


@pytest.mark.parametrize("variant", [{}, {"jokers": True}, {"deuce_high": True}], ids=str)
def test_medium_is_better_than_easy(variant: dict[str, bool]) -> None:
    mean, half = lead("medium", "easy", 30, **variant)

    assert mean - half > 0


def test_easy_is_better_than_chance() -> None:
    mean, half = lead("easy", "random", 10)

    assert mean - half > 40
