"""A code from an app beside the password. The app is played by the same arithmetic."""

import re

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth
from django.test import Client

from tests.accounts.visits import PASSWORD, logs_in, plays_as, says, who_is

pytestmark = pytest.mark.django_db
PAGE = "/accounts/2fa/"
ACTIVATE, DEACTIVATE = f"{PAGE}totp/activate/", f"{PAGE}totp/deactivate/"
CODES = f"{PAGE}recovery-codes/"


def code_of(secret: str) -> str:
    return auth.format_hotp_value(
        auth.hotp_value(secret, next(iter(auth.yield_hotp_counters_from_time())))
    )


def shows_it_is_them(client: Client) -> None:
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})


def switches_it_on(client: Client) -> str:
    """The secret that the app now knows."""
    shows_it_is_them(client)
    page = client.get(ACTIVATE).content.decode()
    secret = re.search(r'id="secret" value="([A-Z2-7]+)"', page)[1]
    client.post(ACTIVATE, {"code": code_of(secret)})
    return secret


@pytest.fixture
def secret(client, bert) -> str:
    """Bert's, who is logged out again."""
    client.force_login(bert)
    secret = switches_it_on(client)
    client.logout()
    return secret


def codes_of(bert) -> list[str]:
    return bert.authenticator_set.get(type="recovery_codes").wrap().get_unused_codes()


def test_the_password_is_asked_before_anything_is_switched_on(client, bert):
    client.force_login(bert)

    response = client.get(ACTIVATE)

    assert response["Location"].startswith("/accounts/reauthenticate/?next=")
    assert says(client.get(response["Location"]), "Is it you?")


def test_the_secret_is_shown_as_a_picture_and_in_letters(client, bert):
    client.force_login(bert)
    shows_it_is_them(client)

    response = client.get(ACTIVATE)

    assert b'src="data:image/svg+xml;base64,' in response.content
    assert "img-src 'self' data:" in response["Content-Security-Policy"]
    assert b"<style" not in response.content


def test_it_is_on_once_the_app_has_shown_its_first_code(client, bert):
    client.force_login(bert)

    switches_it_on(client)

    assert Authenticator.objects.filter(user=bert, type="totp").exists()
    page = client.get(PAGE)
    assert says(page, "You are asked for its code whenever you log in.")
    assert says(page, "10 left")


def test_a_wrong_code_switches_nothing_on(client, bert):
    client.force_login(bert)
    shows_it_is_them(client)
    client.get(ACTIVATE)

    response = client.post(ACTIVATE, {"code": "000000x"})

    assert says(response, "That is not the code of this moment.")
    assert not Authenticator.objects.exists()


def test_an_address_must_be_confirmed_first(client, bert):
    bert.emailaddress_set.update(verified=False)
    client.force_login(bert)

    response = client.get(ACTIVATE, follow=True)

    assert says(response, "Please confirm your e-mail address first")


def test_the_password_alone_does_not_let_one_in(client, bert, secret):
    response = logs_in(client, "Bert")

    assert response["Location"] == f"{PAGE}authenticate/"
    assert says(client.get(response["Location"]), "Your code, please")
    assert who_is(client) is None


def test_password_and_code_do(client, bert, secret):
    logs_in(client, "Bert")

    client.post(f"{PAGE}authenticate/", {"code": code_of(secret)})

    assert who_is(client) == bert


def test_a_wrong_code_is_refused_in_words(client, bert, secret):
    logs_in(client, "Bert")

    response = client.post(f"{PAGE}authenticate/", {"code": "12"})

    assert says(response, "That is not the code of this moment.")
    assert who_is(client) is None


def test_guessing_codes_is_stopped(client, bert, secret, settings):
    settings.ACCOUNT_RATE_LIMITS = {"login_failed": "2/5m/key"}
    logs_in(client, "Bert")
    for _ in range(2):
        client.post(f"{PAGE}authenticate/", {"code": "12"})

    response = client.post(f"{PAGE}authenticate/", {"code": code_of(secret)})

    assert says(response, "Too many failed attempts.")
    assert who_is(client) is None


def test_a_recovery_code_lets_one_in_once(client, bert, secret):
    code = codes_of(bert)[0]
    logs_in(client, "Bert")
    client.post(f"{PAGE}authenticate/", {"code": code})
    assert who_is(client) == bert
    client.logout()

    logs_in(client, "Bert")
    client.post(f"{PAGE}authenticate/", {"code": code})

    assert who_is(client) is None
    assert len(codes_of(bert)) == 9


def test_recovery_codes_are_shown_and_made_anew_for_who_shows_it_is_them(client, bert, secret):
    old = codes_of(bert)
    client.force_login(bert)
    assert "reauthenticate" in client.get(f"{CODES}generate/")["Location"]
    shows_it_is_them(client)
    assert says(client.get(CODES), old[0])

    page = client.post(f"{CODES}generate/", follow=True)

    assert not set(old) & set(codes_of(bert))
    assert says(page, codes_of(bert)[0])
    assert codes_of(bert)[0].encode() in client.get(f"{CODES}download/").content


def test_a_guest_keeps_their_seats_on_the_way_through_the_code(client, bert, secret):
    plays_as(client, "Anna")
    anna = who_is(client)

    logs_in(client, "Bert")
    client.post(f"{PAGE}authenticate/", {"code": code_of(secret)})

    anna.refresh_from_db()
    assert anna.merged_into == bert


def test_switched_off_the_password_is_enough_again(client, bert, secret):
    client.force_login(bert)
    assert "reauthenticate" in client.get(DEACTIVATE)["Location"]
    shows_it_is_them(client)
    assert says(client.get(DEACTIVATE), "Switch your second factor off?")

    client.post(DEACTIVATE)

    assert not Authenticator.objects.exists()
    client.logout()
    logs_in(client, "Bert")
    assert who_is(client) == bert


def test_the_code_is_another_way_to_show_that_it_is_you(client, bert, secret):
    client.force_login(bert)
    assert says(client.get("/accounts/reauthenticate/"), "/accounts/2fa/reauthenticate/")

    assert says(client.get(f"{PAGE}reauthenticate/"), "Please give a code")


@pytest.mark.parametrize("page", [PAGE, ACTIVATE, f"{CODES}generate/"])
def test_a_guest_who_has_no_password_has_no_second_factor(client, anna, page):
    assert client.get(page)["Location"] == "/accounts/signup/"


@pytest.mark.parametrize("page", [PAGE, ACTIVATE, DEACTIVATE, CODES, f"{CODES}download/"])
def test_a_visitor_is_sent_to_the_log_in(client, page):
    assert client.get(page)["Location"].startswith("/accounts/login/")


def test_nobody_sees_anothers_codes(client, bert, secret, cleo):
    client.force_login(cleo)
    shows_it_is_them(client)

    assert client.get(CODES).status_code == 404
    assert client.get(f"{CODES}download/").status_code == 404


class TestTheAdminMayAskForIt:
    def test_it_does_not_by_default(self, client, cleo):
        client.force_login(cleo)

        assert client.get("/admin/").status_code == 200

    def test_staff_without_one_are_shown_the_way(self, client, cleo, settings):
        settings.ADMIN_SECOND_FACTOR = True
        client.force_login(cleo)

        response = client.get("/admin/accounts/user/", follow=True)

        assert response.redirect_chain[-1][0] == PAGE
        assert says(response, "The admin asks for a second factor.")

    def test_staff_with_one_are_let_in(self, client, cleo, settings):
        settings.ADMIN_SECOND_FACTOR = True
        client.force_login(cleo)
        cleo.emailaddress_set.update(verified=True)
        switches_it_on(client)

        assert client.get("/admin/").status_code == 200

    def test_who_is_no_staff_is_refused_as_ever(self, client, bert, settings):
        settings.ADMIN_SECOND_FACTOR = True
        client.force_login(bert)

        assert client.get("/admin/", follow=True).status_code == 403
