"""A database of its own and the settings of the tests, for the command."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

from django.conf import settings
from django.test.runner import DiscoverRunner
from django.test.utils import override_settings

PLAIN = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}


@contextmanager
def stage() -> Iterator[None]:
    """Nothing of the site's own data is read or written."""
    runner = DiscoverRunner(verbosity=0, interactive=False)
    runner.setup_test_environment()
    made = runner.setup_databases()
    try:
        with (
            mock.patch.dict(os.environ, {"DJANGO_ALLOW_ASYNC_UNSAFE": "true"}),
            override_settings(
                GAME_THREADS=0,
                CHANGES_AT_ONCE=0,
                STORAGES=settings.STORAGES | {"staticfiles": PLAIN},
            ),
        ):
            yield
    finally:
        runner.teardown_databases(made)
        runner.teardown_test_environment()
