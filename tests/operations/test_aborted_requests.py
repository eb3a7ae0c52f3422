"""Browsers that go before they are answered."""

import asyncio
import threading

import pytest
from django.http import HttpResponse

from config.handler import PageHandler
from games import threads

SCOPE = {
    "type": "http",
    "method": "GET",
    "path": "/how/spades/",
    "query_string": b"",
    "headers": [(b"host", b"localhost")],
}


class Slow(PageHandler):
    """Answers when it is told to, and says what it has done."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.may_end, self.ended = (threading.Event() for _ in range(3))

    def get_response(self, request):
        self.begun.set()
        self.may_end.wait(10)
        self.thread = threading.current_thread().name
        self.ended.set()
        return HttpResponse("answered")


def visitor(*messages):
    """What the server hears from one: these messages, and then nothing."""
    heard = asyncio.Queue()
    for message in ({"type": "http.request", "body": b""}, *messages):
        heard.put_nowait(message)
    return heard


async def unread(message):
    pass


async def test_a_request_whose_task_is_ended_gives_its_connection_back(monkeypatch):
    handler, given_back = Slow(), asyncio.Queue()
    loop = asyncio.get_running_loop()

    def give_back():
        if handler.ended.is_set():
            loop.call_soon_threadsafe(given_back.put_nowait, threading.current_thread().name)

    monkeypatch.setattr(threads, "close_old_connections", give_back)
    asking = asyncio.ensure_future(handler(SCOPE, visitor().get, unread))
    await asyncio.to_thread(handler.begun.wait, 10)

    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    handler.may_end.set()

    async with asyncio.timeout(10):
        assert await given_back.get() == handler.thread


async def test_nothing_is_looked_up_for_somebody_who_has_gone(monkeypatch):
    handler, asked = PageHandler(), []
    monkeypatch.setattr(handler, "get_response", lambda request: asked.append(request))

    async def late(work, *arguments):
        """Until a thread is free the visitor has gone."""
        await asyncio.sleep(0)
        return work(*arguments)

    monkeypatch.setattr(handler, "run", late)
    await handler(SCOPE, visitor({"type": "http.disconnect"}).get, unread)

    assert not asked


async def test_what_somebody_has_sent_is_done_even_if_they_have_gone(monkeypatch):
    handler, asked = PageHandler(), []
    monkeypatch.setattr(
        handler, "get_response", lambda request: asked.append(request) or HttpResponse()
    )

    gone = visitor({"type": "http.disconnect"})
    await handler(SCOPE | {"method": "POST"}, gone.get, unread)

    assert len(asked) == 1
