"""Going on from a moment of a match that is over, against bots, for practice."""

import pytest
from django.core.management import call_command
from django.urls import reverse

from accounts.ratings.models import Performance
from games import archive, services, tables
from games.characters import REGULARS
from games.engines import GAMES
from games.models import LogEntry, Match, Status
from games.services import Refusal
from tests.games.stories import BOT, ME, fresh, playing, some_action, table_of, tick_on
from tests.games.test_review import finished, go_on, started

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("slug", GAMES)
def test_a_fork_stands_where_the_match_stood_and_goes_on(slug, anna, ben):
    old = go_on(started(anna, slug), anna, 14)
    services.break_off(old.pk)
    old = fresh(old)
    reel = archive.reel(old)

    match = services.fork(old.pk, ben, 9, 2, "easy")

    table = table_of(match)
    assert table.state == reel.frames[9].state
    assert (table.version, table.status, table.is_rated) == (9, Status.PLAYING, False)
    assert table.seats_of(ben.pk) == (2,)
    assert [seat.kind for seat in table.seats].count("bot") == 3
    tables.forget_all()
    assert table_of(match).state == table.state
    go_on(match, ben, 5)
    assert fresh(match).version > 9
    assert fresh(old).version == reel.last


def test_a_fork_counts_in_nobodys_statistics(anna, ben):
    old = finished(anna)
    match = services.fork(old.pk, ben, old.version - 3, 1, "easy")

    match = go_on(match, ben, 20)

    assert match.status == Status.FINISHED
    assert not Performance.objects.filter(match=match).exists()
    call_command("recompute_statistics")
    assert not Performance.objects.filter(match=match).exists()
    call_command("verify", match.code)


def test_what_others_did_is_in_the_fork_but_in_nobodys_name(anna, ben):
    old = finished(anna)

    match = services.fork(old.pk, ben, 20, 0, "medium")

    assert LogEntry.objects.filter(match=match).count() == 20
    assert not LogEntry.objects.filter(match=match, user__isnull=False).exists()
    with pytest.raises(Refusal, match="nothing of yours"):
        services.ask_to_take_back(match.pk, ben, 0)


def test_a_fork_has_no_clock_of_a_turn(anna, ben):
    old = playing(anna, ben, turn_seconds=30)
    services.break_off(old.pk)

    match = services.fork(old.pk, ben, 0, 0, "easy")

    assert fresh(match).settings["turn_seconds"] == 0
    assert fresh(old).settings["turn_seconds"] == 30


def test_a_match_that_is_being_played_cannot_be_forked(anna):
    match = go_on(started(anna, "spades"), anna, 5)

    with pytest.raises(Refusal, match="once it is over"):
        services.fork(match.pk, anna, 2, 0, "easy")


@pytest.mark.parametrize(
    ("number", "seat", "level", "sentence"),
    [
        (10_000, 0, "easy", "no such moment"),
        (3, 9, "easy", "no such seat"),
        (3, 0, "divine", "no bot of that level"),
    ],
)
def test_what_cannot_be_is_refused_in_words(anna, number, seat, level, sentence):
    old = finished(anna)

    with pytest.raises(Refusal, match=sentence):
        services.fork(old.pk, anna, number, seat, level)
    with pytest.raises(Refusal, match="before its end"):
        services.fork(old.pk, anna, old.version, 0, "easy")
    assert Match.objects.count() == 1


def test_the_page_goes_on_from_the_moment_it_shows(anna, ben, client):
    old = finished(anna)
    client.force_login(ben)

    answer = client.post(
        reverse("fork", args=[old.code]), {"at": "12", "seat": "3", "level": "medium"}, follow=True
    )

    match = Match.objects.get(fork_of=old)
    assert answer.redirect_chain == [(reverse("table", args=[match.code]), 302)]
    assert match.forked_at == 12
    assert reverse("review", args=[old.code]) in answer.content.decode()


def test_a_fork_of_a_match_with_takings_back_has_them_too(anna):
    match = services.open_table(anna, "spades", {"round_limit": 1}, [ME, BOT, BOT, BOT])
    services.start(match.pk, anna)
    while 0 not in table_of(match).actors:
        tick_on(match)
    services.submit(match.pk, anna, 0, some_action(match, 0))
    services.ask_to_take_back(match.pk, anna, 0)
    services.break_off(match.pk)
    number = fresh(match).version

    again = services.fork(match.pk, anna, number, 0, "easy")

    assert table_of(again).state == archive.reel(fresh(match)).frames[number].state


def test_bots_play_on_under_the_names_of_those_who_sat_there(anna, ben):
    old = playing(anna, ben)
    services.break_off(old.pk)
    before = [seat.name for seat in old.seats.all()]

    match = services.fork(old.pk, anna, 0, 0, "easy")

    assert [seat.name for seat in match.seats.all()] == ["Anna", "Ben (bot)", *before[2:]]


def test_a_fork_is_marked_as_practice_at_the_table_in_lists_and_at_its_end(client, anna, ben):
    old = playing(anna, ben)
    services.break_off(old.pk)
    match = services.fork(old.pk, anna, 0, 0, "easy")
    client.force_login(anna)

    assert "Practice" in client.get(f"/t/{match.code}/").content.decode()
    assert "Practice" in client.get("/").content.decode()
    services.ask_to_end(match.pk, anna)
    assert "this match counts nowhere" in client.get(f"/t/{match.code}/").content.decode()


def test_a_rematch_of_practice_is_played_with_bots_of_the_house(anna, ben):
    old = playing(anna, ben)
    services.break_off(old.pk)
    match = services.fork(old.pk, anna, 0, 0, "easy")
    services.ask_to_end(match.pk, anna)

    again = services.rematch(match.pk, anna)

    bots = again.seats.filter(kind="bot")
    assert bots.count() == 3
    assert all(seat.name in REGULARS for seat in bots)
