"""Where bots think: in processes of their own, never in the way of the web's."""

import asyncio
import logging
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from django.conf import settings

from games import bots
from games.engines import GAMES
from games.services import Thought

log = logging.getLogger(__name__)

BUDGET = 1.0  # seconds a bot may think …
PATIENCE = 10.0  # … and how long its answer is waited for, on a machine that is busy
START = 60.0  # how long a new process may take until it is there

_pool: ProcessPoolExecutor | None = None
_starting = asyncio.Lock()


async def decision(thought: Thought) -> Any:
    """What the bot decides; the default action if it fails or takes too long."""
    try:
        pool = await _warm_pool()
        # The process is handed the view of the bot's seat, and nothing else of the match.
        thinking = asyncio.get_running_loop().run_in_executor(
            pool,
            bots.decide,
            thought.slug,
            thought.level,
            thought.view,
            thought.legal,
            random.Random(thought.seed),
            BUDGET,
        )
        return (await asyncio.wait_for(thinking, PATIENCE)).action
    except Exception:
        log.exception("the %s bot of %s gave no answer", thought.level, thought.slug)
        _drop()
        return thought.default


async def _warm_pool() -> ProcessPoolExecutor:
    """The pool, its processes started: that takes longer than any bot may think."""
    global _pool
    async with _starting:
        if _pool is None:
            pool = ProcessPoolExecutor(settings.BOT_PROCESSES, mp_context=get_context("spawn"))
            loop = asyncio.get_running_loop()
            warming = [
                loop.run_in_executor(pool, bots.levels, slug)
                for slug in GAMES
                for _process in range(settings.BOT_PROCESSES)
            ]
            await asyncio.wait_for(asyncio.gather(*warming), START)
            _pool = pool
        return _pool


def _drop() -> None:
    """End a pool that answers nothing any more, with whatever still runs in it."""
    global _pool
    pool, _pool = _pool, None
    if pool is not None:
        for process in list(pool._processes.values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


async def stop() -> None:
    """Let the processes end by themselves; what was being thought is claimed again later."""
    global _pool
    pool, _pool = _pool, None
    if pool is not None:
        await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
