import asyncio
from datetime import UTC, datetime

import pytest
from django.utils import timezone

from games import push
from games.services import closing, holding, writing
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


class Frozen:
    """The time of day, which stands still until it is told to pass."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.at, UTC)

    def time(self) -> float:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def frozen(monkeypatch):
    clock = Frozen()
    monkeypatch.setattr(timezone, "now", clock.now)
    for module in (closing, holding, writing):
        monkeypatch.setattr(module, "time", clock)
    return clock
