"""A site with something at every address: Anna's match with Ben, reports, and Ada, who may do
everything."""

import pytest
from django.contrib.contenttypes.models import ContentType
from django.test import Client

from accounts.models import User
from tests.games.conftest import attached
from tests.games.stories import person, playing

__all__ = ["attached"]


@pytest.fixture
def anna(db) -> User:
    return person("Anna")


@pytest.fixture
def ada(db) -> User:
    return User.objects.create_superuser("Ada", "ada@example.org", "a quiet gallery")


@pytest.fixture
def match(anna):
    return playing(anna, *[person(name) for name in ("Ben", "Clara", "Dora")])


@pytest.fixture
def parts(match, ada) -> dict[str, str]:
    """What stands in for each part of an address. A part that is not here is a new one: say what
    it may be."""
    return {
        "code": match.code,
        "seat": "0",
        "stay": "0",
        "slug": "spades",
        "card": "LM-1",
        "round": "1",
        "name": "Anna",
        "number": str(match.pk),
        "object_id": str(match.pk),
        "id": str(match.pk),
        "content_type_id": str(ContentType.objects.get_for_model(User).pk),
        "app_label": "games",
        "url": "nowhere/",
        "token": "abc:def",
        "key": "abc-def",
        "uidb36": "1",
    }


@pytest.fixture
def as_anna(anna) -> Client:
    return browser_of(anna)


@pytest.fixture
def as_ada(ada) -> Client:
    return browser_of(ada)


def browser_of(user: User | None = None, **options) -> Client:
    browser = Client(raise_request_exception=False, **options)
    if user is not None:
        browser.force_login(user, "django.contrib.auth.backends.ModelBackend")
    return browser
