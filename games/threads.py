"""The threads in which matches are read and written, and those in which other pages are made.

SQLite has one writer: one game thread with one lasting connection is fastest and never waits for
itself. PostgreSQL gets several. Every thread gives its connection back itself when its work is
done, whether or not anybody still waits for the answer. There are fewer threads than connections,
so none waits for a connection that another one holds.
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

_pools: dict[str, ThreadPoolExecutor] = {}
_here = threading.local()  # set in the game threads


def game_threads() -> ThreadPoolExecutor:
    return _pool("games", settings.GAME_THREADS, _enter)


def page_threads() -> ThreadPoolExecutor:
    return _pool("pages", settings.PAGE_THREADS)


def _pool(name: str, size: int, initializer: Callable[[], None] | None = None) -> Any:
    if name not in _pools:
        _pools[name] = ThreadPoolExecutor(size, thread_name_prefix=name, initializer=initializer)
    return _pools[name]


def _enter() -> None:
    _here.is_game_thread = True


def _worked(language: str | None, work: Callable[[], R]) -> R:
    """In the language of whoever wants it done; nothing of it stays for the next."""
    with translation.override(language):
        if settings.ON_SQLITE and hasattr(_here, "is_game_thread"):
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
        return game_threads().submit(_worked, translation.get_language(), work).result()

    return call


async def run(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """For coroutines (consumers, the ticker): runs a function in the game thread."""
    if not settings.GAME_THREADS:
        return function(*args, **kwargs)
    return await _run(game_threads(), functools.partial(function, *args, **kwargs))


async def run_page(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """For the server: makes a page that is not a table's."""
    return await _run(page_threads(), functools.partial(function, *args, **kwargs))


async def _run(pool: ThreadPoolExecutor, work: Callable[[], R]) -> R:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(pool, _worked, translation.get_language(), work)
