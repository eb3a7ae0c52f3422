"""Time is data: what is due is done once, from what is stored, by whoever wakes the match."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games import services, tables
from games.bots import Decision
from games.models import LogEntry, Match
from tests.games.stories import (
    fresh,
    later,
    left_to_bots,
    log_of,
    playing,
    some_action,
    table_of,
    tick_on,
    turn,
)

pytestmark = pytest.mark.django_db


def test_nothing_happens_before_its_time(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=30)

    services.wake(match.pk, later(match) - timedelta(seconds=1))

    assert log_of(match) == []


def test_a_turn_that_is_over_is_played_by_the_clock_with_the_default_action(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=30)
    table = table_of(match)
    (seat,) = table.actors
    default = table.game.default(table.state, seat)

    services.wake(match.pk, later(match))

    assert log_of(match) == [(1, seat, "clock")]
    assert table_of(match).state == table.acted(seat, default, 0.0).state


def test_without_a_turn_limit_a_present_player_is_never_hurried(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=0)

    services.wake(match.pk, timezone.now() + timedelta(seconds=5))

    assert log_of(match) == []


def test_a_bot_is_handed_its_own_view_and_nothing_else(anna):
    match = playing(anna, turn_seconds=0)
    Match.objects.filter(pk=match.pk).update(wake_at=timezone.now())
    bring_a_bot_to_move(match, anna)

    thought = services.wake(match.pk, later(match))

    assert thought is not None
    game, state = table_of(match).game, table_of(match).state
    assert thought.view == game.view(state, thought.seat)
    assert thought.legal == game.legal(state, thought.seat)


def bring_a_bot_to_move(match, person):
    while turn(match) == 0:
        services.submit(match.pk, person, 0, some_action(match, 0))


def test_a_bots_turn_is_claimed_by_one_ticker_only(anna):
    match = playing(anna, turn_seconds=0)
    bring_a_bot_to_move(match, anna)
    due = later(match)

    first = services.wake(match.pk, due)
    second = services.wake(match.pk, due)

    assert first is not None
    assert second is None


def test_a_bots_turn_whose_ticker_died_is_claimed_again(anna):
    match = playing(anna, turn_seconds=0)
    bring_a_bot_to_move(match, anna)
    assert services.wake(match.pk, later(match))

    assert services.wake(match.pk, later(match)) is not None


def test_a_bots_late_answer_changes_nothing(anna):
    match = playing(anna, turn_seconds=0)
    bring_a_bot_to_move(match, anna)
    thought = services.wake(match.pk, later(match))
    assert thought is not None
    assert services.answer(thought, Decision(thought.default, "It must."), timezone.now())
    before = log_of(match)

    assert not services.answer(thought, Decision(thought.default, "It must."), timezone.now())

    assert log_of(match) == before


def test_a_person_who_takes_the_bots_seat_is_not_overruled_by_its_late_answer(anna, ben):
    match = playing(anna, turn_seconds=0)
    bring_a_bot_to_move(match, anna)
    thought = services.wake(match.pk, later(match))
    assert thought is not None
    services.take_seat(match.pk, ben, thought.seat)

    assert not services.answer(thought, Decision(thought.default, "It must."), timezone.now())


def test_after_a_restart_the_match_goes_on_from_what_is_stored(anna):
    match = playing(anna, round_limit=1)
    left_to_bots(match)
    for _step in range(10):
        tick_on(match)

    tables.forget_all()
    for _step in range(400):
        if fresh(match).finished_at:
            break
        tick_on(match)

    assert fresh(match).result is not None
    assert LogEntry.objects.filter(match=match).count() == fresh(match).version


def test_the_clock_of_a_seat_runs_from_when_its_turn_began(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=30)
    people = {p.pk: p for p in (anna, ben, clara, dora)}
    seat = turn(match)
    user = people[table_of(match).holders[seat]]

    services.submit(match.pk, user, seat, some_action(match, seat))

    acted = LogEntry.objects.get(match=match).at.timestamp()
    assert later(match).timestamp() == pytest.approx(acted + 30)
