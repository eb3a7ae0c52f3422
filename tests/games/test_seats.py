"""Seat life: open, person, away, bot, and back."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games import services
from games.agenda import WAITING_GRACE
from games.engines import GAMES
from games.models import Seat, Status
from games.services import Refusal
from tests.games.stories import (
    BOT,
    ME,
    OPEN,
    fresh,
    later,
    left_to_bots,
    open_table,
    person,
    playing,
    table_of,
    tick_on,
)

pytestmark = pytest.mark.django_db


def kinds(match):
    return [seat.kind for seat in match.seats.order_by("index")]


def end_lease(match, user):
    """As if their page had been closed for longer than the grace."""
    gone = timezone.now() - timedelta(seconds=1)
    match.seats.filter(user=user).update(present_until=gone)
    type(match).objects.filter(pk=match.pk).update(wake_at=gone)


def test_somebody_sits_down_in_an_open_seat(anna, ben):
    match = open_table(anna)

    services.take_seat(match.pk, ben, 2)

    assert [seat.name for seat in match.seats.all()] == ["Anna", "", "Ben", ""]


def test_an_occupied_seat_is_refused(anna, ben):
    match = open_table(anna)

    with pytest.raises(Refusal, match="Somebody already sits there"):
        services.take_seat(match.pk, ben, 0)


def test_a_seat_that_is_not_at_the_table_is_refused(anna, ben):
    match = open_table(anna)

    with pytest.raises(Refusal, match="no such seat"):
        services.take_seat(match.pk, ben, 4)


def test_before_the_start_one_changes_seats_instead_of_holding_two(anna, ben):
    match = open_table(anna)
    services.take_seat(match.pk, ben, 1)

    services.take_seat(match.pk, ben, 3)

    assert kinds(match) == ["person", "open", "open", "person"]


def test_when_the_host_leaves_the_next_person_is_host(anna, ben):
    match = open_table(anna)
    services.take_seat(match.pk, ben, 1)

    services.leave_seat(match.pk, anna)

    assert fresh(match).host == ben


def test_when_the_last_person_leaves_a_waiting_table_it_is_closed(anna):
    match = open_table(anna)

    services.leave_seat(match.pk, anna)

    assert fresh(match).status == Status.ABORTED


def test_only_the_host_places_bots(anna, ben):
    match = open_table(anna)

    with pytest.raises(Refusal, match="Only the host"):
        services.set_bot(match.pk, ben, 1, "easy")


def test_the_host_places_a_bot_and_takes_it_away_again(anna):
    match = open_table(anna)

    services.set_bot(match.pk, anna, 1, "medium")
    placed = match.seats.get(index=1)
    services.set_bot(match.pk, anna, 1, "")

    assert (placed.kind, placed.level, bool(placed.name)) == ("bot", "medium", True)
    assert kinds(match) == ["person", "open", "open", "open"]


def test_a_bot_of_an_unknown_level_is_refused(anna):
    match = open_table(anna)

    with pytest.raises(Refusal, match="no bot of that level"):
        services.set_bot(match.pk, anna, 1, "psychic")


def test_a_match_does_not_start_with_open_seats_unless_bots_fill_them(anna):
    match = open_table(anna)
    with pytest.raises(Refusal, match="still open"):
        services.start(match.pk, anna)
    assert kinds(match) == ["person", "open", "open", "open"]

    services.start(match.pk, anna, fill=True)

    assert fresh(match).status == Status.PLAYING
    assert kinds(match) == ["person", "bot", "bot", "bot"]


def test_a_match_does_not_start_before_everybody_is_ready(anna, ben):
    match = open_table(anna, ME, OPEN, BOT, BOT)
    services.take_seat(match.pk, ben, 1)

    with pytest.raises(Refusal, match="Not everybody is ready yet: Ben"):
        services.start(match.pk, anna)


def test_only_the_host_starts(anna, ben):
    match = open_table(anna)

    with pytest.raises(Refusal, match="Only the host"):
        services.start(match.pk, ben, fill=True)


def test_a_newcomer_may_take_a_bots_seat_while_the_match_is_played(anna, ben):
    match = playing(anna)

    services.take_seat(match.pk, ben, 2)

    assert table_of(match).holders[2] == ben.pk


def test_nobody_plays_two_hands_of_one_match(anna):
    match = playing(anna)

    with pytest.raises(Refusal, match="already have a seat"):
        services.take_seat(match.pk, anna, 2)


def test_who_gave_up_may_not_come_back_behind_another_hand(anna, ben):
    match = playing(anna, ben)
    services.resign(match.pk, ben)

    with pytest.raises(Refusal, match="You have left this match"):
        services.take_seat(match.pk, ben, 3)


def test_who_gives_up_is_replaced_by_a_bot_and_it_is_recorded(anna, ben):
    match = playing(anna, ben)

    services.resign(match.pk, ben)

    assert match.seats.get(index=1).kind == Seat.Kind.BOT
    assert list(match.resignations.values_list("seat", "user")) == [(1, ben.pk)]
    assert fresh(match).status == Status.PLAYING


def test_a_match_that_everybody_gave_up_is_broken_off(anna):
    match = playing(anna)

    services.resign(match.pk, anna)

    match = fresh(match)
    assert (match.status, match.result, match.wake_at) == (Status.ABORTED, None, None)


def test_somebody_whose_page_is_gone_too_long_is_away_and_a_bot_plays(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora)
    seat = next(iter(table_of(match).actors))
    user = next(p for p in (anna, ben, clara, dora) if p.pk == table_of(match).holders[seat])

    end_lease(match, user)
    tick_on(match)
    assert table_of(match).seats[seat].away
    tick_on(match)

    entry = match.log.get()
    # For whom it did so is in the log too.
    assert (entry.seat, entry.by, entry.user) == (seat, "bot", user)


def test_who_returns_has_the_seat_again(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora)
    end_lease(match, ben)
    tick_on(match)
    assert table_of(match).seats[1].away

    services.arrive(match.pk, ben.pk)

    assert not table_of(match).seats[1].away
    assert table_of(match).holders[1] == ben.pk


def test_a_closed_page_is_noticed_after_the_grace_and_not_before(anna, ben, settings):
    match = playing(anna, ben, turn_seconds=0)

    services.depart(match.pk, anna.pk)

    left = match.seats.get(index=0).present_until - timezone.now()
    assert timedelta(0) < left <= timedelta(seconds=settings.AWAY_GRACE)
    assert fresh(match).wake_at <= match.seats.get(index=0).present_until


def test_a_waiting_table_frees_the_seat_of_somebody_who_does_not_come_back(anna, ben):
    match = open_table(anna)
    services.take_seat(match.pk, ben, 1)
    gone = timezone.now() - timedelta(seconds=WAITING_GRACE + 1)
    match.seats.filter(user=ben).update(present_until=gone)
    type(match).objects.filter(pk=match.pk).update(wake_at=gone)

    services.wake(match.pk, timezone.now())

    assert kinds(match) == ["person", "open", "open", "open"]
    assert fresh(match).host == anna


def test_a_rematch_seats_the_same_people_once(anna, ben):
    match = playing(anna, ben, round_limit=1)
    left_to_bots(match)
    while fresh(match).status != Status.FINISHED:
        tick_on(match)
    for user in (anna, ben):
        services.arrive(match.pk, user.pk)
    services.rematch(match.pk, ben)
    again = services.rematch(match.pk, anna)

    assert services.rematch(match.pk, ben) == again
    assert [seat.name for seat in again.seats.all()][1:3] == ["Anna", "Ben"]
    assert again.settings == match.settings
    assert table_of(match).rematch == again.code


def test_the_next_wake_of_a_match_with_a_turn_clock_is_that_clock(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora, turn_seconds=5)

    assert later(match).timestamp() == pytest.approx(match.started_at.timestamp() + 5)


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.seats_by_lot])
def test_in_some_games_the_start_seats_everybody_by_lot(slug):
    places = set()

    for number in range(12):
        host = person(f"Host {number}")
        match = services.open_table(host, slug, {}, (ME, BOT, BOT))
        type(match).objects.filter(pk=match.pk).update(seed=f"seed {number}")
        services.start(match.pk, host)
        table = table_of(match)
        assert [seat.index for seat in table.seats] == [0, 1, 2]
        assert len({seat.name for seat in table.seats}) == 3
        places.add(table.seats_of(host.pk)[0])

    assert places == {0, 1, 2}


def test_partners_in_spades_stay_where_they_sat_down():
    people = [person(name) for name in ("Anna", "Ben", "Clara", "Dora")]

    table = table_of(playing(*people))

    assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Clara", "Dora"]
