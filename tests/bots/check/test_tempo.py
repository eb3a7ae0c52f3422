"""How long a bot takes at a table of Check, from what everybody sees."""

from random import Random

import pytest

from games import bots
from games.engines.check.game import CHECK
from games.engines.check.settings import Settings
from games.fuzzing.matches import Trial, positions
from tests.bots.check.seat import seated
from tests.engines.check.contract import resample
from tests.engines.check.table import Table, opened


def pauses(table: Table) -> list[float]:
    public = CHECK.view(table.state, None)
    return [bots.pause("check", public, Random(seed)) for seed in range(200)]


def between(shortest: float, longest: float, table: Table) -> bool:
    return all(shortest <= seconds <= longest for seconds in pauses(table))


def test_a_turn_takes_one_to_three_seconds() -> None:
    table = seated("0 5C 9D 2C 8D; 1 3C 5D 6H 7S")

    assert between(1, 3, table)
    assert between(1, 3, table.plays("0:draw"))


def test_a_window_is_answered_well_before_it_closes() -> None:
    table = seated("0 5C 9D 2C 8D; 1 3C 5D 6H 7S").plays("0:draw 0:discard")

    assert between(1, 4, table)
    assert Settings().match_seconds == 6


def test_who_has_a_match_answers_as_fast_as_who_has_none() -> None:
    text = "0 5C {} 2C 8D; 1 3C 5D 6H 7S; pile TS 9C; turn 1"
    match, none = (seated(text.format(card), "0.1") for card in ("TD", "9D"))

    assert pauses(match.plays("1:draw 1:discard")) == pauses(none.plays("1:draw 1:discard"))


def test_the_first_look_ends_well_before_its_clock() -> None:
    assert between(2, 4.5, opened())
    assert Settings().peek_seconds == 10


def test_a_finished_round_can_be_read_before_anybody_is_ready() -> None:
    table = seated("0 5C 9D 2C 8D; 1 3C 5D 6H 7S; caller 1; pile 4S TS", rounds=2)
    table.plays("0:draw 0:discard 0:pass")
    assert (table.phase, table.state.round) == ("peek", 2)

    assert between(4, 6, table)
    assert between(2, 4.5, table.plays("0:ready"))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_pause_tells_nothing_of_what_lies_face_down(seats: int) -> None:
    trial = Trial(CHECK, seats, f"pauses {seats}", Settings(rounds=2))
    for position in positions(trial):
        other = resample(position.state, None, position.rng)
        here, there = (CHECK.view(state, None) for state in (position.state, other))

        assert bots.pause("check", here, Random(1)) == bots.pause("check", there, Random(1))
