"""How the site keeps secrets, and how that was checked."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games import checked


@require_safe
def fair_play(request: HttpRequest) -> HttpResponse:
    return render(request, "lobby/fair_play.html", {"checked": checked.last()})
