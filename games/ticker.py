"""The ticker: wakes the matches that are due, and lets bots think beside the web's work."""

import asyncio
import logging
import random
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from multiprocessing import get_context
from typing import Any

import msgspec
from django.conf import settings
from django.utils import timezone

from games import bots, services
from games.services import Thought
from games.threads import run

log = logging.getLogger(__name__)

POLL = 0.05  # seconds between two looks at the database
AT_ONCE = 10  # matches a look
BUDGET = 1.0  # seconds a bot may think …
PATIENCE = 3.0  # … and how long its answer is waited for
POISONED = timedelta(seconds=30)  # how long a match that fails is left alone


class Health(msgspec.Struct):
    running: bool = False
    ticks: int = 0
    woken: int = 0
    crashes: int = 0
    last_tick: float = 0.0


health = Health()
_task: asyncio.Task[None] | None = None
_pool: ProcessPoolExecutor | None = None
_thinking: set[asyncio.Task[None]] = set()


def start() -> None:
    """Begin to tick in the running loop; a second call changes nothing."""
    global _task
    if _task is None or _task.done():
        _task = asyncio.get_running_loop().create_task(_supervise())


async def stop() -> None:
    global _task, _pool
    for task in [_task, *_thinking]:
        if task is not None:
            task.cancel()
    await asyncio.gather(*(t for t in [_task, *_thinking] if t), return_exceptions=True)
    _task = None
    if _pool is not None:
        _pool.shutdown(wait=False, cancel_futures=True)
        _pool = None


async def _supervise() -> None:
    """A task that raises dies in silence: so it is caught, told and begun again."""
    pause = 0.5
    health.running = True
    try:
        while True:
            try:
                await _tick_for_ever()
            except Exception:
                health.crashes += 1
                log.exception("the ticker failed; again in %.1f s", pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 30.0)
    finally:
        health.running = False


async def _tick_for_ever() -> None:
    while True:
        woken = await tick()
        health.ticks += 1
        health.last_tick = time.time()
        if woken < AT_ONCE:
            await asyncio.sleep(POLL)


async def tick() -> int:
    """Wake everything that is due now; how many matches that was."""
    due = await run(services.due_matches, timezone.now(), AT_ONCE)
    for match in due:
        try:
            thought = await run(services.wake, match, timezone.now())
        except Exception:
            # One match that fails must not keep the others from being woken.
            log.exception("match %s could not be woken", match)
            await run(services.postpone, match, timezone.now() + POISONED)
            continue
        health.woken += 1
        if thought is not None:
            task = asyncio.create_task(_think(thought))
            _thinking.add(task)
            task.add_done_callback(_thinking.discard)
    return len(due)


async def _think(thought: Thought) -> None:
    try:
        action = await _decision(thought)
        await run(services.answer, thought, action, timezone.now())
    except Exception:
        log.exception("the bot's turn in match %s failed", thought.match)
        await run(services.postpone, thought.match, timezone.now() + POISONED)


async def _decision(thought: Thought) -> Any:
    """What the bot decides; the default action if it fails or takes too long."""
    global _pool
    if _pool is None:
        _pool = ProcessPoolExecutor(settings.BOT_PROCESSES, mp_context=get_context("spawn"))
    try:
        # The bots' process is handed the view of its seat, and nothing else of the match.
        thinking = asyncio.get_running_loop().run_in_executor(
            _pool,
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
        if _pool is not None:
            _pool.shutdown(wait=False, cancel_futures=True)
            _pool = None  # a pool whose process died answers nothing any more
        return thought.default
