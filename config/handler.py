"""Requests about tables take a shorter way through Django than all others."""

from typing import Any

from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

from games import threads


class TableHandler(ASGIHandler):
    """The same middleware and views, run in the game thread by a single hop.

    Django's own handler starts a thread for each request and enters it three times: for the
    signals of its begin and end, and for the work between. That costs more than an action does.
    What those signals are for, keeping connections fresh, the game thread does by itself.
    """

    def __init__(self) -> None:
        super(ASGIHandler, self).__init__()
        self.load_middleware(is_async=False)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
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
