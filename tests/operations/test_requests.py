"""Requests that nobody's own page would send."""

import json

import pytest
from django.test import Client

from accounts.models import User
from config.asgi import pages, tables
from games.models import CODE_LETTERS, Match, new_code
from tests.games.stories import person, some_action, table_of, turn
from tests.operations.conftest import browser_of
from tests.operations.every_view import every_address

pytestmark = pytest.mark.django_db

UNSAFE = ("post", "put", "patch", "delete")
# The one view that takes a form from elsewhere: mail programs unsubscribe by a bare POST, and the
# signed token in the address says for whom.
EXEMPT = {"/accounts/turn-mail/stop/{token}/"}


def test_every_view_refuses_a_form_that_did_not_come_from_our_pages(parts, ada):
    browser = browser_of(ada, enforce_csrf_checks=True)

    open_to_all = [
        (method, address.route)
        for address in every_address()
        if address.route not in EXEMPT
        for method in UNSAFE
        if getattr(browser, method)(address.at(**parts)).status_code not in (403, 405)
    ]

    assert not open_to_all


def test_no_other_view_is_exempt():
    exempt = {address.route for address in every_address() if address.is_csrf_exempt}

    assert exempt == EXEMPT


def test_a_form_with_a_token_but_from_a_foreign_page_is_refused(match, anna):
    browser = browser_of(anna, enforce_csrf_checks=True)
    browser.get(f"/t/{match.code}/")
    token = browser.cookies["csrftoken"].value

    for origin in ("https://evil.example", "null"):
        answer = browser.post(
            f"/t/{match.code}/resign/", {"csrfmiddlewaretoken": token}, headers={"origin": origin}
        )
        assert answer.status_code == 403

    assert table_of(match).holders[0] == anna.pk


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "testserver@evil", ""])
def test_a_foreign_host_name_is_refused_everywhere(host):
    for path in ("/", "/accounts/password/reset/", "/admin/login/"):
        answer = Client(raise_request_exception=False).get(path, headers={"host": host})
        assert answer.status_code == 400
        assert b"evil" not in answer.content


def test_a_forwarded_host_is_not_believed(mailoutbox):
    User.objects.create_user("Bert", "bert@example.org", "a quiet gallery")
    Client().post(
        "/accounts/password/reset/",
        {"email": "bert@example.org"},
        headers={"x-forwarded-host": "evil.example"},
    )

    assert all("evil.example" not in mail.body for mail in mailoutbox)


def test_nobody_acts_for_another_seat_than_their_own(match):
    seat = turn(match)
    holder = table_of(match).holders[seat]
    other = next(user for user in User.objects.filter(seats__match=match) if user.pk != holder)
    action = json.dumps(some_action(match, seat))

    for user in (other, person("Emil")):
        answer = browser_of(user).post(f"/t/{match.code}/act/", {"seat": seat, "action": action})
        assert answer.status_code == 403
    assert table_of(match).version == 0


def test_a_session_that_was_made_up_is_nobodys(match):
    browser = Client()
    browser.cookies["sessionid"] = "a" * 32

    answer = browser.post(f"/t/{match.code}/act/", {"seat": "0", "action": "{}"})

    assert answer.status_code == 403


def test_codes_cannot_be_guessed():
    """Ten of 27 letters, drawn by the system: 2·10¹⁴. And no address takes a match's number."""
    codes = {new_code() for _ in range(2_000)}

    assert len(codes) == 2_000
    assert all(len(code) == 10 and set(code) <= set(CODE_LETTERS) for code in codes)
    assert len({code[place] for code in codes for place in range(10)}) == len(CODE_LETTERS)


def test_a_table_is_found_by_its_code_and_not_by_its_number(match, as_anna):
    assert as_anna.get(f"/t/{match.pk}/").status_code == 404
    assert as_anna.get(f"/t/{Match.objects.get().code}/").status_code == 200


def test_a_body_over_the_limit_is_refused_before_it_is_read(match, as_anna):
    answer = as_anna.post(f"/t/{match.code}/act/", {"seat": "0", "action": "x" * 70_000})

    assert answer.status_code == 413


@pytest.mark.parametrize("handler", [pages, tables], ids=["pages", "tables"])
@pytest.mark.parametrize("announced", [b"99999999999", None])
async def test_the_server_does_not_collect_an_endless_body(handler, announced):
    """Neither one whose length is announced nor one that just goes on."""
    read, sent = 0, []

    async def receive():
        nonlocal read
        read += 1
        assert read < 100
        return {"type": "http.request", "body": b"x" * 16_384, "more_body": True}

    async def send(message):
        sent.append(message)

    length = [(b"content-length", announced)] if announced else []
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/t/nowhere/act/",
        "query_string": b"",
        "headers": [(b"host", b"localhost"), *length],
    }
    await handler(scope, receive, send)

    assert sent[0]["status"] == 413
    assert read <= 17
