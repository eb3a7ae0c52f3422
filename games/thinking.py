"""Where bots think: in processes of their own, never in the way of the web's."""

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from asgiref.sync import async_to_sync
from django.conf import settings

from games import bots, metrics
from games.bots import Decision, beside
from games.engines import GAMES
from games.services import Thought

log = logging.getLogger(__name__)

BUDGET = 0.3  # seconds a bot may think …
PATIENCE = 10.0  # … and how long its answer is waited for, on a machine that is busy
START = 60.0  # how long a new process may take until it is there

_pool: ProcessPoolExecutor | None = None
_waiting = 0
_starting = asyncio.Lock()


async def decision(thought: Thought) -> Decision:
    """What the bot decides; the default action if it fails or takes too long."""
    decided = await advice(thought)
    if decided is None:
        metrics.DEGRADATIONS.labels(thought.slug, thought.level, "default").inc()
    return decided or Decision(thought.default, bots.OUT_OF_TIME)


async def advice(thought: Thought) -> Decision | None:
    """What a bot would do; None if it fails or takes too long."""
    global _waiting
    _waiting += 1
    try:
        pool = await _warm_pool()
        if _waiting > settings.BOT_PROCESSES:
            metrics.DEGRADATIONS.labels(thought.slug, thought.level, "hurried").inc()
        # The process is handed the view of the bot's seat, notes of what everybody has seen, and
        # nothing else of the match.
        thinking = asyncio.get_running_loop().run_in_executor(
            pool, bots.decide, *thought.question(budget())
        )
        return await _answered(thinking, PATIENCE)
    except Exception:
        log.exception("the %s bot of %s gave no answer", thought.level, thought.slug)
        _drop()
        return None
    finally:
        _waiting -= 1


advised = async_to_sync(advice)


def budget() -> float:
    """The more are waiting, the shorter each may think: a queue must not grow."""
    return BUDGET * min(1.0, settings.BOT_PROCESSES / _waiting)


async def _answered(thinking: asyncio.Future[Any], seconds: float) -> Any:
    # Not `wait_for`: that cancels, and a pool that breaks chokes on what has been cancelled.
    thinking.add_done_callback(_let_go)
    done, _pending = await asyncio.wait({thinking}, timeout=seconds)
    if not done:
        raise TimeoutError
    return thinking.result()


def _let_go(thinking: asyncio.Future[Any]) -> None:
    """An answer that nobody waits for any more may fail in silence."""
    if not thinking.cancelled():
        thinking.exception()


async def _warm_pool() -> ProcessPoolExecutor:
    """The pool, its processes started: that takes longer than any bot may think."""
    global _pool
    async with _starting:
        if _pool is None:
            pool = ProcessPoolExecutor(
                settings.BOT_PROCESSES,
                mp_context=get_context("spawn"),
                initializer=beside.begin,
            )
            loop = asyncio.get_running_loop()
            warming = [
                loop.run_in_executor(pool, bots.levels, slug)
                for slug in GAMES
                for _process in range(settings.BOT_PROCESSES)
            ]
            for ready in warming:
                await _answered(ready, START)
            _pool = pool
        return _pool


def _drop() -> None:
    """End a pool that answers nothing any more, with whatever still runs in it."""
    global _pool
    pool, _pool = _pool, None
    if pool is not None:
        for process in list(pool._processes.values()):
            process.kill()
        pool.shutdown(wait=False)


async def stop() -> None:
    """Let the processes end by themselves; what was being thought is claimed again later."""
    global _pool
    pool, _pool = _pool, None
    if pool is not None:
        await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
