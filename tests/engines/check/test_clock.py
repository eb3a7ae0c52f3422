"""The rules' own clocks: for the first look and for the matching."""

from typing import Any

from games.engines.check.game import CHECK
from tests.engines.check.table import Table, opened, playing, word

HANDS = "0 7H 2C 5C; 1 7C 3C; 2 7S 4C"


def clock(table: Table) -> Any:
    timer = CHECK.timer(table.state)
    return timer and (timer.seconds, word(timer.action))


def key(table: Table) -> str:
    timer = CHECK.timer(table.state)
    assert timer is not None
    return timer.key


def test_the_first_look_has_a_clock() -> None:
    assert clock(opened(3)) == (10, "close_peek")
    assert clock(opened(3, peek_seconds=25)) == (25, "close_peek")


def test_the_matching_has_a_clock() -> None:
    assert clock(playing(HANDS).plays("0:draw 0:discard")) == (6, "close_match")
    table = playing(HANDS, match_seconds=60).plays("0:draw 0:discard")
    assert clock(table) == (60, "close_match")


def test_a_turn_and_an_ability_have_none_of_the_rules() -> None:
    table = playing(HANDS + "; pile KD TC")
    assert clock(table) is None

    table.plays("0:draw")
    assert clock(table) is None
    table.plays("0:discard").all_pass()
    assert (table.phase, clock(table)) == ("ability", None)


def test_there_is_none_when_it_is_over() -> None:
    table = playing(HANDS + "; caller 1").plays("0:draw 0:discard").all_pass()

    assert (table.phase, clock(table)) == ("game_over", None)


def test_a_setting_of_0_is_no_clock_and_its_action_is_refused() -> None:
    table = opened(3, peek_seconds=0)
    assert clock(table) is None
    table.refuses(
        "clock:close_peek", because="No clock is running for the first look at the cards."
    )

    table = playing(HANDS, match_seconds=0).plays("0:draw 0:discard")
    assert clock(table) is None
    table.refuses("clock:close_match", because="No clock is running for a match.")


def test_each_setting_is_for_its_own_clock() -> None:
    assert clock(opened(3, match_seconds=0)) == (10, "close_peek")
    assert clock(playing(HANDS, peek_seconds=0).plays("0:draw 0:discard")) == (6, "close_match")


def test_the_clock_acts_in_its_own_phase_only() -> None:
    no_peek = "No clock is running for the first look at the cards."
    no_match = "No clock is running for a match."
    opened(3).refuses("clock:close_match", because=no_match)
    for table in (
        playing(HANDS),
        playing(HANDS).plays("0:draw"),
        playing(HANDS + "; pile KD TC").plays("0:draw 0:discard").all_pass(),
        playing(HANDS + "; caller 1").plays("0:draw 0:discard").all_pass(),
    ):
        table.refuses("clock:close_match", because=no_match)
        table.refuses("clock:close_peek", because=no_peek)
    playing(HANDS).plays("0:draw 0:discard").refuses("clock:close_peek", because=no_peek)


def test_the_clocks_actions_are_refused_from_a_seat() -> None:
    opened(3).refuses("0:close_peek 0:close_match", because="Only the clock does that.")
    table = playing(HANDS).plays("0:draw 0:discard")
    table.refuses("1:close_match", because="Only the clock does that.")


def test_a_seats_actions_are_refused_from_the_clock() -> None:
    opened(3).refuses(
        "clock:ready clock:pass clock:draw clock:check",
        because="The clock does nothing but end the first look and the matching.",
    )


def test_answers_do_not_restart_the_clock() -> None:
    table = opened(3)
    first = key(table)
    assert key(table.plays("1:ready")) == first

    table = playing(HANDS, match_penalty=True).plays("0:draw 0:discard")
    first = key(table)
    assert key(table.plays("1:pass")) == first
    assert key(table.plays("2:match0")) == first


def test_every_window_and_every_first_look_starts_its_clock_anew() -> None:
    table = opened(2, rounds=3)
    keys = []
    phase = ""
    while table.actors:
        if table.phase != phase and CHECK.timer(table.state) is not None:
            keys.append(key(table))
        phase = table.phase
        actor = table.actors[0]
        turns = sum(name.startswith("match") for name in keys)
        calls = "check" in table.legal(actor).split() and turns % 3 == 2
        table.plays(f"{actor}:{'check' if calls else table.default(actor)}")

    assert len(keys) > 9
    assert len(set(keys)) == len(keys)
