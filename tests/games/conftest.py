import asyncio

import pytest

from games import push
from tests.games.stories import person


@pytest.fixture
async def attached():
    """Announcements are sent from the test's own loop."""
    push.attach(asyncio.get_running_loop())


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
