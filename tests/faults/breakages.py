"""What is broken, one after another. Each breaks something, waits, and mends what it broke."""

import asyncio
import json
import os
import socket
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.bench.socket import Socket
from tests.faults.aborted import abort_requests, failing
from tests.faults.tables import People

if TYPE_CHECKING:
    from tests.faults.run import Run

Breakage = Callable[["Run"], Awaitable[None]]
JUMP = 3000.0  # seconds; less than the leases of those who sit at the tables
SLOW = 20


async def kill_web(run: "Run") -> None:
    """kill -9 of a web process; it comes back."""
    await killed(run, run.setup.webs[0])


async def kill_ticker(run: "Run") -> None:
    """kill -9 of a ticker alone: the process of its bots has to end by itself."""
    ticker = run.setup.tickers[0]
    group = await asyncio.to_thread(ticker.kill_alone)
    await run.play_for(run.secs)
    await run.until(lambda: not is_alive(group), "the bots' process outlives its ticker")
    await asyncio.to_thread(ticker.start)


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


async def kill_postgres(run: "Run") -> None:
    await killed(run, run.setup.services[0])


async def kill_redis(run: "Run") -> None:
    await killed(run, run.setup.services[1])


async def read_only(run: "Run") -> None:
    """PostgreSQL takes no changes for a while, as when a standby is asked instead."""
    await run.look(take_changes, False)
    await run.play_for(run.secs)
    await run.look(take_changes, True)


def take_changes(takes: bool) -> None:
    from django.db import connection

    with connection.cursor() as cursor:
        # The setting itself must be changed back while it holds.
        cursor.execute("SET default_transaction_read_only = off")
        state = "off" if takes else "on"
        cursor.execute(f"ALTER SYSTEM SET default_transaction_read_only = {state}")
        cursor.execute("SELECT pg_reload_conf()")


async def restart(run: "Run") -> None:
    """SIGTERM to one process after another, as for a new version."""
    for program in run.setup.programs:
        await asyncio.to_thread(program.stop)
        await asyncio.to_thread(program.start)


async def cut(run: "Run") -> None:
    """Every socket goes dead in the middle of a message."""
    for page in run.pages:
        page.is_cut = True
    await run.play_for(run.secs)
    run.note(cuts=sum(page.cuts for page in run.pages))


async def slow(run: "Run") -> None:
    """Somebody beside each of the first tables opens a socket and never reads from it."""
    held = [await unread(run, table.code) for table in run.tables[:SLOW]]
    await run.play_for(run.secs)
    for writer in held:
        writer.transport.abort()


async def unread(run: "Run", code: str) -> asyncio.StreamWriter:
    slow = Socket()
    await slow.open(run.setup.ports[0], f"/ws/t/{code}/", "")
    slow.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.writer.transport.pause_reading()
    return slow.writer


async def abort(run: "Run") -> None:
    """Requests whose browser has gone give back all that they have taken."""
    visited = next(table for table in run.tables if isinstance(table, People))
    where = (run.setup.ports, visited.code, visited.cookies(0))
    await abort_requests(*where, run.aborted)
    run.failures += [f"after aborted requests: {what}" for what in await failing(*where)]
    run.note(aborted=run.aborted)


async def full_layer(run: "Run") -> None:
    """The channel layer takes one announcement at a time, and loses the others."""
    wish(run, capacity=1)
    await run.play_for(run.secs)
    wish(run, capacity=10_000)


async def clock_forward(run: "Run") -> None:
    await jumped(run, JUMP)


async def clock_back(run: "Run") -> None:
    await jumped(run, -JUMP)


async def same_wakings(run: "Run") -> None:
    """Whatever bots think about is due again at once: every ticker wakes the same matches."""
    loop = asyncio.get_running_loop()
    until = loop.time() + run.secs
    while loop.time() < until:
        await run.look(due_now)
        await asyncio.sleep(0.05)


async def same_action(run: "Run") -> None:
    """Everything is sent twice at the same time, to different processes where there are any."""
    people = [table for table in run.tables if isinstance(table, People)]
    for table in people:
        table.at_once = 2
    await run.play_for(run.secs)
    for table in people:
        table.at_once = 1


def due_now() -> None:
    from django.utils import timezone

    from games.models import Match, Status

    Match.objects.filter(status=Status.PLAYING).update(wake_at=timezone.now())


async def killed(run: "Run", victim) -> None:
    await asyncio.to_thread(victim.kill)
    await run.play_for(run.secs)
    await asyncio.to_thread(victim.start)


async def jumped(run: "Run", seconds: float) -> None:
    run.skew += seconds
    wish(run, clock=run.skew)
    await run.play_for(run.secs)


def wish(run: "Run", **wishes: float) -> None:
    """Told to the processes (see rigged.py)."""
    run.wishes |= wishes
    whole = run.rig.with_suffix(".new")
    whole.write_text(json.dumps(run.wishes))
    whole.replace(run.rig)


ANYWHERE: tuple[Breakage, ...] = (kill_web, restart, cut, slow, abort, same_action, same_wakings)
BY_CLOCK: tuple[Breakage, ...] = (clock_forward, clock_back)
BREAKAGES: dict[str, tuple[Breakage, ...]] = {
    "sqlite": (*ANYWHERE, full_layer, *BY_CLOCK),
    "postgres": (*ANYWHERE, kill_ticker, kill_postgres, read_only, kill_redis, *BY_CLOCK),
}


def name(breakage: Breakage) -> str:
    return breakage.__name__.replace("_", "-")
