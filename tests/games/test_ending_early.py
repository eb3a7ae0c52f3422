"""Ending a match before its time: alone at once, with others if they agree; all learn who did."""

import pytest
from django.urls import reverse
from django.utils import timezone

from games import services
from games.models import Match, Status
from games.rendering import Viewer, fragments
from games.services import Refusal
from tests.games.stories import fresh, open_table, playing, table_of
from tests.games.unkept import words

pytestmark = pytest.mark.django_db


def seen(match: Match, region: str, user=None) -> str:
    return words(fragments(table_of(match), Viewer(user.pk if user else None))[region])


def test_alone_with_bots_it_is_over_at_once_and_the_log_says_who_ended_it(client, anna):
    match = playing(anna)

    services.ask_to_end(match.pk, anna)

    assert fresh(match).status == Status.ABORTED
    for region in ("log", "next", "turn"):
        assert "Anna ended the match." in seen(match, region)
    assert "Anna ended the match." in client.get(f"/t/{match.code}/log/").content.decode()


def test_with_others_it_takes_their_agreement_also_for_the_host(anna, ben):
    match = playing(anna, ben)

    services.ask_to_end(match.pk, anna)

    assert fresh(match).status == Status.PLAYING
    assert "Anna asks to end the match" in seen(match, "pause", ben)
    services.answer_proposal(match.pk, ben, True)
    assert fresh(match).status == Status.ABORTED
    assert "Anna ended the match; Ben agreed." in seen(match, "log")


def test_one_who_declines_plays_on(anna, ben):
    match = playing(anna, ben)
    services.ask_to_end(match.pk, ben)

    services.answer_proposal(match.pk, anna, False)

    assert fresh(match).status == Status.PLAYING
    assert table_of(match).standing_proposal is None


def test_who_is_away_is_not_waited_for(anna, ben):
    match = playing(anna, ben)
    services.ask_to_end(match.pk, anna)

    long_ago = timezone.now() - timezone.timedelta(hours=1)
    match.seats.filter(user=ben).update(present_until=long_ago)
    Match.objects.filter(pk=match.pk).update(wake_at=timezone.now())
    services.wake(match.pk, timezone.now())

    assert fresh(match).status == Status.ABORTED
    assert "Anna ended the match." in seen(match, "log")


def test_who_resigns_alone_with_bots_has_ended_the_match_and_keeps_the_seat(anna):
    match = playing(anna)

    services.resign(match.pk, anna)

    assert "Anna ended the match." in seen(match, "log")
    assert services.rematch(match.pk, anna)


def test_what_the_moderators_end_is_said_to_be_theirs(anna, ben):
    match = playing(anna, ben)

    services.break_off(match.pk)

    assert "The moderators ended the match." in seen(match, "log")


def test_a_table_that_waits_is_closed_by_its_host_alone(anna, ben):
    match = open_table(anna)
    services.take_seat(match.pk, ben, 1)

    with pytest.raises(Refusal, match="Only the host"):
        services.close_table(match.pk, ben)
    services.close_table(match.pk, anna)

    assert fresh(match).status == Status.ABORTED


def test_the_menu_says_what_a_press_does(anna, ben):
    shared, alone = playing(anna, ben), playing(anna)

    assert "End match for everyone" in seen(shared, "menu", ben)
    assert "Resign (a bot takes over)" in seen(shared, "menu", ben)
    assert "Ask to pause" in seen(shared, "menu", ben)
    assert "End match" in seen(alone, "menu", anna)
    assert "Resign" not in seen(alone, "menu", anna)


def test_the_button_works_without_scripts(client, anna, ben):
    match = playing(anna, ben)
    client.force_login(ben)

    client.post(reverse("end-match", args=[match.code]))

    assert "Ben asks to end the match" in client.get(f"/t/{match.code}/").content.decode()
