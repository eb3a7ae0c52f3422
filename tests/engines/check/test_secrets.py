"""No face of a face-down card reaches anybody but who may know it, by view or by event."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.engines.check.events import RoundScored
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.engines.check.state import GameOver, State, Turn
from games.fuzzing.matches import Trial, positions
from tests.engines.check.contract import cards_of

CARD = re.compile(r'"([2-9TJQKA][CDHS])"')

TRIALS = [
    pytest.param(Trial(CHECK, seats, f"secrets {seats}", Settings(match_penalty=penalty)), id=name)
    for seats in CHECK.seats
    for penalty in (False, True)
    for name in [f"{seats}-{penalty}"]
]


def cards_told(value: Any) -> set[str]:
    return set(CARD.findall(msgspec.json.encode(value).decode()))


def public_cards(state: State) -> Iterator[str]:
    """What lies or lay face up for everybody, or is held in the open."""
    yield from state.piles.discard[-1:]
    if (
        isinstance(state.phase, Turn)
        and state.phase.drawn
        and state.phase.drawn.source == "discard"
    ):
        yield state.phase.drawn.card
    for finished in state.standing.rounds:
        yield from (card for hand in finished.hands for card in hand if card)


def allowed(state: State, viewpoint: int | None) -> set[str]:
    """What a viewpoint may be told: public cards, what it knows, what it has drawn."""
    cards = set(public_cards(state))
    if isinstance(state.phase, GameOver):
        cards |= {held.card for grid in state.grids for held in grid if held}
    if viewpoint is not None:
        cards |= {h.card for grid in state.grids for h in grid if h and viewpoint in h.known_by}
        if isinstance(state.phase, Turn) and state.phase.drawn and viewpoint == state.turn:
            cards.add(state.phase.drawn.card)
    return cards


@pytest.mark.parametrize("trial", TRIALS)
def test_a_view_tells_of_no_card_that_its_viewpoint_may_not_know(trial: Trial) -> None:
    for position in positions(trial):
        for viewpoint in position.viewpoints:
            view = CHECK.view(position.state, viewpoint)
            assert cards_told(view) <= allowed(position.state, viewpoint)


@pytest.mark.parametrize("trial", TRIALS)
def test_no_player_is_drawn_with_a_face_before_the_round_is_scored(trial: Trial) -> None:
    for position in positions(trial):
        for viewpoint in position.viewpoints:
            shown = cards_told(CHECK.view(position.state, viewpoint).players)
            assert not shown or isinstance(position.state.phase, GameOver)


@pytest.mark.parametrize("trial", TRIALS)
def test_an_event_tells_of_no_card_that_lies_face_down(trial: Trial) -> None:
    seen = 0
    for position in positions(trial):
        events, seen = position.events[seen:], len(position.events)
        told = cards_told([event for event in events if not isinstance(event, RoundScored)])
        assert told <= {*position.state.piles.discard, *public_cards(position.state)}


@pytest.mark.parametrize("trial", TRIALS)
def test_every_card_is_in_one_place(trial: Trial) -> None:
    for position in positions(trial):
        cards = cards_of(position.state)
        assert len(cards) == len(set(cards)) == 52
