"""Requests about tables take a shorter way through Django than all others."""

import asyncio
from typing import Any

from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix
from django.utils.translation import gettext as _

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


class PageHandler(Bounded):
    """Django's own, which leaves an exception lying about when a browser goes while it is being
    answered: then asyncio prints it as one that nobody asked for."""

    async def listen_for_disconnect(self, receive: Any) -> None:
        task = asyncio.current_task()
        assert task is not None
        task.add_done_callback(_asked_for)
        await super().listen_for_disconnect(receive)


def _asked_for(task: asyncio.Task[None]) -> None:
    if not task.cancelled():
        task.exception()


class TableHandler(Bounded):
    """The same middleware and views, run in the game thread by a single hop.

    Django's own handler starts a thread for each request and enters it three times: for the
    signals of its begin and end, and for the work between. That costs more than an action does.
    What those signals are for, keeping connections fresh, the game thread does by itself.
    """

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
                response = await threads.run(self.answer, request, get_script_prefix(scope))
            await self.send_response(response, send)

    def answer(self, request: HttpRequest, prefix: str) -> HttpResponseBase:
        set_script_prefix(prefix)
        return self.get_response(request)
