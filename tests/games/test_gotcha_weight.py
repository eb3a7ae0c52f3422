"""What Things & Gotchas sends at once: the end of a round changes nearly everything on the page."""

import random

import pytest

from games.engines import GAMES
from games.table import Table
from tests.games.unkept import begun, moments, shown, view

# Kilobytes to a seat on average, not compressed: as tests/bench/weight.py has it. What is typical
# may have 15; with six seats the end of a round is the whole table but for two names.
BUDGETS = {4: 14.5, 6: 19}
ROUNDS = 6


def news(before: Table, after: Table, seat: int) -> int:
    """Bytes of what this seat's page is told."""
    had = shown(before, seat)
    changed = [text for name, text in shown(after, seat).items() if had[name] != text]
    return len("".join(changed).encode())


@pytest.mark.parametrize("seats", BUDGETS)
def test_the_end_of_a_round_is_told_in_little(seats):
    settings = GAMES["gotcha"].Settings(target_points=10, turn_seconds=0)
    weights = []
    before = None
    for moment in moments(begun("gotcha", seats, settings, "s0"), random.Random(0)):
        if before and view(moment, None).round > view(before, None).round:
            weights.append(sum(news(before, moment, seat) for seat in range(seats)) / seats)
        before = moment
        if len(weights) == ROUNDS:
            break

    assert len(weights) == ROUNDS
    assert max(weights) <= BUDGETS[seats] * 1024
