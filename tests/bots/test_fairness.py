"""The check that finds a bot out that knows what it cannot."""

from random import Random
from typing import Any

import pytest

from games.bots.budget import Budget
from games.engines import GAMES
from games.engines.game import Seat
from games.fuzzing.fairness import Leak, decisions
from tests.engines.contract.trials import probes_of

SPADES = GAMES["spades"]


def checked(resample: Any) -> int:
    settings = SPADES.Settings(round_limit=1)
    match = decisions(SPADES, 4, settings, "medium", resample, Budget(worlds=1), "fair")
    return max(match)


def test_a_fair_bot_decides_the_same_whatever_it_cannot_see() -> None:
    assert checked(probes_of("spades").resample) == 4 + 52


def test_one_whose_own_cards_count_as_hidden_is_found_out() -> None:
    def too_much(state: Any, seat: Seat, rng: Random) -> Any:
        """As the left neighbour sees it, for whom this seat's hand is hidden."""
        return probes_of("spades").resample(state, (seat + 1) % 4, rng)

    with pytest.raises(Leak, match="spades medium, seed 'fair'"):
        checked(too_much)
