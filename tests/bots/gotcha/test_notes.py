"""Notes: what each seller has hidden, from public events alone."""

import pickle
from collections import Counter
from random import Random

import pytest

from games import bots
from games.bots.gotcha.notes import FAMILIES
from games.engines.game import Seat
from games.engines.gotcha.actions import PlaceOffer
from games.engines.gotcha.deck import KIND_OF
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.settings import Settings
from tests.bots.gotcha.matches import decision, turns
from tests.engines.gotcha.table import at

OFFERS = "offers 1 big-1 / once-1 tiny-1; offers 2 bad-1 / giant-1 tiny-2"


@pytest.mark.parametrize("at_once", [False, True], ids=["in turn", "at once"])
@pytest.mark.parametrize("seats", [3, 6])
def test_they_tell_what_every_seller_has_hidden_so_far(seats: int, at_once: bool) -> None:
    hidden: Counter[tuple[Seat, str]] = Counter()
    last: list[tuple[Seat, tuple[str, ...]]] = []
    seen_round = 1
    for turn in turns(seats, "notes", level="easy", simultaneous_offers=at_once):
        if turn.state.round != seen_round:
            seen_round = turn.state.round
            for seat, cards in last:
                hidden.update((seat, KIND_OF[card].family) for card in cards)
            last = []
            for seat, found in enumerate(turn.notes.hidden):
                assert found == tuple(hidden[seat, family] for family in FAMILIES)
        # The match that `turns` plays goes on with the same offer.
        rng = Random()
        rng.setstate(turn.chance)
        action = decision("easy", turn, rng).action
        if isinstance(action, PlaceOffer):
            last.append((turn.seat, action.face_down))
    assert hidden


def test_a_card_that_another_has_added_is_no_habit_of_the_seller() -> None:
    table = at("action", f"hand 0 bad-2; collects 0 add_one-1; {OFFERS}")
    notes = bots.blank("gotcha", 3, Settings())
    table.plays("0 plays add_one-1 bad-2 on 1; 0 selects 2")

    noted = bots.noted("gotcha", notes, table.events)

    assert noted.hidden == notes.hidden


def test_two_cards_removed_at_once_are_told_apart() -> None:
    offered = at("offer", "hand 1 big-1 once-1 tiny-1; hand 2 bad-1 giant-1 tiny-2; seats 3")
    notes = bots.blank("gotcha", 3, Settings())
    offered.plays("1 offers big-1 / once-1 tiny-1; 2 offers bad-1 / giant-1 tiny-2")
    notes = bots.noted("gotcha", notes, offered.events)
    removing = at("action", f"collects 2 remove_two-1; {OFFERS}")
    removing.plays("2 plays remove_two-1 on 1:0 1:1; 0 selects 1")

    noted = bots.noted("gotcha", notes, removing.events)

    assert noted.hidden[1] == (1.0, 1.0, 0.0)
    assert noted.hidden[2] == (2.0, 0.0, 0.0)


def test_they_are_small_and_may_go_to_another_process() -> None:
    *_, turn = turns(6, "small notes")

    assert pickle.loads(pickle.dumps(turn.notes)) == turn.notes
    assert len(pickle.dumps(turn.notes)) < 2000
    assert GOTCHA.view(turn.state, None).round > 3
