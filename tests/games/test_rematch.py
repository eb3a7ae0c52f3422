"""Another match in one press each: it begins when all who are still here have agreed."""

import pytest
from django.urls import reverse
from django.utils import timezone

from games import services
from games.agenda import ANSWER_WITHIN
from games.models import Match, Seat, Status
from games.rendering import Viewer, fragments
from games.services import Refusal
from tests.games.stories import BOT, ME, fresh, open_table, playing, table_of
from tests.games.unkept import words

pytestmark = pytest.mark.django_db


def over(match: Match) -> Match:
    services.break_off(match.pk)
    return fresh(match)


def names(match: Match) -> list[str]:
    return [seat.name for seat in match.seats.all()]


def leave(match: Match, user) -> None:
    """Their page is closed, and they do not come back."""
    long_ago = timezone.now() - timezone.timedelta(hours=1)
    match.seats.filter(user=user).update(present_until=long_ago)
    Match.objects.filter(pk=match.pk).update(wake_at=timezone.now())
    services.wake(match.pk, timezone.now())


def next_steps(match: Match, user=None) -> str:
    return words(fragments(table_of(match), Viewer(user.pk if user else None))["next"])


def follows(match: Match, user=None) -> bool:
    return "data-follow" in fragments(table_of(match), Viewer(user.pk if user else None))["follow"]


def test_against_bots_the_next_match_begins_at_once(anna):
    match = over(playing(anna))

    again = services.rematch(match.pk, anna)

    assert fresh(again).status == Status.PLAYING
    assert again.seed != match.seed


def test_at_one_screen_one_press_is_enough(anna):
    match = open_table(anna, ME, services.SeatPlan("guest", name="Ben"), BOT, BOT)
    services.start(match.pk, anna)

    assert services.rematch(over(match).pk, anna).status == Status.PLAYING


def test_everybody_moves_on_by_one_place_and_partners_stay_partners(anna, ben, clara, dora):
    match = over(playing(anna, ben, clara, dora))
    for user in (anna, ben, clara):
        assert services.rematch(match.pk, user) is None

    again = services.rematch(match.pk, dora)

    assert names(again) == ["Dora", "Anna", "Ben", "Clara"]


def test_with_people_one_press_each_is_enough_and_all_see_who_has_agreed(anna, ben):
    match = over(playing(anna, ben))

    assert services.rematch(match.pk, ben) is None
    assert "Ben wants a rematch" in next_steps(match, anna)
    assert "Anna: no answer yet" in next_steps(match, ben)
    again = services.rematch(match.pk, anna)

    assert fresh(again).status == Status.PLAYING
    assert again.host == ben


def test_who_watches_and_who_agreed_is_taken_along(anna, ben, clara):
    match = over(playing(anna, ben, clara))
    services.rematch(match.pk, anna)
    services.decline_rematch(match.pk, clara)
    assert not follows(match)

    again = services.rematch(match.pk, ben)

    assert follows(match)
    assert follows(match, anna)
    assert not follows(match, clara)
    assert f"/t/{again.code}/" in fragments(table_of(match), Viewer(clara.pk))["next"]


def test_who_has_left_is_shown_and_a_bot_may_play_instead(anna, ben):
    match = over(playing(anna, ben))
    services.rematch(match.pk, anna)

    leave(match, ben)

    assert "Ben has left" in next_steps(match, anna)
    assert "Play with a bot instead" in next_steps(match, anna)
    assert fresh(match).rematch is None
    again = services.rematch(match.pk, anna, with_bots=True)
    assert fresh(again).status == Status.PLAYING
    assert not again.seats.filter(user=ben).exists()
    assert again.seats.filter(kind=Seat.Kind.BOT).count() == 3


def test_it_begins_by_itself_when_the_last_who_has_not_answered_leaves(anna, ben, clara):
    match = over(playing(anna, ben, clara))
    services.rematch(match.pk, anna)
    services.rematch(match.pk, ben)

    leave(match, clara)

    again = fresh(match).rematch
    assert again.status == Status.PLAYING
    assert {seat.user for seat in again.seats.all()} == {anna, ben, None}


def test_who_comes_back_is_waited_for_again(anna, ben):
    match = over(playing(anna, ben))
    leave(match, ben)

    services.arrive(match.pk, ben.pk)

    assert "Ben has left" not in next_steps(match, anna)
    assert services.rematch(match.pk, anna) is None


def test_nobody_is_left_out_while_they_are_here_and_have_not_answered(anna, ben):
    match = over(playing(anna, ben))
    services.rematch(match.pk, anna)

    assert services.rematch(match.pk, anna, with_bots=True) is None
    assert "Play with a bot instead" not in next_steps(match, anna)


def test_who_says_nothing_for_a_minute_is_not_waited_for(anna, ben):
    match = over(playing(anna, ben))
    services.rematch(match.pk, anna)

    moment = timezone.now() + timezone.timedelta(seconds=ANSWER_WITHIN + 1)
    match.seats.update(present_until=moment + timezone.timedelta(minutes=1))
    Match.objects.filter(pk=match.pk).update(wake_at=timezone.now())
    services.wake(match.pk, moment)

    assert "Ben: not this time" in next_steps(match, anna)
    assert services.rematch(match.pk, anna, with_bots=True)


def test_whoever_asked_may_withdraw(anna, ben):
    match = over(playing(anna, ben))
    services.rematch(match.pk, anna)

    services.decline_rematch(match.pk, anna)

    assert fresh(match).proposal == ""


def test_who_did_not_play_cannot_ask(anna, ben):
    match = over(playing(anna))

    with pytest.raises(Refusal, match="Only those who played"):
        services.rematch(match.pk, ben)


def test_the_page_after_an_answer_is_the_table_and_after_the_last_one_the_next(client, anna, ben):
    match = over(playing(anna, ben))
    rematch = reverse("rematch", args=[match.code])

    client.force_login(anna)
    first = client.post(rematch, {"answer": "yes"})
    client.force_login(ben)
    last = client.post(rematch, {"answer": "yes"})

    assert first["Location"] == f"/t/{match.code}/"
    assert last["Location"] == f"/t/{fresh(match).rematch.code}/"
