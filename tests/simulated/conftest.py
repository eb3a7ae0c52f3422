"""The worlds."""

import pytest

from tests.simulated.engine_world import EngineWorld
from tests.simulated.site_world import SiteWorld


@pytest.fixture
def engine():
    return EngineWorld()


@pytest.fixture
def site(db, monkeypatch):
    """Everybody in a browser of their own."""
    return SiteWorld(monkeypatch, "site")


@pytest.fixture
def one_screen(db, monkeypatch):
    """Everybody at the host's screen, whose browser runs no scripts."""
    return SiteWorld(monkeypatch, "one_screen", together=6, has_scripts=False)


@pytest.fixture
def two_screens(db, monkeypatch):
    """The first two at the host's screen, the others at their own."""
    return SiteWorld(monkeypatch, "two_screens", together=2)


@pytest.fixture
def world(db, request):
    """The world that a story's decorator names. (Whether there is to be a database is found out
    before any test runs, so it must be named here.)"""
    return request.getfixturevalue(request.param)
