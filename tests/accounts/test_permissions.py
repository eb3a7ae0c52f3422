"""Every address of the site, and to whom it is closed. A new one fails here until it has a row."""

from collections.abc import Iterator

import pytest
from django.contrib import admin
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from accounts.models import User
from accounts.moderation import services
from games.models import Match
from tests.chat.talk import browser_of, guest
from tests.games.stories import fresh, person, playing

pytestmark = pytest.mark.django_db

# For everybody: what is public, the doors themselves, and tables for whoever has their code.
OPEN = {
    "healthz", "readyz", "metrics",
    "language", "manifest", "worker", "offline", "sound", "design", "home", "regulars",
    "fair-play",
    "gallery", "gallery-work", "play-now", "new-table",
    "join", "leaders", "leaders-of", "leaders-month", "moderation", "person", "guest",
    "account_signup", "account_login", "account_logout", "account_inactive",
    "account_email_verification_sent", "account_reset_password", "account_reset_password_done",
    "account_reset_password_from_key_done", "account_confirm_login_code", "mfa_authenticate",
    "socialaccount_login_cancelled", "socialaccount_login_error", "socialaccount_signup",
    "table", "table-seat", "table-stay", "table-live", "table-live-seat", "table-live-stay",
    "table-log", "table-figures", "table-figures-round", "review", "download-log", "how", "guided",
    "daily", "daily-game", "play-daily", "challenge", "accept-challenge", "compared",
}  # fmt: skip
# One's own, also a guest's.
OWN = {
    "profile", "download", "delete-account", "notices", "sanction", "report", "report-seat",
    "bring", "review-import",
}  # fmt: skip
# For people with an account.
MEMBERS = {
    "account_email", "account_change_password", "account_set_password", "account_reauthenticate",
    "mfa_index", "mfa_activate_totp", "mfa_deactivate_totp", "mfa_reauthenticate",
    "mfa_view_recovery_codes", "mfa_generate_recovery_codes", "mfa_download_recovery_codes",
    "socialaccount_connections",
}  # fmt: skip
# For whoever has the token of a mail, or of a log-in that was refused.
TOKENS = {
    "stop-turn-mail", "ban", "account_confirm_email", "account_reset_password_from_key",
}  # fmt: skip
# What one does at a table: posted, and refused to those who do not sit there.
VERBS = {
    "act", "take-seat", "leave-seat", "ready", "set-bot", "next-bot", "listing", "set-rated",
    "start", "resign", "close-table", "end-match", "rematch", "pause", "resume", "more-time",
    "agree", "take-back", "fork", "make-challenge", "here", "told", "has-read",
}  # fmt: skip
# Also those who watch may ask, talk and mute; who may hear what is told in tests/chat.
TALK = {"say", "mute", "unmute", "advice"}

# The admin's own pages that are about nobody; its log-in is the site's.
FRAME = {
    "login", "logout", "jsi18n", "index", "app_list", "password_change", "password_change_done",
    "view_on_site", "autocomplete",
}  # fmt: skip


def named(patterns=None, space: str = "") -> Iterator[tuple[str, URLPattern]]:
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        if isinstance(pattern, URLResolver):
            inner = f"{pattern.namespace}:" if pattern.namespace else ""
            yield from named(pattern.url_patterns, space + inner)
        elif pattern.name:
            yield space + pattern.name, pattern


def addresses(names: set[str], **arguments) -> list[str]:
    """Where these are, each with those arguments that its address has."""
    found = []
    for name, pattern in named():
        if name in names:
            wanted = pattern.pattern.regex.groupindex
            found.append(reverse(name, kwargs={key: arguments[key] for key in wanted}))
    return found


def is_sent_to_log_in(response) -> bool:
    return response.status_code == 302 and "/login/" in response.url


@pytest.fixture
def match() -> Match:
    return playing(person("Anna"), person("Ben"))


def test_every_address_is_known_to_this_file():
    names = {name for name, _pattern in named()}
    pages = {pattern.name for each in admin.site._registry.values() for pattern in each.urls}

    ours = {name for name in names if not name.startswith("admin:")}
    assert ours == OPEN | OWN | MEMBERS | TOKENS | VERBS | TALK
    assert {name.removeprefix("admin:") for name in names - ours} == FRAME | pages - {None}


def test_a_visitor_has_nothing_of_their_own(match):
    sanction = services.impose(person("Mia"), person("Zoe"), "chat", "Insults.")
    own = addresses(OWN | MEMBERS, name="Anna", code=match.code, seat=0, number=sanction.pk)

    assert len(own) >= len(OWN | MEMBERS)
    for address in own:
        for method in ("get", "post"):
            response = getattr(Client(), method)(address)
            assert is_sent_to_log_in(response) or response.status_code == 405, address


def test_a_guest_has_nothing_of_a_members():
    for address in addresses(MEMBERS - {"account_reauthenticate", "mfa_reauthenticate"}):
        for method in ("get", "post"):
            response = getattr(browser_of(guest(f"G{User.objects.count()}")), method)(address)
            assert response.status_code in (302, 403, 404, 405), address


def test_nobody_sees_what_is_anothers():
    zoe = person("Zoe")
    sanction = services.impose(person("Mia"), zoe, "chat", "A secret reason.")
    (address,) = addresses({"sanction"}, number=sanction.pk)

    for other in (guest("Gast"), person("Ben")):
        assert browser_of(other).get(address).status_code == 404
        assert browser_of(other).post(address, {"words": "No"}).status_code == 404
    assert browser_of(zoe).get(address).status_code == 200


def test_a_forged_token_opens_nothing(client, match):
    for address in addresses(TOKENS, token="forged", key="forged", uidb36="1"):
        response = client.get(address)

        assert response.status_code in (200, 404), address
        assert "Anna" not in response.content.decode()


def test_who_does_not_sit_at_a_table_changes_nothing_there(match):
    at_first = fresh(match).revision
    for address in addresses(VERBS, code=match.code):
        for who in (None, guest(f"G{User.objects.count()}"), person(f"P{User.objects.count()}")):
            browser = browser_of(who)
            fields = {"seat": 0, "taken": 0, "action": "{}", "sure": "yes"}
            assert browser.get(address).status_code == 405, address
            assert browser.post(address, fields).status_code < 500, address
            assert fresh(match).revision == at_first, (address, who)


def admin_ways() -> Iterator[tuple[str, str]]:
    """Of every model its pages, about a row that is there."""
    for model, model_admin in admin.site._registry.items():
        row = model._default_manager.first()
        for pattern in model_admin.urls:
            wanted = pattern.pattern.regex.groupindex
            if pattern.name and (row is not None or not wanted):
                arguments = dict.fromkeys(wanted, row.pk if row else None)
                yield pattern.name, reverse(f"admin:{pattern.name}", kwargs=arguments)


def test_the_admin_is_closed_to_everybody_but_those_who_keep_the_house(match):
    zoe, mia = person("Zoe"), person("Mia")
    services.report(zoe, person("Ben Two"), "spam")
    services.appeal(zoe, services.impose(mia, zoe, "chat", "Insults."), "No")
    stan = User.objects.create_user("Stan", is_staff=True)  # and may do nothing yet
    ways = list(admin_ways())
    seen = {name for name, _address in ways}

    for name in ("report", "sanction", "appeal", "auditentry", "template"):
        assert f"moderation_{name}_change" in seen
    for name, address in ways:
        for who in (None, guest(f"G{User.objects.count()}"), zoe, stan):
            for method in ("get", "post"):
                response = getattr(browser_of(who), method)(address)
                is_closed = is_sent_to_log_in(response) or response.status_code == 403
                assert is_closed, (name, who, response.status_code)
