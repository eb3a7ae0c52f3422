"""The fuzzer finds what it looks for, and what it found can be seen again."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed

from games.engines import GAMES
from games.engines.game import Game, IllegalAction, Step
from games.engines.spades.actions import PlaceBid, SeeCards
from games.engines.spades.game import SPADES
from games.fuzzing.failures import Failure, Record, rerun, run
from games.fuzzing.matches import Trial
from games.fuzzing.variety import random_settings
from tests.engines.contract.trials import in_every_game
from tests.engines.spades.contract import PROBES

SEED = "a fuzzed match"


def failure_of(game: Game) -> Record:
    with pytest.raises(Failure) as caught:
        run(Trial(game, 4, SEED, PROBES.settings[0]), PROBES)
    return caught.value.record


def test_a_game_that_keeps_its_promises_has_no_failure() -> None:
    assert run(Trial(SPADES, 4, SEED, PROBES.settings[0]), PROBES) == 2 * 56


def test_a_view_that_shows_somebody_elses_hand_is_found() -> None:
    def leaking(state: Any, seat: int | None) -> Any:
        return changed(SPADES.view(state, seat), hand=state.hands[0])

    assert "tells what it may not know" in failure_of(replace(SPADES, view=leaking)).failure


def test_a_view_that_tells_the_seed_is_found() -> None:
    def telling(state: Any, seat: int | None) -> Any:
        return changed(SPADES.view(state, seat), phase=state.match.seed)

    assert "tells the seed" in failure_of(replace(SPADES, view=telling)).failure


def test_an_action_that_is_allowed_but_not_listed_is_found() -> None:
    def accepting(state: Any, seat: int | None, action: Any) -> Step:
        if isinstance(action, SeeCards):
            return Step(state)
        return SPADES.apply(state, seat, action)

    assert "which is not legal" in failure_of(replace(SPADES, apply=accepting)).failure


def test_a_card_that_is_lost_is_found() -> None:
    def losing(state: Any, seat: int | None, action: Any) -> Step:
        step = SPADES.apply(state, seat, action)
        hands = (step.state.hands[0][1:], *step.state.hands[1:])
        return Step(changed(step.state, hands=hands), step.events)

    assert "AssertionError" in failure_of(replace(SPADES, apply=losing)).failure


def test_a_failure_can_be_run_again_from_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(state: Any, seat: int | None, action: Any) -> Step:
        if state.deal.round == 2 and isinstance(action, PlaceBid):
            raise IllegalAction("Bidding twice is not for us.")
        return SPADES.apply(state, seat, action)

    broken = replace(SPADES, apply=forgetful)
    record = msgspec.json.decode(msgspec.json.encode(failure_of(broken)), type=Record)
    assert len(record.log) == 56

    monkeypatch.setitem(GAMES, "spades", broken)
    with pytest.raises(IllegalAction, match="Bidding twice is not for us"):
        rerun(record, PROBES)

    monkeypatch.setitem(GAMES, "spades", SPADES)
    rerun(record, PROBES)


@in_every_game
def test_random_settings_are_within_their_bounds_and_of_many_kinds(game: Game) -> None:
    tables = [random_settings(game, random.Random(number)) for number in range(50)]

    assert all(game.setup(game.seats[0], SEED, settings) for settings in tables)
    assert len(set(tables)) > 10
