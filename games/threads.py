"""The thread in which matches are read and written.

SQLite has one writer: one thread with one lasting connection is fastest and never waits for
itself. PostgreSQL gets several, each taking a connection from the pool for as long as it works.
"""

import asyncio
import functools
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from django.conf import settings
from django.db import close_old_connections
from django.utils import translation

P = ParamSpec("P")
R = TypeVar("R")

_pool: ThreadPoolExecutor | None = None
_here = threading.local()  # set in the threads of the pool


def pool() -> ThreadPoolExecutor:
    global _pool
    if _pool is None:
        _pool = ThreadPoolExecutor(
            settings.GAME_THREADS, thread_name_prefix="games", initializer=_enter
        )
    return _pool


def _enter() -> None:
    _here.is_game_thread = True


def _worked(language: str | None, work: Callable[[], R]) -> R:
    """In the language of whoever wants it done; nothing of it stays for the next."""
    with translation.override(language):
        if settings.ON_SQLITE:
            return work()
        close_old_connections()
        try:
            return work()
        finally:
            close_old_connections()


def in_game_thread(function: Callable[P, R]) -> Callable[P, R]:
    """For functions called from other threads (views): runs them in the game thread."""

    @functools.wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        work = functools.partial(function, *args, **kwargs)
        if not settings.GAME_THREADS or hasattr(_here, "is_game_thread"):
            return work()
        return pool().submit(_worked, translation.get_language(), work).result()

    return call


async def run(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """For coroutines (consumers, the ticker): runs a function in the game thread."""
    work: Any = functools.partial(function, *args, **kwargs)
    if not settings.GAME_THREADS:
        return work()
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(pool(), _worked, translation.get_language(), work)
