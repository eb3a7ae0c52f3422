"""The bots of the house, and what their levels are."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.looks import Color
from games.characters import REGULARS, TEMPERS


@require_safe
def regulars(request: HttpRequest) -> HttpResponse:
    colors = [Color.values[place % len(Color.values)] for place in range(len(REGULARS))]
    faces = list(zip(REGULARS.values(), colors, strict=True))
    return render(request, "lobby/regulars.html", {"faces": faces, "tempers": TEMPERS})
