"""The medium bot in thought: quicker, and with the same habits."""

from random import Random

import pytest

from games.bots.gotcha.counts import KIND, PLACE, counted
from games.bots.gotcha.habits import Habits
from games.bots.gotcha.reading import read
from games.bots.gotcha.table import Lying, Table
from games.engines.gotcha.actions import Flip, PlaceOffer, Play, SelectOffer
from games.engines.gotcha.game import GOTCHA
from games.engines.gotcha.state import State
from tests.bots.gotcha.matches import Turn, decision, turns
from tests.engines.gotcha.table import at

HELD = "collects 0 bad-1 bad-2; collects 2 remove_one-1"
OFFERS = "offers 1 big-2 / {} tiny-2; offers 2 medium-1 / tiny-3 tiny-4"


def in_thought(state: State) -> Table:
    """The very table, with nothing hidden: each seat still goes by what it may know."""
    return Table(
        state.buyer,
        state.points,
        [counted(cards) for cards in state.collections],
        [tuple(KIND[card] for card in hand) for hand in state.hands],
        [
            None
            if offer is None
            else tuple(Lying(KIND[each.card], each.face_up, each.by) for each in offer)
            for offer in state.offers
        ],
        [False] * len(state.hands),
        frozenset(),
    )


def agrees(turn: Turn) -> bool:
    """Whether a medium bot in thought does what a medium bot does, as far as kinds tell."""
    habits = Habits(read(GOTCHA.view(turn.state, turn.seat), turn.seat))
    table, action = in_thought(turn.state), decision("medium", turn, Random(1)).action
    match action:
        case SelectOffer(seat):
            return habits.choose(table) == seat
        case Flip(seat):
            spot = habits.flip(table)
            return spot is not None and spot[0] == seat
        case PlaceOffer(face_up, face_down):
            offered = habits.offer(table, turn.seat, Random(1), is_seen=True)
            return sorted(offered) == sorted(KIND[card] for card in (face_up, *face_down))
    move = habits.act(table, turn.seat)
    if isinstance(action, Play):
        return move is not None and move.kind == KIND[action.card]
    return move is None


@pytest.mark.parametrize(
    ("phase", "often"),
    [("offer", 0.6), ("buyer_flip", 0.8), ("action", 0.85), ("select_offer", 0.9)],
)
def test_it_nearly_always_does_what_a_medium_bot_does(phase: str, often: float) -> None:
    """An offer is drawn by lot from the good ones, and each knows its own hand."""
    found = [
        agrees(turn) for turn in turns(4, "habits") if GOTCHA.view(turn.state, None).phase == phase
    ]

    assert len(found) > 5
    assert sum(found) >= often * len(found)


def test_nobody_in_thought_knows_what_lies_face_down() -> None:
    chosen = set()
    for hidden in ("giant-1", "bad-3", "tiny-1"):
        state = at("action", f"points 2 1 1; {HELD}; {OFFERS.format(hidden)}").state
        habits, table = Habits(read(GOTCHA.view(state, 2), 2)), in_thought(state)
        chosen.add((habits.choose(table), habits.act(table, 2)))

    assert len(chosen) == 1


def test_points_that_change_hands_change_what_everybody_wants() -> None:
    text = (
        "points 1 4 1; collects 1 big-1; offers 1 big-2 / tiny-1 tiny-2; offers 2 giant-1 / tiny-3"
    )
    state = at("select_offer", text).state
    habits, table = Habits(read(GOTCHA.view(state, 0), 0)), in_thought(state)

    assert habits.choose(table) == 1
    table.points = (1, 1, 4)
    assert habits.choose(table) == 2


def test_a_point_is_stolen_from_a_leader() -> None:
    state = at(
        "action", f"points 1 4 1; collects 2 steal_a_point-1; {OFFERS.format('tiny-1')}"
    ).state
    move = Habits(read(GOTCHA.view(state, 2), 2)).act(in_thought(state), 2)

    assert move is not None
    assert (move.kind, move.spots) == (PLACE["steal_a_point"], ((1, 0),))
