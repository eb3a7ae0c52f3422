"""Somebody whom another site vouches for: allauth's dummy stands for it."""

import pytest
from allauth.socialaccount.models import SocialAccount, SocialLogin
from allauth.socialaccount.providers import registry
from allauth.socialaccount.providers.dummy.provider import DummyProvider

from accounts.models import User
from tests.accounts.visits import says, who_is

pytestmark = pytest.mark.django_db
PAGE = "/accounts/3rdparty/signup/"


@pytest.fixture(autouse=True)
def _a_site(monkeypatch):
    monkeypatch.setitem(registry.provider_map, DummyProvider.id, DummyProvider)


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


def test_the_log_in_page_lets_the_browser_go_there(client, monkeypatch):
    monkeypatch.setattr(DummyProvider, "get_login_url", lambda *args, **kwargs: "/elsewhere/")

    page = client.get("/accounts/login/")

    assert says(page, "Go on with Dummy")
    assert "form-action 'self' https:;" in page["Content-Security-Policy"]


def test_without_another_sites_word_there_is_only_the_log_in(client):
    assert client.post(PAGE, {"username": "Dora"})["Location"] == "/accounts/login/"


def test_trouble_elsewhere_is_told_in_words(client):
    assert says(client.get("/accounts/3rdparty/login/error/"), "That did not work")
    assert says(client.get("/accounts/3rdparty/login/cancelled/"), "You changed your mind")
