"""Rated tables: who may sit down, and what there is not."""

import pytest
from django.urls import reverse

from accounts.models import User
from games import services
from games.bots import levels
from games.models import Status
from games.rendering import Viewer, fragments
from games.services import Refusal, SeatPlan
from games.tables import current
from tests.ratings.records import begun, fresh

pytestmark = pytest.mark.django_db
ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="easy")


@pytest.fixture
def guest(db):
    return User.objects.create_user("Gwen", is_guest=True)


def rated_table(host, *plans, **options):
    plans = plans or (ME, OPEN, OPEN, OPEN)
    return services.open_table(host, "spades", options, plans, is_rated=True)


def test_a_guest_cannot_open_one(guest):
    with pytest.raises(Refusal, match="people with an account"):
        rated_table(guest)


def test_a_guest_cannot_sit_down(anna, guest):
    match = rated_table(anna)

    with pytest.raises(Refusal, match="people with an account"):
        services.take_seat(match.pk, guest, 1)

    assert match.seats.get(index=1).user is None


def test_every_reason_against_it_is_given_at_once(anna):
    with pytest.raises(Refusal) as refused:
        rated_table(anna, ME, SeatPlan("guest", name="Zoe"), BOT, BOT, turn_seconds=0)

    assert len(refused.value.sentences) == 3


def test_two_people_are_needed_at_the_start(anna, ben):
    match = rated_table(anna)

    with pytest.raises(Refusal, match="at least two people"):
        services.start(match.pk, anna, fill=True)

    assert fresh(match).status == Status.WAITING
    services.take_seat(match.pk, ben, 1)
    services.set_ready(match.pk, ben, True)
    services.start(match.pk, anna, fill=True)
    assert fresh(match).status == Status.PLAYING


def test_nobody_joins_a_rated_match_that_has_begun(cast):
    anna, ben, clara, *_ = cast
    match = begun(anna, ben)

    with pytest.raises(Refusal, match="nobody can join it now"):
        services.take_seat(match.pk, clara, 2)


def test_there_are_no_hints(client, anna, ben):
    match = begun(anna, ben)
    seat = min(current(match.pk).actors & set(range(4)))

    with pytest.raises(Refusal, match="no hints in rated matches"):
        services.question_of(match.pk, anna, current(match.pk).seats_of(anna.pk)[0])

    for user in (anna, ben):
        assert reverse("advice", args=[match.code, seat]) not in "".join(
            fragments(current(match.pk), Viewer(user.pk)).values()
        )


def test_nobody_can_end_a_rated_match_early(anna, ben):
    match = begun(anna, ben)

    with pytest.raises(Refusal, match="can't be ended early"):
        services.ask_to_end(match.pk, anna)

    assert fresh(match).status == Status.PLAYING


def test_the_weakest_bot_plays_for_the_absent(anna):
    plans = (ME, OPEN, OPEN, OPEN)

    match = services.open_table(anna, "check", {}, plans, is_rated=True, level=levels("check")[-1])

    assert match.level == levels("check")[0]


def test_the_host_makes_a_waiting_table_rated_and_the_others_must_be_ready_again(anna, ben):
    match = services.open_table(anna, "spades", {}, (ME, OPEN, BOT, BOT))
    services.take_seat(match.pk, ben, 1)
    services.set_ready(match.pk, ben, True)

    with pytest.raises(Refusal, match="Only the host"):
        services.set_rated(match.pk, ben, True)
    services.set_rated(match.pk, anna, True)

    assert fresh(match).is_rated
    assert current(match.pk).is_rated
    assert not match.seats.get(user=ben).is_ready
    assert match.seats.get(user=anna).is_ready


def test_a_table_with_a_guest_at_it_cannot_be_made_rated(anna, guest):
    match = services.open_table(anna, "spades", {}, (ME, OPEN, BOT, BOT))
    services.take_seat(match.pk, guest, 1)

    with pytest.raises(Refusal, match="people with an account"):
        services.set_rated(match.pk, anna, True)

    assert not fresh(match).is_rated


def test_a_match_that_has_begun_stays_what_it_is(anna, ben):
    match = begun(anna, ben, is_rated=False)

    with pytest.raises(Refusal, match="has begun"):
        services.set_rated(match.pk, anna, True)


def test_another_match_of_the_same_people_is_rated_as_well(anna, ben):
    from tests.ratings.records import played_out

    match = played_out(begun(anna, ben, round_limit=1))

    services.rematch(match.pk, ben)

    assert services.rematch(match.pk, anna).is_rated


def test_another_match_with_a_bot_instead_is_not_rated(anna, ben):
    from tests.ratings.records import played_out

    match = played_out(begun(anna, ben, round_limit=1))
    services.rematch(match.pk, anna)
    services.decline_rematch(match.pk, ben)

    assert not services.rematch(match.pk, anna, with_bots=True).is_rated
