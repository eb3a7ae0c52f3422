"""Where moments are made: in a transaction that is undone, at a fixed time, by fixed lots.

Within `stage()` the same moment is made of the same bytes each time. It needs a database, for some
pages read one: the tests bring theirs, `python -m tests.eyes` makes one in memory.
"""

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from unittest import mock

from django.conf import settings
from django.core.cache import caches
from django.db import transaction
from django.test import override_settings
from django.utils import timezone, translation

from config import jinja
from games import archive, lobby, rendering, tables
from games.views.codes import forget_codes
from tests.eyes.catalogue import Look, Moment

NOW = datetime(2026, 5, 4, 18, 30, tzinfo=UTC)
LANGUAGES = ("en", "de")
# As in tests/conftest.py, for those who come by without pytest.
SETTINGS = {
    "GAME_THREADS": 0,
    "BOT_PACE": 0.0,
    "CHANGES_AT_ONCE": 0,
    "ALLOWED_HOSTS": ["testserver", "localhost", "127.0.0.1"],
    "PASSWORD_HASHERS": ["django.contrib.auth.hashers.MD5PasswordHasher"],
}


def made(moment: Moment, language: str = "en") -> Look:
    """The page of a moment, in this language."""
    with stage(language):
        return moment.make()


_spoken: list[str] = []


def spoken() -> str:
    """The language in which a moment is made; requests leave their own behind."""
    return _spoken[-1]


@contextmanager
def stage(language: str = "en") -> Iterator[None]:
    with ExitStack() as stack:
        _spoken.append(language)
        stack.callback(_spoken.pop)
        stack.enter_context(override_settings(**SETTINGS, STORAGES=_plain_static_files()))
        stack.enter_context(mock.patch.object(time, "time", NOW.timestamp))
        stack.enter_context(mock.patch.object(timezone, "now", return_value=NOW))
        _fix_the_lots(stack)
        stack.enter_context(translation.override(language))
        _forget()
        with transaction.atomic():
            yield
            transaction.set_rollback(True)
    _forget()


def _fix_the_lots(stack: ExitStack) -> None:
    """Codes and seeds are drawn from these."""
    lots = random.Random("eyes")
    stack.enter_context(mock.patch.object(secrets, "choice", lots.choice))
    stack.enter_context(
        mock.patch.object(secrets, "token_hex", lambda size=16: lots.randbytes(size).hex())
    )


def _plain_static_files() -> dict[str, dict[str, str]]:
    plain = "django.contrib.staticfiles.storage.StaticFilesStorage"
    return settings.STORAGES | {"staticfiles": {"BACKEND": plain}}


def _forget() -> None:
    """What was rendered and read before."""
    forget_codes()
    tables.forget_all()
    rendering.forget_all()
    lobby.forget_all()
    archive.forget_all()
    for name in caches:
        caches[name].clear()
    jinja._made.cache_clear()
