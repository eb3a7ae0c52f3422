"""What every test that touches Django has: a cast of people, tables, and no second thread."""

import threading
from random import Random
from uuid import uuid4

import pytest


@pytest.fixture(autouse=True, scope="session")
def _one_connection_a_thread():
    """Django gives each coroutine a connection of its own, which the pool of PostgreSQL gets back
    only from a thread that ends its work as the game threads do. A test's coroutines work in its
    own thread instead (see below), so they share its connection too."""
    from django.db import connections

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "_connections", threading.local())
        yield
        connections.close_all()


@pytest.fixture(autouse=True, scope="session")
def _own_corner_of_redis():
    """Each run, and each of its processes, keeps to keys and groups of its own."""
    from django.conf import settings
    from django.core.cache import cache
    from django.test import override_settings

    from config import sharing

    redis, prefix = settings.REDIS_URL, f"test-{uuid4().hex}"
    if not redis:
        yield
        return
    # Overridden as a whole, so that what has connected already is told of it.
    with override_settings(
        CACHES=sharing.caches(redis, prefix), CHANNEL_LAYERS=sharing.layers(redis, prefix)
    ):
        yield
        cache.clear()


@pytest.fixture(autouse=True)
def _in_this_thread(settings, monkeypatch):
    """A test's transaction belongs to its own thread, so the games run in it,
    also those of a test that is a coroutine."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    settings.GAME_THREADS = 0
    settings.BOT_PACE = 0.0
    settings.CHANGES_AT_ONCE = 0


@pytest.fixture(autouse=True)
def _passwords_cost_little(settings):
    """Guessing one is meant to be slow; making up a cast of people is not."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(autouse=True)
def _in_the_order_of_the_page(monkeypatch):
    """What is chosen on a page is sent on in an order drawn by lot; here the lot leaves it so."""
    from games.views import blanks

    class AsItIs(Random):
        def shuffle(self, x):
            pass

    monkeypatch.setattr(blanks, "LOT", AsItIs())


@pytest.fixture(autouse=True)
def _static_files_as_they_are(settings, tmp_path_factory):
    """Without having been collected and given hashed names."""
    plain = "django.contrib.staticfiles.storage.StaticFilesStorage"
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": plain}}
    settings.STATIC_ROOT = tmp_path_factory.getbasetemp()


@pytest.fixture(autouse=True)
def _nothing_remembered():
    """What earlier tests left in the caches of tables, pages and requests."""
    from django.core.cache import caches

    from games import archive, lobby, rendering, tables
    from games.views.codes import forget_codes

    forget_codes()
    tables.forget_all()
    rendering.forget_all()
    lobby.forget_all()
    archive.forget_all()
    for name in caches:
        caches[name].clear()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings):
    """A test's database need not survive a power cut."""
    from django.conf import settings

    if not settings.ON_SQLITE:
        settings.DATABASES["default"]["OPTIONS"]["options"] = "-c synchronous_commit=off"


@pytest.fixture(autouse=True, scope="session")
def _log_may_be_flushed():
    """Tests with real transactions empty every table afterwards: also the append-only ones."""
    from importlib import import_module

    from django.db import connection

    log = import_module("games.migrations.0002_log_is_append_only")
    audit = import_module("accounts.moderation.migrations.0002_audit_is_append_only")
    operations, vendor = type(connection.ops), connection.vendor
    flush = operations.sql_flush if vendor == "sqlite" else emptied
    lift = [*log.DROP[vendor], *audit.DROP[vendor]]
    put_back = [*log.CREATE[vendor], *audit.CREATE[vendor]]

    def with_triggers_lifted(*args, **kwargs):
        return [*lift, *flush(*args, **kwargs), *put_back]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(operations, "sql_flush", with_triggers_lifted)
        yield


def emptied(operations, style, tables, **kwargs):
    """Django would truncate, which PostgreSQL answers with new files for every table: some fifty
    times slower than deleting the few rows of a test. References are checked at the commit."""
    return [f"DELETE FROM {operations.quote_name(table)};" for table in tables]
