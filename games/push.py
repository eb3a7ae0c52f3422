"""Telling every process that something changed: the only caller of the channel layer.

An announcement carries no facts. Whoever gets it looks up what its own viewpoint may know.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import transaction

log = logging.getLogger(__name__)

LOBBY = "lobby"

_loop: asyncio.AbstractEventLoop | None = None
_sending: set[asyncio.Task[None]] = set()  # a task without a reference may vanish


def attach(loop: asyncio.AbstractEventLoop) -> None:
    """The server's loop: announcements made in other threads are sent from there."""
    global _loop
    _loop = loop


def is_attached() -> bool:
    return _loop is not None and _loop.is_running()


def match_group(match: int) -> str:
    return f"match.{match}"


def person_group(user: int) -> str:
    return f"person.{user}"


def leaders_group(game: str) -> str:
    return f"leaders.{game}"


def announce(match: int, revision: int) -> None:
    """Once the transaction is committed, and only then: this match is at this revision."""
    message = {"type": "changed", "match": match, "revision": revision}
    # The moment is for the metrics: how long it takes until everybody has seen it.
    transaction.on_commit(lambda: _send(match_group(match), message | {"at": time.time()}))


def announce_message(match: int, number: int) -> None:
    """Somebody has said something at this table; who may read it is for the reader to find out."""
    message = {"type": "said", "match": match, "number": number}
    transaction.on_commit(lambda: _send(match_group(match), message))


def announce_mutes(user: int) -> None:
    """Somebody wants to read others than before."""
    transaction.on_commit(lambda: _send(person_group(user), {"type": "muted"}))


def announce_lobby() -> None:
    transaction.on_commit(lambda: _send(LOBBY, {"type": "changed"}))


def announce_leaders(game: str) -> None:
    """Somebody's rating in this game has changed."""
    transaction.on_commit(lambda: _send(leaders_group(game), {"type": "changed"}))


def kick(user: int) -> None:
    """Close every socket of a person who may no longer be here."""
    transaction.on_commit(lambda: _send(person_group(user), {"type": "kicked"}))


async def tell(match: int, message: dict[str, Any]) -> None:
    """Tell every process that shows this match something that is not stored; it may be lost."""
    try:
        await get_channel_layer().group_send(match_group(match), message)
    except Exception:
        log.warning("a message about match %s was lost", match, exc_info=True)


def _send(group: str, message: dict[str, Any]) -> None:
    layer = get_channel_layer()
    if _loop is not None and _loop.is_running():
        _loop.call_soon_threadsafe(_start, layer.group_send(group, message))
    else:
        async_to_sync(layer.group_send)(group, message)


def _start(sending: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(sending)
    _sending.add(task)
    task.add_done_callback(_sent)


def _sent(task: asyncio.Task[None]) -> None:
    _sending.discard(task)
    if not task.cancelled() and task.exception() is not None:
        # It is committed, and pages that are not told find out by asking.
        log.warning("an announcement was lost: %r", task.exception())
