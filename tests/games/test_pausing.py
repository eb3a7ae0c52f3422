"""A pause and more time: asked, agreed or declined; no clock and no bot runs meanwhile."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games import services, tables
from games.bots import Decision
from games.models import ClockShift, Match
from games.rendering import Viewer, fragments
from games.services import Refusal, SeatPlan, holding, writing
from tests.games.stories import (
    fresh,
    later,
    log_of,
    playing,
    some_action,
    table_of,
    tick_on,
    turn,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def clock(monkeypatch):
    """The time of day, as pauses reckon it."""

    class Clock:
        now = timezone.now().timestamp()

        def time(self):
            return self.now

    clock = Clock()
    monkeypatch.setattr(holding, "time", clock)
    monkeypatch.setattr(writing, "time", clock)
    return clock


def paused(match: Match, *people) -> Match:
    first, *others = people
    services.ask_for_pause(match.pk, first)
    for other in others:
        services.answer_proposal(match.pk, other, True)
    assert fresh(match).paused_since is not None
    return match


def holder_of_turn(match, *people):
    holder = table_of(match).holders[turn(match)]
    return next(person for person in people if person.pk == holder)


def test_among_bots_one_may_pause_at_once(anna):
    match = playing(anna, turn_seconds=30)

    services.ask_for_pause(match.pk, anna)

    assert fresh(match).paused_since is not None
    assert fresh(match).wake_at is None


def test_a_pause_needs_everybody(anna, ben, clara):
    match = playing(anna, ben, clara)

    services.ask_for_pause(match.pk, ben)
    services.answer_proposal(match.pk, anna, True)
    assert fresh(match).paused_since is None
    services.answer_proposal(match.pk, clara, True)

    assert fresh(match).paused_since is not None


def test_one_who_declines_ends_the_matter(anna, ben):
    match = playing(anna, ben)
    services.ask_for_pause(match.pk, ben)

    services.answer_proposal(match.pk, anna, False)

    assert fresh(match).paused_since is None
    with pytest.raises(Refusal, match="Nobody asks"):
        services.answer_proposal(match.pk, anna, True)


def test_nothing_happens_by_itself_while_a_match_is_paused(anna):
    match = paused(playing(anna, turn_seconds=5), anna)
    Match.objects.filter(pk=match.pk).update(wake_at=timezone.now())

    assert services.wake(match.pk, timezone.now() + timedelta(hours=5)) is None

    assert log_of(match) == []
    assert not any(seat.away for seat in table_of(match).seats)


def test_a_bots_thought_that_comes_during_a_pause_is_not_played(anna):
    match = playing(anna, turn_seconds=0)
    while turn(match) == 0:
        services.submit(match.pk, anna, 0, some_action(match, 0))
    thought = services.wake(match.pk, later(match))
    before = log_of(match)
    paused(match, anna)

    assert not services.answer(thought, Decision(thought.default, "It must."), timezone.now())

    assert log_of(match) == before
    services.resume(match.pk, anna)
    tick_on(match)
    assert len(log_of(match)) == len(before) + 1


def test_an_action_during_a_pause_is_refused_in_words(anna, ben, clara, dora):
    match = paused(playing(anna, ben, clara, dora), anna, ben, clara, dora)
    seat = turn(match)
    user = holder_of_turn(match, anna, ben, clara, dora)

    with pytest.raises(Refusal, match="paused"):
        services.submit(match.pk, user, seat, some_action(match, seat))


def test_after_a_pause_every_clock_stands_where_it_stood(anna, ben, clara, dora, clock):
    match = playing(anna, ben, clara, dora, turn_seconds=30)
    before = later(match).timestamp()
    paused(match, anna, ben, clara, dora)

    clock.now += 4000
    services.resume(match.pk, dora)

    assert tables.current(match.pk).since[turn(match)] == pytest.approx(before - 30 + 4000)
    # Clocks alone: the leases of those who are here end sooner.
    from games.agenda import deadlines

    assert max(at for at in deadlines(table_of(match), 0.0) if at) == pytest.approx(before + 4000)


def test_a_restart_changes_nothing_about_pauses(anna, ben, clara, dora, clock):
    match = playing(anna, ben, clara, dora, turn_seconds=30)
    people = (anna, ben, clara, dora)
    seat, user = turn(match), holder_of_turn(match, *people)
    services.submit(match.pk, user, seat, some_action(match, seat))
    paused(match, *people)
    tables.forget_all()
    assert table_of(match).paused_since is not None
    clock.now += 500
    services.resume(match.pk, ben)
    seat, user = turn(match), holder_of_turn(match, *people)
    services.submit(match.pk, user, seat, some_action(match, seat))
    paused(match, *people)
    clock.now += 70
    services.resume(match.pk, ben)
    alive = table_of(match)

    tables.forget_all()
    replayed = table_of(match)

    assert ClockShift.objects.filter(match=match).count() == 2
    assert (replayed.since, replayed.moved, replayed.shifts) == (
        alive.since,
        alive.moved,
        alive.shifts,
    )


def test_a_pause_waits_for_the_countdown_of_the_rules(anna, ben):
    bot = SeatPlan("bot", level="easy")
    match = services.open_table(
        anna, "check", {"peek_seconds": 10}, [SeatPlan("me"), bot], is_public=False
    )
    services.start(match.pk, anna)

    services.ask_for_pause(match.pk, anna)

    assert fresh(match).paused_since is None
    assert "when the countdown is over" in fragments(table_of(match), Viewer(anna.pk))["pause"]
    while table_of(match).timer is not None:
        tick_on(match)
    assert fresh(match).paused_since is not None


def test_more_time_is_given_to_one_turn_and_lapses_with_it(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=30)
    people = (anna, ben, clara, dora)
    seat, user = turn(match), holder_of_turn(match, *people)
    before = later(match)

    services.ask_for_time(match.pk, user)
    for other in people:
        if other != user:
            services.answer_proposal(match.pk, other, True)

    assert later(match) - before == pytest.approx(timedelta(seconds=20), abs=timedelta(seconds=5))
    tables.forget_all()
    assert table_of(match).extra[seat] == 30
    services.submit(match.pk, user, seat, some_action(match, seat))
    assert table_of(match).extra[seat] == 0


def test_a_wish_for_time_is_forgotten_when_the_turn_is_over(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=30)
    people = (anna, ben, clara, dora)
    seat, user = turn(match), holder_of_turn(match, *people)
    services.ask_for_time(match.pk, user)

    services.submit(match.pk, user, seat, some_action(match, seat))

    assert fresh(match).proposal == ""


def test_more_time_is_refused_in_words_where_it_makes_no_sense(anna, ben, clara, dora):
    calm = playing(anna, ben, clara, dora, turn_seconds=0)
    timed = playing(anna, ben, clara, dora, turn_seconds=30)
    waiting_for = next(
        person
        for person in (anna, ben, clara, dora)
        if person.pk != table_of(timed).holders[turn(timed)]
    )

    with pytest.raises(Refusal, match="no clock"):
        services.ask_for_time(calm.pk, anna)
    with pytest.raises(Refusal, match="not your turn"):
        services.ask_for_time(timed.pk, waiting_for)


def test_who_does_not_play_neither_pauses_nor_resumes(anna, ben):
    match = playing(anna)
    with pytest.raises(Refusal):
        services.ask_for_pause(match.pk, ben)
    paused(match, anna)

    with pytest.raises(Refusal):
        services.resume(match.pk, ben)


@pytest.mark.parametrize("slug", ["modern_art", "spades", "gotcha", "check"])
def test_a_paused_page_says_so_and_asks_nothing(slug, anna, client):
    from games.engines import GAMES

    plans = [SeatPlan("me"), *[SeatPlan("bot", level="easy")] * (GAMES[slug].seats[0] - 1)]
    options = {"modern_art": {"open_countdown": 0}, "check": {"peek_seconds": 0}}.get(slug, {})
    match = services.open_table(anna, slug, options, plans)
    services.start(match.pk, anna)
    paused(match, anna)
    client.force_login(anna)

    page = client.get(f"/t/{match.code}/").content.decode()

    assert "The match is paused." in page
    assert f"/t/{match.code}/resume/" in page
    assert 'data-asked="' not in page
    client.post(f"/t/{match.code}/resume/")
    assert fresh(match).paused_since is None
