"""A guest's tables and seats go where the guest goes; the log stays as it was written."""

import pytest

from accounts.models import User
from accounts.services import merge_guest
from games import services
from games.models import LogEntry
from games.services import Refusal, SeatPlan
from tests.accounts.visits import logs_in, plays_as, signs_up, who_is
from tests.games.stories import (
    BOT,
    ME,
    OPEN,
    act_for,
    fresh,
    open_table,
    playing,
    some_action,
    table_of,
    tick_on,
    turn,
)

pytestmark = pytest.mark.django_db


def until_turn_of(match, user: User) -> None:
    while table_of(match).holders[turn(match)] != user.pk:
        tick_on(match)


def test_who_logs_in_takes_the_guests_seat_along(client, anna, bert):
    match = playing(anna)

    logs_in(client, "Bert")

    assert who_is(client) == bert
    assert table_of(match).seats_of(bert.pk) == (0,)
    assert fresh(match).host == bert
    until_turn_of(match, bert)
    act_for(match, bert)


def test_the_log_stays_with_the_record_that_acted(client, anna, bert):
    match = playing(anna)
    until_turn_of(match, anna)
    act_for(match, anna)

    logs_in(client, "Bert")

    entry = LogEntry.objects.get(match=match, by="person")
    assert entry.user == anna
    assert entry.user.account == bert


def test_the_guests_record_is_closed_and_gives_up_its_name(client, anna, bert):
    logs_in(client, "Bert")

    anna.refresh_from_db()
    assert not anna.is_active
    assert anna.merged_into == bert
    client.cookies.clear()
    plays_as(client, "Anna")
    assert who_is(client).username == "Anna"
    assert who_is(client) != anna


def test_the_table_calls_them_by_their_own_name_and_everybody_is_told(anna, bert):
    match = playing(anna)
    before = fresh(match).revision

    merge_guest(anna, bert)

    assert table_of(match).seats[0].name == "Bert"
    assert fresh(match).revision == before + 1


def test_others_at_a_shared_screen_keep_their_names(anna, bert):
    match = open_table(anna, ME, SeatPlan("guest", name="Opa"), BOT, BOT)

    merge_guest(anna, bert)

    assert [seat.name for seat in table_of(match).seats[:2]] == ["Bert", "Opa"]
    assert table_of(match).seats_of(bert.pk) == (0, 1)


def test_two_at_a_table_are_never_called_the_same(anna, bert):
    match = open_table(anna, ME, SeatPlan("guest", name="bert"), BOT, BOT)

    merge_guest(anna, bert)

    assert [seat.name for seat in table_of(match).seats[:2]] == ["Anna", "bert"]


def test_an_account_at_the_same_table_holds_both_seats(anna, bert):
    match = open_table(bert, ME, OPEN, BOT, BOT)
    services.take_seat(match.pk, anna, 1)

    merge_guest(anna, bert)

    assert table_of(match).seats_of(bert.pk) == (0, 1)
    assert [seat.name for seat in table_of(match).seats[:2]] == ["Bert", "Anna"]


def test_who_left_as_a_guest_has_left_as_a_member_too(anna, bert, cleo):
    match = playing(cleo, anna)
    services.resign(match.pk, anna)

    merge_guest(anna, bert)

    with pytest.raises(Refusal, match="You have left this match"):
        services.take_seat(match.pk, bert, 1)


def test_a_member_is_never_merged_away(bert, cleo):
    match = playing(bert)

    merge_guest(bert, cleo)

    bert.refresh_from_db()
    assert bert.is_active
    assert table_of(match).seats_of(bert.pk) == (0,)


def test_a_guest_is_merged_once(anna, bert, cleo):
    merge_guest(anna, bert)
    merge_guest(anna, cleo)

    anna.refresh_from_db()
    assert anna.merged_into == bert


def test_a_guest_who_signs_up_goes_on_playing(client, anna):
    match = playing(anna)
    until_turn_of(match, anna)

    signs_up(client, "Annabel")

    assert table_of(match).seats[0].name == "Annabel"
    services.submit(match.pk, who_is(client), 0, some_action(match, 0))
    assert LogEntry.objects.get(match=match, by="person").user == anna
