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
from games.bots import Decision
from games.database import is_away
from games.services import Thought
from games.threads import run

log = logging.getLogger(__name__)

POLL = 0.1  # seconds between two looks at the database, at most …
LEAST = 0.01  # … and at least
AT_ONCE = 10  # matches a look
POISONED = timedelta(seconds=30)  # how long a match that fails is left alone
AGAIN = 0.5  # seconds before another try after a failure, doubled each time …
SELDOM = 8.0  # … up to so many: a database that is back is not kept waiting for long


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
    pause = AGAIN
    health.running = True
    try:
        while True:
            before = health.ticks
            try:
                await _tick_for_ever()
            except Exception:
                health.crashes += 1
                metrics.TICKER_CRASHES.inc()
                pause = AGAIN if health.ticks > before else min(pause * 2, SELDOM)
                log.exception("the ticker failed; again in %.1f s", pause)
                await asyncio.sleep(pause)
    finally:
        health.running = False


async def _tick_for_ever() -> None:
    # By how much the clock on the wall is ahead of the one that is never set.
    ahead: float | None = None
    while True:
        before, ahead = ahead, time.time() - time.monotonic()
        if before is None or ahead < before - services.TOLERANCE.total_seconds():
            await put_clocks_right(is_known=before is not None)
        rest = await tick()
        health.ticks += 1
        health.last_tick = time.time()
        metrics.LAST_TICK.set(health.last_tick)
        await asyncio.sleep(rest)


async def put_clocks_right(*, is_known: bool) -> None:
    """After the machine's clock was put back: just now, or before this ticker was there to see."""
    now = timezone.now()
    ahead = await run(services.ahead_of, now)
    if not ahead and not is_known:
        return
    log.warning("the clock was put back: %s matches go on from now", len(ahead))
    # First: tables that are put right are remembered with their leases.
    await run(services.shorten_leases)
    for match in ahead:
        try:
            await run(services.put_right, match, now)
        except Exception as error:
            if is_away(error):
                raise
            log.exception("the clocks of match %s could not be put right", match)
    await run(services.look_again, now)


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
    except Exception as error:
        if is_away(error):
            raise
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
        await _answer(thought, decision)
    except Exception as error:
        if is_away(error):
            log.exception("the bot's turn in match %s will be thought over again", thought.match)
            return
        log.exception("the bot's turn in match %s failed", thought.match)
        await run(services.postpone, thought.match, timezone.now() + POISONED)


async def _answer(thought: Thought, decision: Decision) -> None:
    """Once more if the database was away, while the turn is still claimed: an answer that has
    been heard already changes nothing."""
    claimed = asyncio.get_running_loop().time() + services.THINKING.total_seconds()
    while True:
        try:
            await run(services.answer, thought, decision, timezone.now())
            return
        except Exception as error:
            if not is_away(error) or asyncio.get_running_loop().time() > claimed:
                raise
            await asyncio.sleep(AGAIN)
