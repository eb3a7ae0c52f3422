"""Requests that take too long to arrive are ended, so that nobody holds connections for nothing."""

from typing import Any

from daphne.http_protocol import WebRequest
from django.conf import settings
from twisted.internet.interfaces import IDelayedCall
from twisted.web.http import HTTPChannel

from games import metrics


class Unread(WebRequest):
    """Daphne's own, but that nobody here takes a form apart: Django does, where it is wanted.
    Twisted would ask Python's mail parser what kind of form it is, a twentieth of an action."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args, parsePOSTFormSubmission=False)


class Arriving(HTTPChannel):
    """Twisted's own ends a connection on which nothing comes for a minute; a byte now and then
    keeps it for ever. Here the whole request, head and body, has to be there in time."""

    _too_late: IDelayedCall | None = None

    def connectionMade(self) -> None:  # noqa: N802
        self.requestFactory = Unread
        super().connectionMade()

    def dataReceived(self, data: bytes) -> None:  # noqa: N802
        if self._too_late is None and not self._handlingRequest:
            self._too_late = self.callLater(settings.REQUEST_SECONDS, self._end)
        super().dataReceived(data)

    def allContentReceived(self) -> None:  # noqa: N802
        self._arrived()
        super().allContentReceived()

    def connectionLost(self, reason: Any) -> None:  # noqa: N802
        self._arrived()
        super().connectionLost(reason)

    def _arrived(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None

    def _end(self) -> None:
        self._too_late = None
        metrics.FLOODS.labels("slow").inc()
        # Nothing is said to who may not listen either.
        self.transport.abortConnection()
