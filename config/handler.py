"""How a request gets to Django: bounded in size, and in a thread that cleans up after it."""

import asyncio
import time
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any

from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix
from django.utils.translation import gettext as _

from config import unavailable
from games import threads

MOST = 256 * 1024  # bytes of a body; forms are far smaller, and nobody uploads files


class TooMuch(Exception):
    """The body is larger than any of ours."""


class Bounded(ASGIHandler):
    """Django's own, which reads a body to its end, however large, before anybody is asked."""

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        try:
            await self.handled(scope, self.counted(scope, receive), send)
        except TooMuch:
            words = _("That is more than this page accepts, so nothing was changed.").encode()
            headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": 413, "headers": headers})
            await send({"type": "http.response.body", "body": words})

    async def handled(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        await super().__call__(scope, receive, send)

    def counted(self, scope: dict[str, Any], receive: Any) -> Any:
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        read = 0

        async def counting() -> Any:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST or (announced.isdigit() and int(announced) > MOST):
                raise TooMuch
            return message

        return counting


class Threaded(Bounded):
    """The middleware and views of Django, run in a thread of ours by a single hop.

    Django's own handler starts a thread for each request and enters it three times: for the
    signals of its begin and end, and for the work between. That costs more than an action does,
    and when a browser goes before it is answered, the end may never come: the database connection
    is then taken for good. Here a request runs to its end in its thread, which gives the
    connection back, whether or not anybody still waits.
    """

    run = staticmethod(threads.run)

    def __init__(self) -> None:
        super(ASGIHandler, self).__init__()
        self.load_middleware(is_async=False)

    async def handled(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        with body:
            request, response = self.create_request(scope, body)
            if request is not None:
                response = await self.answered(request, get_script_prefix(scope), receive)
            await self.send_response(response, send)

    async def answered(self, request: HttpRequest, prefix: str, receive: Any) -> HttpResponseBase:
        if request.method not in ("GET", "HEAD"):
            return await self.run(self.answer, request, prefix)
        gone = asyncio.ensure_future(receive())
        try:
            return await self.run(self.answer_in_time, request, prefix, gone, time.monotonic())
        finally:
            gone.cancel()

    def answer_in_time(
        self, request: HttpRequest, prefix: str, gone: asyncio.Future[Any], asked: float
    ) -> HttpResponseBase:
        """Nothing is looked up for somebody who has gone by the time a thread is free."""
        if gone.done():
            return HttpResponse(status=HTTPStatus.NO_CONTENT)
        if unavailable.is_hopeless(asked):
            return unavailable.answer(request)
        return self.answer(request, prefix)

    def answer(self, request: HttpRequest, prefix: str) -> HttpResponseBase:
        set_script_prefix(prefix)
        response = self.get_response(request)
        if response.streaming:
            # Read here, where its database connection is.
            response.streaming_content = _parts(list(response))
            response.close()
        return response


async def _parts(read: list[bytes]) -> AsyncIterator[bytes]:
    for part in read:
        yield part


class TableHandler(Threaded):
    """Requests about tables, in the game threads."""


class PageHandler(Threaded):
    """All others, in threads of their own: hashing a password, for one, would keep every table
    waiting."""

    run = staticmethod(threads.run_page)
