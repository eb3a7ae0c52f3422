"""Who sits at the table and does nothing: shorter turns, then a bot, until they do something."""

import pytest
from django.urls import reverse

from games import services, tables
from games.agenda import SHORT, deadlines
from games.rendering import Viewer, fragments
from tests.games.stories import fresh, log_of, playing, some_action, table_of, tick_on, turn

pytestmark = pytest.mark.django_db


@pytest.fixture
def people(anna, ben, clara, dora):
    return [anna, ben, clara, dora]


@pytest.fixture
def match(people, frozen):
    return playing(*people, turn_seconds=60)


def until_turn_of(match, people, seat):
    """The others act until it is this seat's turn."""
    while turn(match) != seat:
        services.submit(match.pk, people[turn(match)], turn(match), some_action(match, turn(match)))


def run_out(match, people, frozen, seat, times=1):
    """So many of the seat's turns run out of time, all pages open."""
    for _time in range(times):
        until_turn_of(match, people, seat)
        frozen.at = deadlines(table_of(match), 1.0)[seat]
        for one in people:
            services.arrive(match.pk, one.pk)
        services.wake(match.pk, frozen.now())


def notice(match, who):
    return fragments(table_of(match), Viewer(who.pk))["notice"]


def test_after_a_turn_that_ran_out_the_next_is_short(match, people, frozen):
    run_out(match, people, frozen, 0)

    until_turn_of(match, people, 0)

    assert deadlines(table_of(match), 1.0)[0] == pytest.approx(frozen.at + SHORT)
    assert "Your time ran out" in notice(match, people[0])
    assert "Your next turn is shorter" in notice(match, people[0])


def test_who_acts_in_time_has_the_whole_clock_again(match, people, frozen):
    run_out(match, people, frozen, 0)
    until_turn_of(match, people, 0)

    services.submit(match.pk, people[0], 0, some_action(match, 0))
    until_turn_of(match, people, 0)

    assert deadlines(table_of(match), 1.0)[0] == pytest.approx(frozen.at + 60)


def test_after_two_a_bot_plays_and_all_are_told(match, people, frozen):
    run_out(match, people, frozen, 0, times=2)
    until_turn_of(match, people, 0)

    tick_on(match)

    assert log_of(match)[-1][1:] == (0, "bot")
    assert "Idle" in fragments(table_of(match), Viewer(people[1].pk))["who_0"]
    told = notice(match, people[0])
    assert "A bot plays for you" in told
    assert f'data-here="{reverse("here", args=[match.code])}"' in told
    assert "Time ran out: Anna" in fragments(table_of(match), Viewer())["log"]


def test_an_open_page_alone_does_not_bring_them_back(match, people, frozen, client):
    run_out(match, people, frozen, 0, times=2)
    client.force_login(people[0])

    services.arrive(match.pk, people[0].pk)
    client.get(reverse("table-live", args=[match.code]))

    assert table_of(match).seats[0].is_idle


@pytest.mark.parametrize("way", ["here", "table"])
def test_a_press_or_a_page_that_is_opened_does(match, people, frozen, client, way):
    run_out(match, people, frozen, 0, times=2)
    client.force_login(people[0])

    if way == "here":
        answer = client.post(reverse("here", args=[match.code]), headers={"X-Live": "1"})
        assert answer.status_code == 204
    else:
        client.get(reverse("table", args=[match.code]))

    assert not table_of(match).seats[0].away
    until_turn_of(match, people, 0)
    assert deadlines(table_of(match), 1.0)[0] == pytest.approx(frozen.at + 60)


def test_when_all_are_idle_the_match_waits_for_one_of_them(anna, frozen, client):
    match = playing(anna, turn_seconds=30)
    while not fresh(match).is_held:
        frozen.at = max(frozen.at, fresh(match).wake_at.timestamp())
        services.arrive(match.pk, anna.pk)
        tick_on(match)

    assert table_of(match).seats[0].is_idle
    services.arrive(match.pk, anna.pk)
    assert fresh(match).is_held
    client.force_login(anna)
    client.post(reverse("here", args=[match.code]))
    assert not fresh(match).is_held
    assert fresh(match).wake_at is not None


def test_a_restart_remembers_who_is_idle(match, people, frozen):
    run_out(match, people, frozen, 0, times=2)
    shown = table_of(match)

    tables.forget_all()

    assert table_of(match).seats == shown.seats
    assert table_of(match).stood_in == shown.stood_in


def test_without_a_clock_nobody_is_idle(anna, ben, frozen):
    match = playing(anna, ben, turn_seconds=0)
    while turn(match) > 1:
        tick_on(match)
    frozen.passes(3600)
    for one in (anna, ben):
        services.arrive(match.pk, one.pk)

    services.wake(match.pk, frozen.now())

    assert not any(seat.away for seat in table_of(match).seats)


def test_idle_people_are_not_asked_to_agree(match, people, frozen):
    run_out(match, people, frozen, 0, times=2)

    services.ask_for_pause(match.pk, people[1])
    for other in people[2:]:
        services.answer_proposal(match.pk, other, True)

    assert fresh(match).paused_since is not None
