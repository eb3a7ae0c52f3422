"""In which language somebody reads: as they chose, or else as their browser asks for."""

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import parse_qs

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.views.i18n import set_language

R = TypeVar("R")


def current() -> str:
    """The language of this request, or the site's own where there is no request."""
    spoken = translation.get_language() or settings.LANGUAGE_CODE
    return spoken if spoken in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE


def of_socket(scope: dict[str, Any]) -> str:
    """A page tells its socket what it is written in, so that both speak alike."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("in", [""])[0]
    return asked if asked in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE


def speaking(language: str, function: Callable[..., R], *args: Any) -> R:
    """For what happens outside a request: call this in somebody's language."""
    with translation.override(language):
        return function(*args)


def choose(request: HttpRequest) -> HttpResponse:
    """For this browser; and, for mails, to be remembered with the person."""
    response = set_language(request)
    if settings.LANGUAGE_COOKIE_NAME in response.cookies and request.user.is_authenticated:
        request.user.language = response.cookies[settings.LANGUAGE_COOKIE_NAME].value
        request.user.save(update_fields=["language"])
    return response
