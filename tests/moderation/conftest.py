"""The cast: Anna reports, Ben is reported; Mia and Max moderate, Ada administers."""

import pytest

from accounts.models import User
from accounts.moderation.roles import ADMINISTRATORS, MODERATORS, reset_group
from tests.accounts.visits import PASSWORD
from tests.games.conftest import attached

__all__ = ["attached"]


def account(name: str, **more) -> User:
    return User.objects.create_user(name, "", PASSWORD, **more)


def staff(name: str, group: str) -> User:
    user = account(name, is_staff=True)
    user.groups.add(reset_group(group))
    return user


@pytest.fixture
def anna(db) -> User:
    return account("Anna")


@pytest.fixture
def ben(db) -> User:
    return account("Ben")


@pytest.fixture
def mia(db) -> User:
    return staff("Mia", MODERATORS)


@pytest.fixture
def max_(db) -> User:
    return staff("Max", MODERATORS)


@pytest.fixture
def ada(db) -> User:
    return staff("Ada", ADMINISTRATORS)
