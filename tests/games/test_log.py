"""The log is the match: append-only, without gaps, replayed to the same table."""

import pytest
from django.db import DatabaseError, connection, transaction
from django.urls import reverse
from markupsafe import escape

from games import tables
from games.models import LogEntry, LogIsAppendOnly, Status
from tests.games.stories import act_for, fresh, left_to_bots, log_of, playing, table_of, tick_on

pytestmark = pytest.mark.django_db


def test_an_action_is_in_the_log_once_with_who_did_it(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora)

    act_for(match, anna, ben, clara, dora)

    entry = LogEntry.objects.get(match=match)
    assert (entry.number, entry.by) == (1, LogEntry.By.PERSON)
    assert entry.user_id == table_of(match).holders[entry.seat]
    assert fresh(match).version == 1


def test_a_whole_match_of_bots_leaves_a_log_without_a_gap_and_a_result(anna):
    match = playing(anna, round_limit=1)
    left_to_bots(match)
    for _step in range(400):
        if fresh(match).status != Status.PLAYING:
            break
        tick_on(match)

    match = fresh(match)
    assert match.status == Status.FINISHED
    assert match.result["scores"]
    assert [number for number, _, _ in log_of(match)] == list(range(1, match.version + 1))
    assert match.wake_at is None


def test_replaying_the_log_gives_the_table_that_was_shown(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora)
    for _step in range(30):
        act_for(match, anna, ben, clara, dora)
    shown = table_of(match)

    tables.forget_all()

    assert table_of(match) == shown


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry.save(),
        lambda entry: entry.delete(),
        lambda entry: LogEntry.objects.filter(pk=entry.pk).update(seat=3),
        lambda entry: LogEntry.objects.filter(pk=entry.pk).delete(),
    ],
)
def test_the_model_refuses_to_change_what_has_happened(anna, ben, clara, dora, change):
    match = playing(anna, ben, clara, dora)
    act_for(match, anna, ben, clara, dora)

    with pytest.raises(LogIsAppendOnly):
        change(LogEntry.objects.get(match=match))


@pytest.mark.parametrize(
    "statement", ["UPDATE games_logentry SET seat = 3", "DELETE FROM games_logentry"]
)
def test_the_database_refuses_to_change_what_has_happened(anna, ben, clara, dora, statement):
    match = playing(anna, ben, clara, dora)
    act_for(match, anna, ben, clara, dora)
    before = log_of(match)

    with (
        pytest.raises(DatabaseError, match="neither be changed nor deleted"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(statement)

    assert log_of(match) == before


def test_a_bots_reasons_are_told_when_the_match_is_over_and_not_before(anna, client):
    match = playing(anna, round_limit=1)
    left_to_bots(match)
    address = reverse("table-log", args=[match.code])
    while not LogEntry.objects.filter(match=match, by="bot").exists():
        tick_on(match)
    why = LogEntry.objects.get(match=match, by="bot").why

    assert why.endswith(".")
    assert "log-why" not in client.get(address).content.decode()
    while fresh(match).status == Status.PLAYING:
        tick_on(match)
    assert f'<q class="log-why">{escape(why)}</q>' in client.get(address).content.decode()


def test_two_entries_of_one_match_cannot_have_the_same_number(anna, ben, clara, dora):
    match = playing(anna, ben, clara, dora)
    act_for(match, anna, ben, clara, dora)
    first = LogEntry.objects.get(match=match)

    with pytest.raises(DatabaseError), transaction.atomic():
        LogEntry(match=match, number=1, seat=0, by="bot", action=first.action, at=first.at).save()
