"""The queue: taken, decided once, told; appeals are for somebody else."""

import pytest
from django.db import DatabaseError, connection, transaction

from accounts.moderation import services
from accounts.moderation.models import (
    AuditEntry,
    AuditIsAppendOnly,
    Kind,
    Notice,
    Outcome,
    State,
)
from accounts.sanctions import is_barred
from games.services import Refusal
from tests.chat.talk import browser_of, guest
from tests.moderation.conftest import account

pytestmark = pytest.mark.django_db


@pytest.fixture
def report(anna, ben):
    return services.report(anna, ben, "insult", "He called me names")


def news_of(user) -> str:
    return browser_of(user).get("/notices/").content.decode()


def test_a_taken_report_can_be_put_back_and_taken_over(report, mia, max_):
    services.take(mia, report)
    services.take(max_, report)
    report.refresh_from_db()
    assert (report.state, report.taken_by) == (State.TAKEN, max_)

    services.put_back(max_, report)
    report.refresh_from_db()
    assert (report.state, report.taken_by) == (State.OPEN, None)
    assert [entry.action for entry in AuditEntry.objects.all()] == ["put back", "take", "take"]


@pytest.mark.parametrize(
    ("kind", "outcome", "words"),
    [
        ("", Outcome.DISMISSED, "found nothing against the rules"),
        ("warning", Outcome.WARNED, "gave a warning"),
        ("chat", Outcome.SANCTIONED, "imposed a sanction"),
    ],
)
def test_the_reporter_learns_what_came_of_it(report, anna, mia, kind, outcome, words):
    services.decide(mia, report, kind, "Because.")

    report.refresh_from_db()
    assert (report.state, report.outcome, report.decided_by) == (State.DECIDED, outcome, mia)
    assert words in news_of(anna)


def test_a_decision_does_everything_at_once(report, ben, mia):
    sanction = services.decide(mia, report, Kind.CHAT, "Insults.")

    assert is_barred(ben, "chat")
    assert sanction.report == report
    assert "Insults." in news_of(ben)
    assert {entry.action for entry in AuditEntry.objects.all()} == {"impose", "decide"}


def test_of_two_decisions_the_second_is_refused(report, mia, max_):
    services.decide(mia, report)
    with pytest.raises(Refusal, match="decided already"):
        services.decide(max_, report, Kind.BAN, "Late.")
    with pytest.raises(Refusal, match="decided already"):
        services.take(max_, report)


def test_nobody_decides_what_they_reported_or_what_is_about_them(anna, mia, max_):
    mine = services.report(mia, anna, "spam")
    about_max = services.report(anna, max_, "spam")

    with pytest.raises(Refusal, match="Somebody else decides"):
        services.decide(mia, mine)
    with pytest.raises(Refusal, match="about yourself"):
        services.decide(max_, about_max)


@pytest.fixture
def appeal(report, ben, mia):
    sanction = services.decide(mia, report, Kind.CHAT, "Insults.")
    return services.appeal(ben, sanction, "I was quoting")


def test_an_appeal_is_decided_by_somebody_else(appeal, mia, max_, ben):
    with pytest.raises(Refusal, match="Somebody else decides"):
        services.decide_appeal(mia, appeal, True, "Fine.")

    services.decide_appeal(max_, appeal, True, "You were.")

    assert not is_barred(ben, "chat")
    assert "Your appeal was granted" in news_of(ben)


def test_a_rejected_appeal_leaves_the_sanction_and_gives_an_answer(appeal, max_, ben):
    services.decide_appeal(max_, appeal, False, "The lines say otherwise.")

    assert is_barred(ben, "chat")
    assert "The lines say otherwise." in news_of(ben)
    with pytest.raises(Refusal, match="decided already"):
        services.decide_appeal(max_, appeal, True, "Or not.")


def test_there_is_one_appeal_for_each_sanction(appeal, ben, anna):
    with pytest.raises(Refusal, match="appealed already"):
        services.appeal(ben, appeal.sanction, "Again")
    with pytest.raises(Refusal, match="not a sanction of yours"):
        services.appeal(anna, appeal.sanction, "For him")


def test_an_appeal_needs_words_and_an_answer(appeal, ben, mia, max_):
    other = services.impose(mia, ben, Kind.RATED, "Stalling.")
    with pytest.raises(Refusal, match="Please say why"):
        services.appeal(ben, other, "  ")
    with pytest.raises(Refusal, match="an answer"):
        services.decide_appeal(max_, appeal, False, " ")


def test_the_sanctioned_sees_reason_own_lines_and_form_and_not_who_reported(anna, ben, mia):
    from tests.chat.talk import says
    from tests.games.stories import open_table

    match = open_table(anna)
    says(match, anna, "Leave me alone")
    bad = says(match, ben, "<i>You fool</i>")
    report = services.report(anna, ben, "insult", match=match, message=bad)
    sanction = services.decide(mia, report, Kind.CHAT, "Insults <u>.")
    way = f"/notices/sanctions/{sanction.pk}/"

    page = browser_of(ben).get(way).content.decode()

    assert "&lt;i&gt;You fool&lt;/i&gt;" in page
    assert "Insults &lt;u&gt;." in page
    assert 'name="words"' in page
    assert "Anna" not in page
    assert "Leave me alone" not in page


def test_nobody_else_sees_a_sanction(appeal, anna, mia):
    way = f"/notices/sanctions/{appeal.sanction_id}/"

    assert browser_of(anna).get(way).status_code == 404
    assert browser_of(mia).get(way).status_code == 404
    assert browser_of(None).get(way).url.startswith("/accounts/login/")
    assert browser_of(None).get("/notices/").url.startswith("/accounts/login/")


def test_notices_are_new_until_they_are_read_and_are_counted_in_the_header(
    report, anna, mia, django_capture_on_commit_callbacks
):
    client = browser_of(anna)
    assert "new notice" not in client.get("/").content.decode()

    with django_capture_on_commit_callbacks(execute=True):
        services.decide(mia, report)

    assert "1 new notice" in client.get("/").content.decode()
    client.get("/notices/")
    assert "new notice" not in client.get("/").content.decode()


def test_many_notices_cost_no_more_questions(anna, ben, mia, django_assert_max_num_queries):
    for number in range(30):
        Notice.objects.create(
            user=anna,
            about=Notice.About.SANCTION,
            sanction=services.impose(mia, ben, Kind.WARNING, f"Number {number}"),
        )
    client = browser_of(anna)

    with django_assert_max_num_queries(6):
        client.get("/notices/")


@pytest.mark.parametrize(
    "verb", ["UPDATE moderation_auditentry SET reason = ''", "DELETE FROM moderation_auditentry"]
)
def test_the_database_keeps_what_a_moderator_did(report, mia, verb):
    services.take(mia, report)

    with pytest.raises(DatabaseError, match="audit log can neither"), transaction.atomic():
        connection.cursor().execute(verb)


def test_the_model_keeps_it_too(report, mia):
    services.take(mia, report)
    entry = AuditEntry.objects.get()

    for attempt in (
        entry.save,
        entry.delete,
        AuditEntry.objects.all().delete,
        lambda: AuditEntry.objects.update(reason=""),
    ):
        with pytest.raises(AuditIsAppendOnly):
            attempt()


def test_what_is_decided_about_a_guest_concerns_the_account_they_logged_in_to(anna, mia):
    from accounts.services import merge_guest

    gast, bert = guest("Gast"), account("Bert")
    services.impose(mia, gast, Kind.RATED, "Leaving.")
    report = services.report(anna, gast, "insult", "x")
    merge_guest(gast, bert)

    services.decide(mia, report, Kind.CHAT, "Insults.")

    assert is_barred(bert, "rated")
    assert is_barred(bert, "chat")
    page = browser_of(bert).get("/notices/").content.decode()
    assert "Leaving." in page
    assert "Insults." in page
