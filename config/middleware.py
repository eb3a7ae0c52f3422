"""What every answer carries, and how a request runs."""

import logging

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


class OneThread:
    """The innermost middleware. It knows no async, which makes Django run the whole chain and
    the view in one thread: one hop a request instead of two for every middleware."""

    sync_capable, async_capable = True, False

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
