"""A round that is over may be read: under its summary no clock runs and no bot plays."""

import pytest
from django.urls import reverse

from games import clocks, services, tables
from games.agenda import READING, agenda, deadlines, reading_until, timer_ends
from games.engines import GAMES
from games.rendering import Viewer, fragments
from games.services import SeatPlan
from tests.games.stories import (
    BOT,
    ME,
    fresh,
    left_to_bots,
    playing,
    some_action,
    table_of,
    tick_on,
    turn,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def match(anna, ben, frozen):
    """Anna and Ben, two bots; the first round of Spades has just been scored."""
    match = playing(anna, ben, turn_seconds=60)
    people = {anna.pk: anna, ben.pk: ben}
    while not table_of(match).summed:
        holder = table_of(match).holders[turn(match)]
        if holder is None:
            for one in people.values():
                services.arrive(match.pk, one.pk)
            frozen.at = max(frozen.at, fresh(match).wake_at.timestamp())
            tick_on(match)
        else:
            services.submit(match.pk, people[holder], turn(match), some_action(match, turn(match)))
    return match


def first(match):
    """When the first that is not somebody's absence comes."""
    return min(due.at for due in agenda(table_of(match), 1.0) if due.what != "away")


@pytest.mark.parametrize("slug", GAMES)
def test_the_end_of_a_round_is_known_in_every_game(slug, anna):
    short = {"spades": {}, "check": {"rounds": 2}}.get(slug, {})
    seats = max(3, GAMES[slug].seats[0])
    match = services.open_table(anna, slug, short, [ME, *[BOT] * (seats - 1)])
    services.start(match.pk, anna)
    left_to_bots(match)

    while not table_of(match).summed:
        tick_on(match)

    table = table_of(match)
    assert "data-dismissable" in fragments(table, Viewer(anna.pk))["summary"]
    assert table.summed == table.version
    tables.forget_all()
    assert table_of(match).summed == table.version


def test_the_set_up_ends_no_round(anna):
    assert table_of(playing(anna)).summed == 0


def test_bots_hold_and_clocks_start_when_it_has_been_readable(match):
    table = table_of(match)

    assert reading_until(table, 1.0) == pytest.approx(table.summed_at + READING)
    assert first(match) >= table.summed_at + READING
    (seat,) = table.actors
    if table.holders[seat] is not None:
        assert deadlines(table, 1.0)[seat] == pytest.approx(table.summed_at + READING + 60)


def test_it_goes_on_when_all_who_are_here_have_closed_it(match, anna, ben, frozen, settings):
    settings.BOT_PACE = 1.0
    frozen.passes(3)
    services.close_summary(match.pk, anna.pk, table_of(match).summed)
    assert reading_until(table_of(match), 1.0) == pytest.approx(frozen.at - 3 + READING)

    services.close_summary(match.pk, ben.pk, table_of(match).summed)

    assert reading_until(table_of(match), 1.0) == pytest.approx(frozen.at)
    shown = table_of(match)
    tables.forget_all()
    assert reading_until(table_of(match), 1.0) == reading_until(shown, 1.0)
    assert fresh(match).wake_at.timestamp() == pytest.approx(
        min(due.at for due in agenda(table_of(match), 1.0)), abs=1e-5
    )


def test_who_is_away_is_not_waited_for(match, anna, ben, frozen):
    services.close_summary(match.pk, anna.pk, table_of(match).summed)
    match.seats.filter(user=ben).update(is_away=True)
    tables.forget_all()

    assert reading_until(table_of(match), 1.0) == pytest.approx(frozen.at)


def test_an_old_summary_that_is_closed_late_counts_for_no_other(match, anna, client):
    client.force_login(anna)

    client.post(reverse("has-read", args=[match.code]), {"number": table_of(match).summed - 1})
    assert not match.seats.filter(read__gt=0).exists()

    client.post(reverse("has-read", args=[match.code]), {"number": table_of(match).summed})
    assert match.seats.get(user=anna).read == table_of(match).summed


def test_whoever_watches_has_nothing_to_close(match, clara, client):
    client.force_login(clara)
    before = fresh(match).revision

    client.post(reverse("has-read", args=[match.code]), {"number": table_of(match).summed})

    assert fresh(match).revision == before


def test_a_site_whose_bots_do_not_pause_holds_nothing(match):
    assert reading_until(table_of(match), 0.0) == 0.0


def test_a_pause_in_the_middle_of_it_leaves_the_rest_to_be_read(match, anna, ben, frozen):
    services.ask_for_pause(match.pk, anna)
    services.answer_proposal(match.pk, ben, True)
    frozen.passes(600)
    services.resume(match.pk, anna)

    assert reading_until(table_of(match), 1.0) == pytest.approx(frozen.at + READING)


def test_the_first_look_of_the_next_round_is_not_eaten_by_the_summary(anna, frozen):
    plans = (ME, BOT, SeatPlan("bot", level="easy"))
    match = services.open_table(anna, "check", {"rounds": 2}, plans)
    services.start(match.pk, anna)
    left_to_bots(match)
    while not table_of(match).summed:
        frozen.at = max(frozen.at, fresh(match).wake_at.timestamp())
        tick_on(match)
    services.arrive(match.pk, anna.pk)

    table = table_of(match)

    looks = getattr(table.settings, clocks.COUNTDOWNS["check"][0])
    assert timer_ends(table, 1.0) == pytest.approx(table.summed_at + READING + looks)
