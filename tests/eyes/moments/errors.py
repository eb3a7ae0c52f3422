"""Refusals and failures, as everybody gets them."""

from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig
from django.http import Http404
from django.test import RequestFactory

from config import pages
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import answered, visit
from tests.eyes.stage import spoken


def _request():
    request = RequestFactory().get("/")
    request.user, request.session, request.LANGUAGE_CODE = AnonymousUser(), {}, spoken()
    return request


FAILURES = {
    400: lambda: pages.bad_request(_request(), BadRequest("The form was cut off.")),
    403: lambda: pages.forbidden(_request(), PermissionDenied("Only the host may.")),
    404: lambda: pages.not_found(_request(), Http404()),
    409: lambda: pages.refusal(_request(), 409),
    413: lambda: pages.bad_request(_request(), RequestDataTooBig()),
    429: lambda: pages.refusal(_request(), 429),
    500: lambda: pages.server_error(_request()),
}


def _failure(status: int) -> Look:
    return answered(FAILURES[status](), status=status)


for _status in FAILURES:
    add(f"errors.{_status}", lambda status=_status: _failure(status))


@moment("errors.stale_form")
def stale_form() -> Look:
    """A form without its stamp."""
    return answered(pages.csrf_failure(_request()), status=403)


@moment("errors.offline")
def offline() -> Look:
    """The page that the browser keeps for when there is no line."""
    return visit("/offline/")
