"""Sanctions do what they say, at once, and end."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.utils import timezone

from accounts.moderation import services
from accounts.moderation.models import AuditEntry, Kind, Notice, Sanction, Template
from accounts.sanctions import barring, is_barred
from games import services as games
from games.models import Status
from games.services import Refusal
from tests.accounts.visits import PASSWORD, logs_in, plays_as, who_is
from tests.chat.talk import browser_of
from tests.games.stories import fresh, open_table, playing, table_of

pytestmark = pytest.mark.django_db


def soon(**span):
    return timezone.now() + timedelta(**span)


def run_out(user):
    Sanction.objects.filter(user=user).update(ends_at=timezone.now() - timedelta(seconds=1))


def test_each_kind_bars_from_one_thing(ben, mia):
    services.impose(mia, ben, Kind.CHAT, "Insults.")

    assert is_barred(ben, "chat")
    assert not is_barred(ben, "rated")
    assert not is_barred(ben, "ban")


def test_of_several_the_longest_counts(ben, mia):
    services.impose(mia, ben, Kind.CHAT, "Short.", ends_at=soon(days=1))
    services.impose(mia, ben, Kind.CHAT, "Long.", ends_at=soon(days=9))
    assert barring(ben, "chat").reason == "Long."

    services.impose(mia, ben, Kind.CHAT, "Endless.")
    assert barring(ben, "chat").reason == "Endless."


def test_a_sanction_ends_by_itself(ben, mia):
    services.impose(mia, ben, Kind.RATED, "Stalling.", ends_at=soon(days=1))
    run_out(ben)

    assert not is_barred(ben, "rated")


def test_a_sanction_is_told_and_recorded(ben, mia):
    sanction = services.impose(mia, ben, Kind.CHAT, "Insults.", ends_at=soon(days=1))

    entry = AuditEntry.objects.get()
    assert (entry.actor, entry.subject, entry.action) == (mia, ben, "impose")
    assert (entry.reason, entry.after["kind"]) == ("Insults.", "chat")
    assert Notice.objects.get(user=ben).sanction == sanction


@pytest.mark.parametrize(
    ("kind", "reason", "days", "because"),
    [
        ("chat", "  ", 1, "needs a reason"),
        ("flogging", "Why not", 1, "no such sanction"),
        ("chat", "Insults.", -1, "in the future"),
    ],
)
def test_a_refusal_is_a_sentence(ben, mia, kind, reason, days, because):
    with pytest.raises(Refusal, match=because):
        services.impose(mia, ben, kind, reason, ends_at=soon(days=days))
    assert not AuditEntry.objects.exists()


def test_nobody_judges_themselves_or_somebody_of_more_power(ben, mia):
    ben.is_superuser = True
    ben.save()

    with pytest.raises(Refusal, match="yourself"):
        services.impose(mia, mia, Kind.CHAT, "Oops.")
    with pytest.raises(Refusal, match="superuser"):
        services.impose(mia, ben, Kind.BAN, "Power.")


def test_a_ban_ends_every_session_and_gives_the_seats_to_bots(anna, ben, mia):
    match, waiting = playing(anna, ben), open_table(anna)
    games.take_seat(waiting.pk, ben, 1)
    client = browser_of(ben)
    assert who_is(client) == ben

    services.impose(mia, ben, Kind.BAN, "Threats.", ends_at=soon(days=30))

    assert who_is(client) is None
    assert table_of(match).seats[1].kind == "bot"
    assert table_of(waiting).seats[1].kind == "open"
    assert fresh(match).status == Status.PLAYING


def test_who_is_banned_reads_reason_end_and_appeal_at_the_log_in(client, ben, mia):
    services.impose(mia, ben, Kind.BAN, "Threats <b>", ends_at=soon(days=30))

    page = client.get(logs_in(client, "Ben").url)

    text = page.content.decode()
    assert "Threats &lt;b&gt;" in text
    assert "until" in text
    assert client.post(page.request["PATH_INFO"], {"words": "It was not me"}).status_code == 302
    assert ben.sanctions.get().appeal.words == "It was not me"
    assert who_is(client) is None


def test_without_the_password_nothing_is_told(client, ben, mia):
    services.impose(mia, ben, Kind.BAN, "Threats.")

    page = logs_in(client, "Ben", "a wrong password")

    assert "Wrong name or password" in page.content.decode()
    assert "Threats" not in page.content.decode()
    assert client.get("/moderation/ban/made-up/").status_code == 404


def test_a_ban_that_has_run_out_is_over_at_the_log_in(client, ben, mia):
    services.impose(mia, ben, Kind.BAN, "Threats.", ends_at=soon(days=1))
    run_out(ben)

    logs_in(client, "Ben", PASSWORD)

    assert who_is(client) == ben


def test_a_guest_who_is_banned_is_not_somebody_else_by_another_name(client, mia):
    from accounts.models import User

    plays_as(client, "Gast")
    gast = User.objects.get(username="Gast")
    services.impose(mia, gast, Kind.BAN, "Threats.", ends_at=soon(days=1))

    answer = plays_as(client, "Someone Else")
    assert answer.status_code == 403
    assert "You may not play here, until" in answer.content.decode()
    assert "/moderation/ban/" in answer.content.decode()
    assert "/moderation/ban/" in client.get("/accounts/login/").content.decode()

    run_out(gast)
    plays_as(client, "Someone Else")
    assert who_is(client) == gast


def test_lifting_lets_a_banned_person_in_again(client, ben, mia, max_):
    sanction = services.impose(mia, ben, Kind.BAN, "Threats.")

    services.lift(max_, sanction, "A mistake.")

    logs_in(client, "Ben")
    assert who_is(client) == ben
    with pytest.raises(Refusal, match="ended already"):
        services.lift(max_, sanction, "Again.")


def test_lifting_one_of_two_bans_lets_nobody_in(ben, mia):
    first = services.impose(mia, ben, Kind.BAN, "One.")
    services.impose(mia, ben, Kind.BAN, "Two.")

    services.lift(mia, first, "A mistake.")

    ben.refresh_from_db()
    assert not ben.is_active


def test_a_renamed_person_is_told_why(ben, mia):
    services.rename(mia, ben, "Benjamin", "The name was an insult.")

    ben.refresh_from_db()
    assert ben.username == "Benjamin"
    entry = AuditEntry.objects.get()
    assert (entry.before, entry.after) == ({"name": "Ben"}, {"name": "Benjamin"})
    assert "The name was an insult." in browser_of(ben).get("/notices/").content.decode()


@pytest.mark.parametrize(
    ("name", "reason", "because"),
    [("Mia", "Why.", "Somebody else"), ("<b>", "Why.", "letters"), ("Benno", "", "say why")],
)
def test_a_name_is_not_forced_against_the_rules_of_names(ben, mia, name, reason, because):
    with pytest.raises(Refusal, match=because):
        services.rename(mia, ben, name, reason)


def test_a_match_is_broken_off_with_a_reason_that_the_players_read(anna, ben, mia):
    match = playing(anna, ben)

    services.abort(mia, match, "Both stopped playing.")

    assert fresh(match).status == Status.ABORTED
    assert AuditEntry.objects.get().after["status"] == "aborted"
    assert "Both stopped playing." in browser_of(ben).get("/notices/").content.decode()
    with pytest.raises(Refusal, match="over"):
        services.abort(mia, match, "Again.")


def test_no_reason_to_choose_from_claims_an_earlier_warning():
    """What an administrator has written stays."""
    reworded = import_module("accounts.moderation.migrations.0006_no_warning_claimed")
    claiming = Template.objects.create(title="Once more", kind=Kind.CHAT, text=reworded.BEFORE)
    own = Template.objects.create(title="Own", kind=Kind.CHAT, text="You were warned twice.")

    reworded.reword(apps, None)

    claiming.refresh_from_db()
    own.refresh_from_db()
    assert "warned" not in claiming.text
    assert own.text == "You were warned twice."
