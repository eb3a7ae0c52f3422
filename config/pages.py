"""Pages that belong to no game: the component gallery and the refusals."""

import time
from typing import Any

from django import forms
from django.core.exceptions import BadRequest, RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from config import unavailable


class Example(forms.Form):
    """A form of Django's, for the component gallery."""

    name = forms.CharField(label=_("Name"), help_text=_("Others see it at the table."))
    address = forms.EmailField(label=_("E-mail"))


@require_safe
def design(request: HttpRequest) -> HttpResponse:
    """Every component in all its sizes and states, with the tokens."""
    form = Example({"name": _("Ada"), "address": "ada@"}, auto_id="design-bound-%s")
    return render(request, "design/index.html", {"now": int(time.time() * 1000), "form": form})


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    if isinstance(exception, RequestDataTooBig):
        return refusal(request, 413)
    # Only our own BadRequest is worded for people; Django's suspicions are not.
    sentence = str(exception) if isinstance(exception, BadRequest) else ""
    return refusal(request, 400, sentence)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return refusal(request, 403, str(exception))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return refusal(request, 404)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    return render(request, "errors/403_csrf.html", status=403)


def server_error(request: HttpRequest) -> HttpResponse:
    """Rendered without the request: whatever has just failed may fail again."""
    if away := unavailable.answer_to_failure(request):
        return away
    return HttpResponse(render_to_string("errors/500.html"), status=500)


def refusal(request: HttpRequest, status: int, sentence: str = "") -> HttpResponse:
    context: dict[str, Any] = {"sentence": sentence} if sentence else {}
    return render(request, f"errors/{status}.html", context, status=status)
