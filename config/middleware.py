"""What every answer carries, and how a request runs."""

import logging
import re
from collections.abc import Iterator

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from config.pages import refusal
from games import metrics
from games.addresses import address
from games.floods import Bucket
from games.tables import Unreplayable
from games.views.table import is_htmx, refusal_region

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")

# In a field, which may have several lines, tabs and line ends are as good as letters.
IN_AN_ADDRESS = re.compile(r"[\x00-\x1f\x7f-\x9f]")
IN_A_FIELD = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")

log = logging.getLogger(__name__)

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)


class SecurityHeaders:
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        response.headers.setdefault(
            "Permissions-Policy", "camera=(), microphone=(), geolocation=(), interest-cohort=()"
        )
        return response


class Floods:
    """Refuses who changes things faster than anybody could play; before anything is read."""

    def __init__(self, get_response):
        self.get_response = get_response
        self.bucket = Bucket(settings.CHANGES_AT_ONCE, settings.CHANGES_PER_SECOND)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method in SAFE or self.bucket.allows(self.who(request)):
            return self.get_response(request)
        metrics.FLOODS.labels("changes").inc()
        sentence = _("That was too much at once. Wait a moment and try again.")
        if is_htmx(request):
            answer = HttpResponse(refusal_region(sentence), status=429)
        else:
            answer = refusal(request, 429, sentence)
        answer.headers["Retry-After"] = "1"
        return answer

    def who(self, request: HttpRequest) -> tuple[str, str]:
        person = request.session.get(SESSION_KEY)
        if person is not None:
            return ("person", person)
        forwarded = request.headers.get("X-Forwarded-For", "")
        return ("address", address(request.META.get("REMOTE_ADDR", ""), forwarded))


class PlainText:
    """Refuses control characters in addresses and fields: nobody types them, PostgreSQL stores no
    NUL, and what shows nothing on a page can still change what it says."""

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if IN_AN_ADDRESS.search(request.path) or any(
            IN_A_FIELD.search(text) for text in _texts(request)
        ):
            sentence = _("There are characters in it that can't be read. Type it again.")
            if is_htmx(request):
                return HttpResponse(refusal_region(sentence), status=400)
            return refusal(request, 400, sentence)
        return self.get_response(request)


def _texts(request: HttpRequest) -> Iterator[str]:
    """Names and values of all fields."""
    for fields in (request.GET, request.POST):
        for name, values in fields.lists():
            yield name
            yield from values


class Unreplayables:
    """The innermost middleware: says so where a match cannot be shown any more."""

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, Unreplayable):
            return None
        log.error("%s: %s", request.path, error)
        sentence = _("This match was begun under other rules and cannot be shown any more.")
        return refusal(request, 409, sentence)
