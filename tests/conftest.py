"""What every test that touches Django has: a cast of people, tables, and no second thread."""

import pytest


@pytest.fixture(autouse=True)
def _in_this_thread(request, settings):
    """A test's transaction belongs to its own thread, so the games run in it."""
    if "browser" not in request.keywords:
        settings.GAME_THREADS = 0
        settings.BOT_PACE = 0.0


@pytest.fixture(autouse=True)
def _nothing_remembered():
    """What earlier tests left in the caches of tables, pages and requests."""
    from django.core.cache import cache

    from games import lobby, rendering, tables

    tables.forget_all()
    rendering.forget_all()
    lobby.forget_all()
    cache.clear()


@pytest.fixture(autouse=True)
def _log_may_be_flushed(request, monkeypatch):
    """Tests with real transactions empty every table afterwards: also the append-only one."""
    if "transactional_db" not in request.fixturenames:
        return
    from importlib import import_module

    from django.db import connection

    triggers = import_module("games.migrations.0002_log_is_append_only")
    flush = connection.ops.sql_flush

    def with_triggers_lifted(*args, **kwargs):
        vendor = connection.vendor
        return [*triggers.DROP[vendor], *flush(*args, **kwargs), *triggers.CREATE[vendor]]

    monkeypatch.setattr(connection.ops, "sql_flush", with_triggers_lifted)
