"""The order in which face-down cards lie tells nothing of them."""

from collections import Counter
from random import Random

import pytest

from games import bots
from games.bots.budget import Budget
from games.engines.gotcha.game import GOTCHA
from tests.engines.gotcha.table import at, word

TABLE = at("offer", "hand 1 tiny-1 bad-2 once-1; hand 2 big-1 big-2 big-3")


@pytest.mark.parametrize("level", bots.levels("gotcha"))
def test_a_bot_lays_its_face_down_cards_in_either_order_as_often(level: str) -> None:
    view, legal = GOTCHA.view(TABLE.state, 1), GOTCHA.legal(TABLE.state, 1)
    orders: Counter[bool] = Counter()
    for seed in range(300):
        budget = Budget(worlds=2)
        action = bots.decide("gotcha", level, view, legal, Random(seed), budget, None, 1).action
        first, second = action.face_down
        orders[[first, second] == sorted((first, second), key=TABLE.hand(1).index)] += 1

    assert 100 < orders[True] < 200


def test_what_is_not_legal_in_any_order_is_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = GOTCHA.view(TABLE.state, 1), GOTCHA.legal(TABLE.state, 1)
    other = GOTCHA.legal(TABLE.plays("1 offers tiny-1 / bad-2 once-1").state, 2)[0]
    module = bots._bots("gotcha")
    assert module is not None
    monkeypatch.setitem(module.LEVELS, "easy", lambda *_: bots.Decision(other, word(other)))

    with pytest.raises(ValueError, match="what is not legal"):
        bots.decide("gotcha", "easy", view, legal, Random(1), 1.0)
