"""Somebody whom another site vouches for: allauth's dummy stands for it."""

import pytest
from allauth.socialaccount.models import SocialAccount, SocialLogin
from allauth.socialaccount.providers import registry
from allauth.socialaccount.providers.dummy.provider import DummyProvider

from accounts.models import User
from tests.accounts.visits import PASSWORD, says, who_is

pytestmark = pytest.mark.django_db
PAGE = "/accounts/3rdparty/signup/"
CONNECTED = "/accounts/3rdparty/"


@pytest.fixture(autouse=True)
def _a_site(monkeypatch):
    monkeypatch.setitem(registry.provider_map, DummyProvider.id, DummyProvider)
    monkeypatch.setattr(DummyProvider, "get_login_url", lambda *args, **kwargs: "/elsewhere/")


def comes_from_elsewhere(client) -> None:
    site = DummyProvider(request=None)
    account = SocialAccount(provider=site.id, uid="7")
    login = SocialLogin(user=User(), account=account, provider=site)
    session = client.session
    session["socialaccount_sociallogin"] = login.serialize()
    session.save()


def test_a_newcomer_chooses_a_name(client):
    comes_from_elsewhere(client)
    assert says(client.get(PAGE), "What shall we call you?")

    client.post(PAGE, {"username": "Dora"})

    dora = who_is(client)
    assert dora.username == "Dora"
    assert not dora.is_guest
    assert SocialAccount.objects.get().user == dora


def test_a_guest_stays_the_same_person(client, anna):
    comes_from_elsewhere(client)
    assert b'value="Anna"' in client.get(PAGE).content

    client.post(PAGE, {"username": "Annabel"})

    assert who_is(client) == anna
    anna.refresh_from_db()
    assert anna.username == "Annabel"
    assert not anna.is_guest
    assert User.objects.count() == 1


def test_the_log_in_page_lets_the_browser_go_there(client):
    page = client.get("/accounts/login/")

    assert says(page, "Go on with Dummy")
    assert "form-action 'self' https:;" in page["Content-Security-Policy"]


def test_without_another_sites_word_there_is_only_the_log_in(client):
    assert client.post(PAGE, {"username": "Dora"})["Location"] == "/accounts/login/"


def test_trouble_elsewhere_is_told_in_words(client):
    assert says(client.get("/accounts/3rdparty/login/error/"), "That did not work")
    assert says(client.get("/accounts/3rdparty/login/cancelled/"), "You changed your mind")


def test_one_sees_which_sites_ones_account_is_connected_with(client, bert):
    SocialAccount.objects.create(user=bert, provider="dummy", uid="7")
    client.force_login(bert)

    page = client.get(CONNECTED)

    assert says(page, "Connected accounts")
    assert says(page, "Disconnect Dummy")
    assert says(page, "Connect with Dummy")
    assert "form-action 'self' https:;" in page["Content-Security-Policy"]


def test_one_disconnects_after_showing_that_it_is_oneself(client, bert):
    account = SocialAccount.objects.create(user=bert, provider="dummy", uid="7")
    client.force_login(bert)
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})

    page = client.post(CONNECTED, {"account": account.pk}, follow=True)

    assert says(page, "Disconnected.")
    assert not SocialAccount.objects.exists()


def test_the_only_way_in_is_not_taken_away(client, bert):
    account = SocialAccount.objects.create(user=bert, provider="dummy", uid="7")
    bert.set_unusable_password()
    bert.save()
    client.force_login(bert)

    page = client.post(CONNECTED, {"account": account.pk})

    assert says(page, "Set a password first")
    assert SocialAccount.objects.exists()


def test_nobody_disconnects_somebody_else(client, bert, cleo):
    account = SocialAccount.objects.create(user=cleo, provider="dummy", uid="7")
    client.force_login(bert)

    client.post(CONNECTED, {"account": account.pk})

    assert SocialAccount.objects.filter(user=cleo).exists()


def test_where_no_site_is_configured_there_is_no_such_page(client, bert, monkeypatch):
    monkeypatch.delitem(registry.provider_map, DummyProvider.id)
    client.force_login(bert)

    assert client.get(CONNECTED).status_code == 404


def test_connected_accounts_are_for_members(client, anna):
    assert client.get(CONNECTED)["Location"] == "/accounts/signup/"
    client.logout()
    assert client.get(CONNECTED)["Location"].startswith("/accounts/login/")
