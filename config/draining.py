"""Ending without breaking anything off: what runs is finished, and visitors are sent elsewhere."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

PAUSE = 0.05

_draining = False
_running = 0


def is_draining() -> bool:
    return _draining


@contextmanager
def running() -> Iterator[None]:
    """A request that is being answered."""
    global _running
    _running += 1
    try:
        yield
    finally:
        _running -= 1


async def drain(notice: float, patience: float = 10.0) -> None:
    """Say for a while that we are about to end, so that the proxy asks others; then wait for the
    requests that are still being answered."""
    global _draining
    _draining = True
    await asyncio.sleep(notice)
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    while _running and loop.time() < end:
        await asyncio.sleep(PAUSE)
