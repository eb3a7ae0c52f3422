import pytest

from tests.games.stories import person


@pytest.fixture
def anna(db):
    return person("Anna")


@pytest.fixture
def ben(db):
    return person("Ben")


@pytest.fixture
def clara(db):
    return person("Clara")


@pytest.fixture
def dora(db):
    return person("Dora")
