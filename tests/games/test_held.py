"""A match whose people are all away waits for them; where others stay, a bot plays and says so."""

import pytest
from django.urls import reverse
from django.utils import timezone

from games import lobby, services, tables
from games.agenda import agenda
from games.bots import Decision
from games.models import ClockShift
from games.rendering import Viewer, fragments
from games.services import SeatPlan
from games.services.presence import RELOADING
from tests.games.stories import (
    BOT,
    ME,
    fresh,
    later,
    log_of,
    person,
    playing,
    some_action,
    table_of,
    tick_on,
    turn,
)

pytestmark = pytest.mark.django_db


def leave(match, frozen, *people):
    """Their pages are closed, for longer than any grace."""
    for one in people:
        services.depart(match.pk, one.pk)
    frozen.passes(120)
    services.wake(match.pk, frozen.now())


def until_asked(match, host):
    while turn(match) not in table_of(match).seats_of(host.pk):
        tick_on(match)


def test_alone_with_bots_no_bot_takes_the_seat_of_who_leaves(anna, frozen):
    match = playing(anna)
    until_asked(match, anna)
    before = log_of(match)

    leave(match, frozen, anna)

    assert fresh(match).is_held
    assert not any(seat.away for seat in table_of(match).seats)
    assert fresh(match).wake_at is None
    assert log_of(match) == before


def test_bots_wait_as_well(anna, frozen):
    match = playing(anna)
    until_asked(match, anna)
    services.submit(match.pk, anna, 0, some_action(match, 0))
    thought = services.wake(match.pk, later(match))
    before = log_of(match)

    services.depart(match.pk, anna.pk)
    frozen.passes(60)
    services.wake(match.pk, frozen.now())

    # The one that was thinking when she left answers too late.
    assert not services.answer(thought, Decision(thought.default, "It must."), frozen.now())
    assert log_of(match) == before
    assert agenda(table_of(match), 1.0) == []


def test_it_is_noticed_as_soon_as_the_next_page_could_be_open(anna, frozen):
    match = playing(anna)

    services.depart(match.pk, anna.pk)

    assert match.seats.get(index=0).present_until.timestamp() == frozen.at + RELOADING


def test_a_page_that_is_loaded_again_changes_nothing(anna, frozen):
    match = playing(anna)
    services.depart(match.pk, anna.pk)
    frozen.passes(1)
    services.arrive(match.pk, anna.pk)
    frozen.passes(10)

    services.wake(match.pk, frozen.now())

    assert not fresh(match).is_held


def test_with_somebody_else_at_the_table_a_bot_plays_as_before(anna, ben, frozen):
    match = playing(anna, ben)
    services.depart(match.pk, anna.pk)
    frozen.passes(31)

    services.wake(match.pk, frozen.now())

    assert not fresh(match).is_held
    assert table_of(match).seats[0].away


def test_when_the_last_of_several_leaves_it_waits_too(anna, ben, frozen):
    match = playing(anna, ben, turn_seconds=30)
    services.depart(match.pk, anna.pk)
    frozen.passes(31)
    services.wake(match.pk, frozen.now())
    services.depart(match.pk, ben.pk)
    frozen.passes(31)

    services.wake(match.pk, frozen.now())

    assert fresh(match).is_held
    services.arrive(match.pk, anna.pk)
    assert not fresh(match).is_held
    assert not table_of(match).seats[0].away


def test_those_who_share_a_screen_leave_together(anna, frozen):
    plans = (ME, BOT, SeatPlan("guest", name="Ben"), BOT)
    match = services.open_table(anna, "spades", {}, plans)
    services.start(match.pk, anna)

    leave(match, frozen, anna)

    assert fresh(match).is_held


def test_a_rated_match_is_played_out(frozen):
    anna, ben = (person(name) for name in ("Anna", "Ben"))
    plans = (ME, SeatPlan("open"), BOT, BOT)
    match = services.open_table(anna, "spades", {"turn_seconds": 30}, plans, is_rated=True)
    services.take_seat(match.pk, ben, 1)
    services.set_ready(match.pk, ben, True)
    services.start(match.pk, anna)

    leave(match, frozen, anna, ben)
    services.wake(match.pk, frozen.now())

    assert not fresh(match).is_held
    assert [seat.away for seat in table_of(match).seats[:2]] == [True, True]


def auction(host):
    """A countdown of the rules that runs while one person plays alone."""
    match = services.open_table(host, "modern_art", {}, (ME, BOT, BOT))
    type(match).objects.filter(pk=match.pk).update(seed="an open auction")
    services.start(match.pk, host)
    table = table_of(match)
    (seat,) = table.actors
    legal = table.game.legal(table.state, seat)
    action = next(action for action in legal if "-open-" in action.card)
    with services.writing.locked(match.pk) as row:
        services.playing.move(row, table, seat, action, "bot", timezone.now())
    return fresh(match)


def test_the_rules_own_countdown_stands_while_the_only_person_is_away(anna, frozen, settings):
    settings.BOT_PACE = 1000.0
    match = auction(anna)
    ends = table_of(match).timer_since + table_of(match).timer.seconds
    frozen.passes(2)
    services.depart(match.pk, anna.pk)
    frozen.passes(RELOADING)
    services.wake(match.pk, frozen.now())
    frozen.passes(3600)
    assert fresh(match).wake_at is None

    services.arrive(match.pk, anna.pk)

    assert later(match).timestamp() == pytest.approx(ends + 3600)
    assert len(log_of(match)) == 1


def test_a_restart_loses_nothing_of_it(anna, frozen):
    match = auction(anna)
    leave(match, frozen, anna)
    tables.forget_all()
    assert table_of(match).is_held

    frozen.passes(500)
    services.arrive(match.pk, anna.pk)

    shown = table_of(match)
    assert ClockShift.objects.filter(match=match).count() == 1
    tables.forget_all()
    assert table_of(match) == shown


def test_a_ticker_that_comes_late_does_nothing_without_those_who_have_gone(anna, frozen):
    """As after an hour without any server: the countdown was due before her absence was."""
    match = auction(anna)
    before = log_of(match)
    frozen.passes(3600)

    services.wake(match.pk, frozen.now())

    assert fresh(match).is_held
    assert log_of(match) == before


def test_who_acts_without_a_page_that_says_they_are_there_is_back(anna, frozen):
    match = playing(anna)
    until_asked(match, anna)
    leave(match, frozen, anna)

    services.submit(match.pk, anna, 0, some_action(match, 0))

    assert not fresh(match).is_held
    assert log_of(match)[-1][1:] == (0, "person")
    shown = table_of(match)
    tables.forget_all()
    assert table_of(match) == shown


def test_whoever_watches_is_told_that_it_waits(anna, frozen):
    match = playing(anna)
    leave(match, frozen, anna)

    shown = fragments(table_of(match), Viewer())

    assert "Nobody who plays is here: the match waits." in shown["pause"]
    assert "The match waits for its players." in shown["turn"]


def test_it_is_not_listed_to_be_watched_but_its_own_person_finds_it(anna, frozen):
    match = playing(anna)
    assert [row.code for row in lobby.watchable()] == [match.code]

    leave(match, frozen, anna)

    assert lobby.watchable() == ()
    assert [row.code for row in lobby.own_matches(anna.pk)] == [match.code]


def stood_in(anna, ben, frozen):
    """Anna left, and a bot has acted for her; she is back."""
    match = playing(anna, ben)
    services.depart(match.pk, anna.pk)
    frozen.passes(31)
    services.arrive(match.pk, ben.pk)
    people = {ben.pk: ben}
    while not match.log.filter(seat=0).exists():
        seat = turn(match)
        if table_of(match).holders[seat] in people:
            services.submit(match.pk, ben, seat, some_action(match, seat))
        else:
            tick_on(match)
    services.arrive(match.pk, anna.pk)
    return match


def notice(match, who):
    return fragments(table_of(match), Viewer(who.pk))["notice"]


def test_the_log_says_that_a_bot_acted_for_somebody(anna, ben, frozen):
    match = stood_in(anna, ben, frozen)

    log = fragments(table_of(match), Viewer())["log"]

    assert "A bot for Anna bid" in log
    assert "A bot for" not in notice(match, ben)


def test_who_returns_is_told_what_was_done_for_them_until_they_close_it(anna, ben, frozen, client):
    match = stood_in(anna, ben, frozen)
    tables.forget_all()

    told = notice(match, anna)
    assert "While you were away" in told
    assert "A bot played for you:" in told
    assert "Anna bid" in told
    assert "<dialog" not in notice(match, ben)

    client.force_login(anna)
    client.post(reverse("told", args=[match.code]), headers={"X-Live": "1"})
    tables.forget_all()
    assert "<dialog" not in notice(match, anna)


def test_the_notice_goes_when_they_act_themselves(anna, ben, frozen):
    match = stood_in(anna, ben, frozen)
    while turn(match) != 0:
        if turn(match) == 1:
            services.submit(match.pk, ben, 1, some_action(match, 1))
        else:
            tick_on(match)

    services.submit(match.pk, anna, 0, some_action(match, 0))

    assert table_of(match).done_for((0,)) == ()


def test_the_bots_own_actions_are_nobodys_notice(anna, frozen):
    match = playing(anna)
    until_asked(match, anna)
    services.submit(match.pk, anna, 0, some_action(match, 0))
    tick_on(match)

    assert "A bot for" not in fragments(table_of(match), Viewer())["log"]
