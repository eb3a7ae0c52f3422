"""How often things may be tried: each limit with its sentence and its status."""

import pytest
from django.conf import settings as configured
from django.core import mail
from django.test import Client

from accounts.models import User
from tests.accounts.visits import logs_in, plays_as, says, signs_up, who_is

pytestmark = pytest.mark.django_db


def test_every_door_has_a_limit():
    limits = configured.ACCOUNT_RATE_LIMITS
    for action in ("guest", "signup", "login", "login_failed", "reset_password"):
        assert limits[action]
        assert "/ip" in limits[action]


def test_guests(settings):
    settings.ACCOUNT_RATE_LIMITS = {"guest": "1/h/ip"}
    assert plays_as(Client(), "Anna").status_code == 302

    response = plays_as(Client(), "Enno")

    assert response.status_code == 429
    assert says(response, "Too many guests have come from your network.")
    assert not User.objects.filter(username="Enno").exists()


def test_signing_up(settings):
    settings.ACCOUNT_RATE_LIMITS = {"signup": "1/h/ip"}
    assert signs_up(Client(), "Anna").status_code == 302
    browser = Client()

    response = signs_up(browser, "Enno")

    assert response.status_code == 429
    assert says(response, "Please try again in a while.")
    assert who_is(browser) is None


def test_logging_in(bert, settings):
    settings.ACCOUNT_RATE_LIMITS = {"login": "1/h/ip"}
    assert logs_in(Client(), "Bert").status_code == 302
    browser = Client()

    response = logs_in(browser, "Bert")

    assert response.status_code == 429
    assert says(response, "Please try again in a while.")
    assert who_is(browser) is None


@pytest.mark.parametrize("limit", ["1/h/key", "1/h/ip"])
def test_failing_to_log_in(bert, settings, limit):
    settings.ACCOUNT_RATE_LIMITS = {"login_failed": limit}
    logs_in(Client(), "Bert", "wrong")
    browser = Client()

    response = logs_in(browser, "Bert")

    assert says(response, "Too many failed attempts.")
    assert who_is(browser) is None


def test_another_spelling_does_not_get_round_an_accounts_limit(bert, settings):
    settings.ACCOUNT_RATE_LIMITS = {"login_failed": "2/5m/key"}
    for name in ("Bert", "ＢＥＲＴ"):
        logs_in(Client(), name, "wrong")
    browser = Client()

    response = logs_in(browser, "Bert")

    assert says(response, "Too many failed attempts.")
    assert who_is(browser) is None


@pytest.mark.parametrize("limit", ["1/h/key", "1/h/ip"])
def test_asking_for_a_new_password(client, bert, settings, limit):
    settings.ACCOUNT_RATE_LIMITS = {"reset_password": limit}
    responses = [
        client.post("/accounts/password/reset/", {"email": "bert@example.org"}) for _ in range(3)
    ]

    assert [response.status_code for response in responses] == [302, 429, 429]
    assert says(responses[-1], "Please try again in a while.")
    assert len(mail.outbox) == 1


def test_two_networks_do_not_share_a_limit(settings):
    settings.ACCOUNT_RATE_LIMITS = {"guest": "1/h/ip"}
    plays_as(Client(REMOTE_ADDR="192.0.2.1"), "Anna")

    assert plays_as(Client(REMOTE_ADDR="192.0.2.2"), "Enno").status_code == 302
