"""The machine's clock is put back: matches go on from now, and not when it is that late again."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games import services, tables
from games.models import ClockShift, Match, Seat
from games.services.presence import lease
from tests.games.stories import act_for, fresh, playing, table_of

pytestmark = pytest.mark.django_db
HOUR = timedelta(hours=1)


def an_hour_ago():
    return timezone.now() - HOUR


def test_a_match_whose_last_action_seems_to_lie_ahead_is_found(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=30)

    assert services.ahead_of(timezone.now()) == []
    assert services.ahead_of(an_hour_ago()) == [match.pk]

    act_for(match, anna, ben, clara, dora)

    assert services.ahead_of(timezone.now()) == []
    assert services.ahead_of(an_hour_ago()) == [match.pk]


def test_its_clocks_go_on_from_now(anna, ben):
    match = playing(anna, ben, turn_seconds=30)
    now = an_hour_ago()
    before = fresh(match).wake_at

    assert services.put_right(match.pk, now)

    assert fresh(match).wake_at < before - HOUR + timedelta(seconds=60)
    assert table_of(match).moved == pytest.approx(now.timestamp())
    # As a process does that has never seen the match.
    tables.forget_all()
    assert table_of(match).moved == pytest.approx(now.timestamp())


def test_they_are_put_right_once(anna, ben):
    match = playing(anna, ben, turn_seconds=30)
    now = an_hour_ago()
    services.put_right(match.pk, now)

    assert not services.put_right(match.pk, now)

    assert ClockShift.objects.filter(match=match).count() == 1


def test_a_pause_ends_as_if_it_had_begun_now(anna):
    match = playing(anna, turn_seconds=30)
    services.ask_for_pause(match.pk, anna)
    now = an_hour_ago()

    assert services.put_right(match.pk, now)

    assert fresh(match).paused_since == now.timestamp()
    assert table_of(match).moved <= now.timestamp()


def test_nobody_is_here_for_longer_than_somebody_just_seen(anna, ben):
    match = playing(anna, ben, turn_seconds=30)
    Seat.objects.filter(match=match, user=anna).update(present_until=lease() + HOUR)
    Match.objects.filter(pk=match.pk).update(wake_at=timezone.now() + HOUR)

    now = timezone.now()
    services.shorten_leases()
    services.look_again(now)

    assert Seat.objects.get(match=match, user=anna).present_until <= lease()
    assert fresh(match).wake_at == now
