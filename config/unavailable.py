"""While the database cannot be had, people are told so at once, and that nothing is lost."""

import sys
import time

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from games.database import is_away
from games.views.table import is_htmx, refusal_region

RETRY = 2  # seconds after which a browser may ask again
SHEDDING = 1.0  # seconds after a failure in which whoever has waited as long is not kept waiting

_failed = 0.0  # when the database was last found to be away, by the clock that is never set


def is_hopeless(asked: float) -> bool:
    """Whether somebody who asked then has waited long enough to hear that it is away."""
    now = time.monotonic()
    return _failed > now - SHEDDING and asked < now - SHEDDING


def answer_to_failure(request: HttpRequest) -> HttpResponse | None:
    """For the exception that is being handled, if that is the database's absence."""
    global _failed
    if not is_away(sys.exception()):
        return None
    _failed = time.monotonic()
    return answer(request)


def answer(request: HttpRequest) -> HttpResponse:
    """Rendered without the request: who asks is not known without the database."""
    sentence = _("The site can't reach its records right now. Nothing is lost: try again soon.")
    if is_htmx(request):
        answer = HttpResponse(refusal_region(sentence), status=503)
    else:
        answer = HttpResponse(render_to_string("errors/503.html", {"words": sentence}), status=503)
    answer.headers["Retry-After"] = str(RETRY)
    return answer
