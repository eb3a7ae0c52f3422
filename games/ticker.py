"""The ticker: wakes the matches that are due, and lets bots think beside the web's work."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import msgspec
from django.utils import timezone

from games import metrics, services, thinking
from games.services import Thought
from games.threads import run

log = logging.getLogger(__name__)

POLL = 0.1  # seconds between two looks at the database, at most …
LEAST = 0.01  # … and at least
AT_ONCE = 10  # matches a look
POISONED = timedelta(seconds=30)  # how long a match that fails is left alone


class Health(msgspec.Struct):
    running: bool = False
    ticks: int = 0
    woken: int = 0
    crashes: int = 0
    last_tick: float = 0.0


health = Health()
_task: asyncio.Task[None] | None = None
_thinking: set[asyncio.Task[None]] = set()
_beside: list[Callable[[], Coroutine[Any, Any, None]]] = []  # what other apps do meanwhile
_running: list[asyncio.Task[None]] = []


def run_beside(errand: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Something of another app that runs as long as the ticker does, and never in its way."""
    if errand not in _beside:
        _beside.append(errand)


def start() -> None:
    """Begin to tick in the running loop; a second call changes nothing."""
    global _task
    if _task is None or _task.done():
        loop = asyncio.get_running_loop()
        _task = loop.create_task(_supervise())
        _running[:] = [loop.create_task(errand()) for errand in _beside]


async def stop() -> None:
    global _task
    tasks = [task for task in (_task, *_thinking, *_running) if task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    _task = None
    _running.clear()
    await thinking.stop()


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
                metrics.TICKER_CRASHES.inc()
                log.exception("the ticker failed; again in %.1f s", pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 30.0)
    finally:
        health.running = False


async def _tick_for_ever() -> None:
    while True:
        rest = await tick()
        health.ticks += 1
        health.last_tick = time.time()
        metrics.LAST_TICK.set(health.last_tick)
        await asyncio.sleep(rest)


async def tick() -> float:
    """Wake everything that is due now; for how long there is nothing to do then."""
    now = timezone.now()
    first = await run(services.next_due, AT_ONCE)
    due = [(match, at) for match, at in first if at <= now]
    for match, at in due:
        metrics.LAG.observe((timezone.now() - at).total_seconds())
        await _wake(match)
    if due:
        return LEAST
    return min(max((first[0][1] - now).total_seconds(), LEAST), POLL) if first else POLL


async def _wake(match: int) -> None:
    try:
        thought = await run(services.wake, match, timezone.now())
    except Exception:
        # One match that fails must not keep the others from being woken.
        log.exception("match %s could not be woken", match)
        await run(services.postpone, match, timezone.now() + POISONED)
        return
    health.woken += 1
    if thought is not None:
        task = asyncio.create_task(_think(thought))
        _thinking.add(task)
        task.add_done_callback(_thinking.discard)


async def _think(thought: Thought) -> None:
    try:
        decision = await thinking.decision(thought)
        await run(services.answer, thought, decision, timezone.now())
    except Exception:
        log.exception("the bot's turn in match %s failed", thought.match)
        await run(services.postpone, thought.match, timezone.now() + POISONED)
