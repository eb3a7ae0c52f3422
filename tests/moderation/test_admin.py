"""Moderators' daily work through the real admin, and closed doors for everybody else."""

from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth.models import Group
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from accounts.models import User
from accounts.moderation import services
from accounts.moderation.models import AuditEntry, Kind, Outcome, Report, Sanction, Template
from accounts.moderation.roles import MODERATORS
from accounts.sanctions import is_barred
from games.models import LogEntry, Match, Status
from tests.chat.talk import browser_of, says
from tests.games.stories import fresh, open_table, person, playing, tick_on

pytestmark = pytest.mark.django_db
SCRIPT = "<script>x</script>"


@pytest.fixture(autouse=True)
def _without_a_second_factor(settings):
    settings.ADMIN_SECOND_FACTOR = False


@pytest.fixture
def match(anna, ben) -> Match:
    return playing(anna, ben)


@pytest.fixture
def report(anna, ben, match) -> Report:
    bad = says(match, ben, SCRIPT)
    return services.report(anna, ben, "insult", "Look <b>", match=match, message=bad)


def way(model: str, row=None, verb: str = "change") -> str:
    app = {"match": "games", "user": "accounts"}.get(model, "moderation")
    return f"/admin/{app}/{model}/" + (f"{row.pk}/{verb}/" if row else "")


def every_way(report, match, ben) -> list[str]:
    sanction = services.impose(person("Zoe"), ben, Kind.CHAT, "Insults.")
    appeal = services.appeal(ben, sanction, "No")
    return [
        way("report"),
        way("report", report),
        way("sanction"),
        way("sanction", sanction),
        way("sanction", sanction, "lift"),
        way("appeal"),
        way("appeal", appeal),
        way("auditentry"),
        way("auditentry", AuditEntry.objects.first()),
        way("template"),
        way("match"),
        way("match", match),
        way("match", match, "abort"),
        way("user"),
        way("user", ben),
        way("user", ben, "sanction"),
        way("user", ben, "rename"),
    ]


def test_a_moderator_gets_where_they_work(report, match, ben, mia):
    client = browser_of(mia)
    for address in every_way(report, match, ben):
        assert client.get(address).status_code == 200, address


def test_a_moderator_gets_no_further(report, match, ben, mia):
    client, template = browser_of(mia), Template.objects.create(title="T", kind="chat", text="x")
    for address in (
        way("template", template, "delete"),
        way("template") + "add/",
        way("user") + "add/",
        way("user", ben, "password"),
        way("user", ben, "delete"),
        way("user", ben, "alternatives"),
        way("match", match, "annul"),
        way("match", match, "delete"),
        way("report", report, "delete"),
        way("report") + "add/",
        way("auditentry") + "add/",
        way("auditentry", AuditEntry.objects.first() or services.record(mia, "x"), "delete"),
        "/admin/auth/group/",
    ):
        assert client.get(address).status_code == 403, address
        assert client.post(address, {"post": "yes"}).status_code == 403, address
    for address in (way("template", template), way("user", ben), way("match", match)):
        assert client.post(address, {"username": "Gone", "title": "Gone"}).status_code == 403


def test_an_administrator_may_more_and_still_not_everything(match, ben, ada):
    client, template = browser_of(ada), Template.objects.create(title="T", kind="chat", text="x")

    assert client.get(way("template", template)).status_code == 200
    assert client.get(way("match", match, "annul")).status_code == 200
    assert client.get(way("user", ben, "alternatives")).status_code == 200
    assert client.get(way("user", ben, "password")).status_code == 403
    assert client.get("/admin/auth/group/").status_code == 403


def test_the_queue_shows_what_is_to_be_done(report, anna, mia):
    client = browser_of(mia)
    clara = person("Clara")
    decided = services.report(anna, clara, "spam")
    services.decide(mia, decided)

    assert b"Ben" in client.get(way("report")).content
    assert b"Clara" not in client.get(way("report")).content
    assert b"Clara" in client.get(way("report"), {"queue": "decided"}).content
    assert b"Ben" not in client.get(way("report"), {"queue": "mine"}).content
    client.post(way("report", report), {"verb": "take"})
    assert b"Ben" in client.get(way("report"), {"queue": "mine"}).content


def test_a_long_queue_costs_no_more_questions(mia, django_assert_max_num_queries):
    subjects = [person(f"Subject {number}") for number in range(25)]
    for number, subject in enumerate(subjects):
        made = services.report(person(f"Reporter {number}"), subject, "spam")
        if number % 2:
            services.take(mia, made)
    client = browser_of(mia)

    with django_assert_max_num_queries(12):
        page = client.get(way("report")).content.decode()

    assert page.count("Subject ") >= 25


def test_a_report_shows_lines_log_and_ways_as_text(report, match, mia):
    page = browser_of(mia).get(way("report", report)).content.decode()

    assert SCRIPT not in page
    assert "&lt;script&gt;x&lt;/script&gt;" in page
    assert "Look &lt;b&gt;" in page
    assert f'href="/t/{match.code}/log/"' in page
    assert f'href="/t/{match.code}/"' in page
    assert "dealt" in page


def test_a_report_is_decided_with_one_form(report, ben, mia):
    template = Template.objects.create(title="Chat 3", kind="chat", days=3, text="Insults <i>.")

    answer = browser_of(mia).post(
        way("report", report),
        {"verb": "decide", "decision": "template", "template": template.pk},
        follow=True,
    )

    assert b"the reporter has been told" in answer.content
    sanction = Sanction.objects.get()
    assert (sanction.kind, sanction.reason, sanction.by) == ("chat", "Insults <i>.", mia)
    assert 2 <= (sanction.ends_at - sanction.created_at).days <= 3
    assert is_barred(ben, "chat")


def test_a_report_is_dismissed_with_the_same_form(report, mia):
    browser_of(mia).post(way("report", report), {"verb": "decide", "decision": "dismiss"})

    report.refresh_from_db()
    assert report.outcome == Outcome.DISMISSED


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"decision": "template"}, "Choose a template"),
        ({"decision": "ban"}, "needs a reason"),
        ({"decision": "ban", "reason": "x", "days": "0"}, "greater than or equal to 1"),
        ({}, "required"),
    ],
)
def test_an_incomplete_decision_is_refused_in_words(report, mia, fields, words):
    page = browser_of(mia).post(way("report", report), {"verb": "decide", **fields})

    assert words in page.content.decode()
    report.refresh_from_db()
    assert report.state == "open"


def test_who_may_only_look_decides_nothing(report, mia):
    from django.contrib.auth.models import Permission

    mia.groups.clear()
    mia.user_permissions.set(Permission.objects.filter(codename="view_report"))
    client = browser_of(mia)

    assert b'value="decide"' not in client.get(way("report", report)).content
    for verb in ("take", "put_back", "decide"):
        assert client.post(way("report", report), {"verb": verb}).status_code == 403


def test_an_appeal_is_shown_to_who_imposed_but_decided_by_others(ben, mia, max_):
    appeal = services.appeal(ben, services.impose(mia, ben, Kind.CHAT, "Insults."), "No <b>")
    decision = {"decision": "grant", "answer": "Right."}

    own = browser_of(mia).get(way("appeal", appeal)).content.decode()
    assert "No &lt;b&gt;" in own
    assert 'name="answer"' not in own
    refused = browser_of(mia).post(way("appeal", appeal), decision)
    assert is_barred(ben, "chat"), refused
    browser_of(max_).post(way("appeal", appeal), decision)

    assert not is_barred(ben, "chat")


def test_a_sanction_is_imposed_and_lifted_by_hand(ben, mia):
    client = browser_of(mia)
    client.post(
        way("user", ben, "sanction"), {"decision": "rated", "days": "7", "reason": "Stalling."}
    )
    assert is_barred(ben, "rated")

    client.post(way("sanction", Sanction.objects.get(), "lift"), {"reason": "Enough."})
    assert not is_barred(ben, "rated")


def test_a_person_is_renamed_with_a_reason(ben, mia):
    client = browser_of(mia)

    refused = client.post(way("user", ben, "rename"), {"name": "Mia", "reason": "Why."})
    assert b"Somebody else has that name." in refused.content
    client.post(way("user", ben, "rename"), {"name": "Benno", "reason": "Why."})

    ben.refresh_from_db()
    assert ben.username == "Benno"


def test_a_match_is_found_read_in_words_and_broken_off(match, mia):
    tick_on(match) if fresh(match).wake_at else None
    client = browser_of(mia)

    assert match.code.encode() in client.get(way("match"), {"q": "Ben"}).content
    page = client.get(way("match", match)).content.decode()
    assert 'class="in-words"' in page
    assert match.seed not in page
    assert 'name="action"' not in page.replace('select name="action"', "")
    client.post(way("match", match, "abort"), {"reason": "They left."})

    assert fresh(match).status == Status.ABORTED


def test_a_long_list_of_matches_costs_no_more_questions(anna, mia, django_assert_max_num_queries):
    for _number in range(15):
        open_table(anna)
    client = browser_of(mia)

    with django_assert_max_num_queries(14):
        client.get(way("match"))


def test_a_match_says_who_plays_and_what_was_agreed_on_in_words(match, anna, ben, mia, report):
    services.impose(mia, ben, Kind.BAN, "Threats.")  # a bot plays on
    page = browser_of(mia).get(way("match", match)).content.decode()

    assert f'href="/admin/accounts/user/{anna.pk}/change/">Anna</a>' in page
    assert f'href="/admin/accounts/user/{ben.pk}/change/">Ben</a> resigned' in page
    assert f'href="/admin/moderation/report/{report.pk}/change/"' in page
    assert "<dd>500</dd>" in page
    assert "win_target" not in page
    assert "Spades" in page


def test_a_list_of_matches_names_games_and_people(match, mia):
    page = browser_of(mia).get(way("match"), {"game": "spades"}).content.decode()

    assert '<td class="field-title">Spades</td>' in page
    assert '<td class="field-people">Anna, Ben</td>' in page
    assert match.code not in browser_of(mia).get(way("match"), {"game": "check"}).content.decode()


def test_a_person_is_shown_with_what_there_was_about_them(report, ben, mia):
    services.impose(mia, ben, Kind.CHAT, "Insults.")
    page = browser_of(mia).get(way("user", ben)).content.decode()

    assert "Ben until now" in page
    assert f'href="/admin/moderation/report/{report.pk}/change/"' in page
    assert "Insults." in page


def test_an_audit_entry_says_before_and_after_in_words(report, ben, mia):
    services.take(mia, report)
    services.decide(mia, report, Kind.CHAT, "Insults.", timezone.now() + timedelta(days=3))
    pages = {
        entry.action: browser_of(mia).get(way("auditentry", entry)).content.decode()
        for entry in AuditEntry.objects.all()
    }

    assert "Mia</a> took a report" in pages["take"]
    assert "<td>–</td><td>Mia</td>" in pages["take"]
    assert "<td>taken</td><td>decided</td>" in pages["decide"]
    assert "<td>–</td><td>no chat</td>" in pages["impose"]
    assert "+00:00" not in pages["impose"]


def test_moderators_read_their_pages_in_their_language(report, mia):
    client = browser_of(mia)
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = "de"

    page = client.get(way("report", report)).content.decode()

    assert "Ben bisher" in page
    assert "Gemeldet von" in page


def test_nothing_in_the_admin_touches_the_log(client):
    from django.contrib import admin

    assert LogEntry not in admin.site._registry
    assert not any(
        inline.model is LogEntry
        for model_admin in admin.site._registry.values()
        for inline in model_admin.inlines
    )


def test_a_superusers_edit_of_a_person_is_recorded(ben):
    boss = User.objects.create_superuser("Boss")
    client, page = browser_of(boss), way("user", ben)
    fields = client.get(page).context["adminform"].form.initial
    posted = {key: value for key, value in fields.items() if value not in (None, False, [])}

    client.post(page, posted | {"username": "Benedict"})

    entry = AuditEntry.objects.get(action="edit person")
    assert (entry.before["username"], entry.after["username"]) == ("Ben", "Benedict")


def test_powers_that_are_given_are_recorded_and_addresses_are_not_kept(ben):
    client, page = browser_of(User.objects.create_superuser("Boss")), way("user", ben)
    fields = client.get(page).context["adminform"].form.initial
    posted = {key: value for key, value in fields.items() if value not in (None, False, [])}
    role = Group.objects.get(name=MODERATORS)

    client.post(page, posted | {"groups": [role.pk], "email": "ben@example.org"})

    entry = AuditEntry.objects.get(action="edit person")
    assert (entry.before["groups"], entry.after["groups"]) == ("", MODERATORS)
    assert "example.org" not in str([entry.before, entry.after])
    assert "email" in entry.after


def test_a_password_that_is_set_for_somebody_is_recorded(ben):
    boss = User.objects.create_superuser("Boss")
    secret = "a quiet gallery"

    browser_of(boss).post(
        way("user", ben, "password"),
        {"usable_password": "true", "password1": secret, "password2": secret},
    )

    entry = AuditEntry.objects.get()
    assert (entry.action, entry.actor, entry.subject) == ("set password", boss, ben)
    ben.refresh_from_db()
    assert ben.check_password(secret)


def test_what_other_apps_keep_is_not_edited_unrecorded(ben):
    boss = User.objects.create_superuser("Boss")
    role = Group.objects.get(name=MODERATORS)
    address = EmailAddress.objects.create(user=ben, email="ben@example.org")
    client = browser_of(boss)

    client.post(f"/admin/auth/group/{role.pk}/change/", {"name": MODERATORS, "permissions": []})
    client.post(f"/admin/account/emailaddress/{address.pk}/delete/", {"post": "yes"})

    deleted, edited = AuditEntry.objects.all()
    assert (edited.action, edited.after["record"]) == ("edit record", f"group: {MODERATORS}")
    assert (deleted.action, deleted.subject) == ("delete record", ben)
    assert "example.org" not in str(deleted.after)


def test_everything_that_can_be_edited_in_the_admin_records_it():
    from django.contrib import admin

    from accounts.admin import PersonAdmin
    from accounts.moderation.admin.pages import LookedAt
    from accounts.moderation.admin.templates import TemplateAdmin
    from accounts.records_admin import Recorded

    known = (LookedAt, PersonAdmin, TemplateAdmin, Recorded)
    strangers = [m for m, page in admin.site._registry.items() if not isinstance(page, known)]
    assert strangers == []
    assert all(page.actions is None for page in admin.site._registry.values())


def test_a_banned_person_is_not_let_in_by_the_back_door(ben, mia):
    services.impose(mia, ben, Kind.BAN, "Threats.")
    client, page = browser_of(User.objects.create_superuser("Boss")), way("user", ben)
    fields = client.get(page).context["adminform"].form.initial
    posted = {key: value for key, value in fields.items() if value not in (None, False, [])}

    client.post(page, posted | {"is_active": "on"})

    ben.refresh_from_db()
    assert not ben.is_active


def test_the_first_page_says_what_waits(report, ben, mia, max_):
    services.appeal(ben, services.impose(mia, ben, Kind.CHAT, "Insults."), "No")

    own, others = (browser_of(each).get("/admin/").content.decode() for each in (mia, max_))

    assert "<b>1</b> report is open" in own
    assert "<b>0</b> appeals wait for you" in own
    assert "<b>1</b> appeal waits for you" in others


def test_roles_are_given_by_a_command(ben):
    call_command("roles", "ben", "moderator", verbosity=0)
    ben.refresh_from_db()
    assert ben.is_staff
    assert ben.groups.get().name == MODERATORS

    call_command("roles", "Ben", "none", verbosity=0)
    ben.refresh_from_db()
    assert not ben.is_staff
    with pytest.raises(CommandError, match="Nobody"):
        call_command("roles", "Nobody Here", "moderator")


def test_the_login_of_the_admin_is_the_sites(report):
    assert "/accounts/login/" in Client().get("/admin/", follow=True).request["PATH_INFO"]
