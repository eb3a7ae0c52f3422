"""What moderation did, month by month: numbers and no names."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.moderation.figures import months


@require_safe
def figures(request: HttpRequest) -> HttpResponse:
    return render(request, "moderation/figures.html", {"months": months()})
