"""The cast: Anna is a guest, Bert has an account with an e-mail address, Cleo runs the site."""

import pytest
from django.test import Client

from accounts.models import User
from tests.accounts.visits import PASSWORD, plays_as


@pytest.fixture
def anna(client: Client, db) -> User:
    """A guest, in the browser that is `client`."""
    plays_as(client, "Anna")
    return User.objects.get(username="Anna")


@pytest.fixture
def bert(db) -> User:
    user = User.objects.create_user("Bert", "bert@example.org", PASSWORD)
    user.emailaddress_set.create(email="bert@example.org", primary=True, verified=True)
    return user


@pytest.fixture
def cleo(db) -> User:
    return User.objects.create_superuser("Cleo", "cleo@example.org", PASSWORD)
