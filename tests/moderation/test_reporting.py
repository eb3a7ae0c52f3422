"""Reporting: with the lines, once at a time, within limits."""

import pytest

from accounts.models import User
from accounts.moderation import services
from accounts.moderation.models import Report, State, Statement
from accounts.moderation.services.reporting import A_DAY
from games import services as services_of_games
from games.services import Refusal
from tests.chat.talk import browser_of, says
from tests.games.stories import open_table, person, playing

pytestmark = pytest.mark.django_db
SCRIPT = "<b>boo</b>"


def test_the_lines_around_go_along_as_they_were(anna, ben):
    match = open_table(anna)
    says(match, anna, phrase="hello")
    bad = says(match, ben, SCRIPT)
    says(match, anna, "Please not")

    services.report(anna, ben, "insult", "Look at that", match=match, message=bad)

    lines = Statement.objects.get().lines
    assert [line["text"] for line in lines] == ["Hello!", SCRIPT, "Please not"]
    assert [line["is_reported"] for line in lines] == [False, True, False]


def test_what_is_reported_again_is_added_to_the_same_report(anna, ben):
    services.report(anna, ben, "insult")
    services.report(anna, ben, "spam", "And now this")

    assert Report.objects.get().statements.count() == 2


def test_after_a_decision_there_can_be_another_report(anna, ben, mia):
    services.decide(mia, services.report(anna, ben, "insult"))
    services.report(anna, ben, "insult")

    assert Report.objects.filter(state=State.OPEN).count() == 1


def test_nobody_floods_the_queue(anna, ben):
    for _time in range(A_DAY):
        services.report(anna, ben, "spam")

    with pytest.raises(Refusal, match="tomorrow"):
        services.report(anna, person("Clara"), "spam")


@pytest.mark.parametrize(
    ("category", "words", "because"),
    [
        ("nonsense", "", "what it is about"),
        ("other", " ", "own words"),
        ("insult", "x" * 1001, "at most 1000"),
    ],
)
def test_a_refusal_is_a_sentence(anna, ben, category, words, because):
    with pytest.raises(Refusal, match=because):
        services.report(anna, ben, category, words)


def test_nobody_reports_themselves(anna):
    with pytest.raises(Refusal, match="yourself"):
        services.report(anna, anna, "insult")


def test_a_guests_words_are_reported_of_the_account_they_became(anna, ben):
    from accounts.services import merge_guest
    from tests.chat.talk import guest

    visitor = guest("Gast")
    merge_guest(visitor, ben)
    visitor.refresh_from_db()

    assert services.report(anna, visitor, "spam").subject == ben


def test_the_page_shows_the_lines_as_text_and_sends_the_report(anna, ben):
    match = open_table(anna)
    bad = says(match, ben, SCRIPT)
    client, way = browser_of(anna), f"/report/Ben/?table={match.code}&message={bad.pk}"

    page = client.get(way).content.decode()
    assert SCRIPT not in page
    assert "&lt;b&gt;boo&lt;/b&gt;" in page
    answer = client.post(way, {"category": "insult", "words": ""})

    assert answer.url == f"/t/{match.code}/"
    assert Statement.objects.get().match == match


def test_a_refused_report_keeps_what_was_typed(anna, ben):
    answer = browser_of(anna).post("/report/Ben/", {"category": "", "words": "He cheats"})

    assert answer.status_code == 400
    assert "Please choose what it is about." in answer.content.decode()
    assert "He cheats" in answer.content.decode()


def test_nobody_reads_another_room_by_reporting(anna, ben):
    clara = person("Clara")
    match = playing(anna, ben)
    secret = says(match, ben, "My ace is next")
    client = browser_of(clara)

    assert client.get(f"/report/Ben/?table={match.code}&message={secret.pk}").status_code == 404
    assert "My ace" not in client.get(f"/report/Ben/?table={match.code}").content.decode()


def test_a_message_is_reported_of_who_wrote_it_and_where(anna, ben):
    clara = person("Clara")
    match, other = open_table(anna), open_table(clara)
    bad = says(match, ben, "Boo")
    client = browser_of(anna)

    for way in (
        f"/report/Clara/?table={match.code}&message={bad.pk}",
        f"/report/Ben/?table={other.code}&message={bad.pk}",
        f"/report/Ben/?table={match.code}&message=x",
        "/report/Ben/?table=nowhere",
        "/report/Nobody/",
        "/report/%3Cb%3E/",
    ):
        assert client.get(way).status_code == 404


def test_a_stranger_is_asked_to_log_in_first(ben):
    assert browser_of(None).get("/report/Ben/").url.startswith("/accounts/login/")
    assert "/report/Ben/" not in browser_of(None).get("/accounts/people/Ben/").content.decode()


def test_a_public_profile_has_the_way_to_a_report(anna, ben):
    assert "/report/Ben/" in browser_of(anna).get("/accounts/people/Ben/").content.decode()
    assert "/report/Ben/" not in browser_of(ben).get("/accounts/people/Ben/").content.decode()


def test_a_player_is_reported_from_the_table_by_their_seat(anna, ben):
    match = playing(anna, ben)
    client = browser_of(anna)

    page = client.get(f"/t/{match.code}/").content.decode()
    assert f"/report/at/{match.code}/1/" in page
    assert f"/report/at/{match.code}/0/" not in page
    assert client.get(f"/report/at/{match.code}/1/").url == f"/report/Ben/?table={match.code}"
    for nobody in (f"/report/at/{match.code}/2/", "/report/at/nowhere/0/"):
        assert client.get(nobody).status_code == 404
    assert "login" in browser_of(None).get(f"/report/at/{match.code}/1/").url


def test_a_player_is_reported_from_the_waiting_table_too(anna, ben):
    match = open_table(anna)
    services_of_games.take_seat(match.pk, ben, 2)

    page = browser_of(anna).get(f"/t/{match.code}/").content.decode()

    assert f"/report/at/{match.code}/2/" in page
    assert f"/report/at/{match.code}/0/" not in page
    assert browser_of(anna).get(f"/report/at/{match.code}/2/").url.startswith("/report/Ben/")


def test_of_two_names_that_look_alike_the_one_that_is_written_is_reported(anna):
    """From before the rule: the second has a key of its own, and the first one's look."""
    paul, other = person("Paul"), person("Other")
    User.objects.filter(pk=other.pk).update(username="PauI", name_key=f"paul~{other.pk}")

    browser_of(anna).post("/report/PauI/", {"category": "spam"})

    assert Report.objects.get().subject == other
    assert paul.reports_about.count() == 0
