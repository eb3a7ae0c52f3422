"""The gallery: all paintings of Modern Art on quiet walls, and each by itself."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.drawings.paintings.catalogue import ARTISTS, PAINTINGS, by_artist


@require_safe
def rooms(request: HttpRequest) -> HttpResponse:
    """One room an artist, in board order."""
    hung = [(artist, name, by_artist(artist)) for artist, name in ARTISTS.items()]
    return render(request, "gallery/rooms.html", {"rooms": hung})


@require_safe
def work(request: HttpRequest, card: str) -> HttpResponse:
    """One painting large. The way on leads past all of them and round again."""
    if card not in PAINTINGS:
        raise Http404
    hung = list(PAINTINGS.values())
    place = list(PAINTINGS).index(card)
    context = {
        "work": hung[place],
        "place": place + 1,
        "total": len(hung),
        "before": hung[place - 1],
        "after": hung[(place + 1) % len(hung)],
    }
    return render(request, "gallery/work.html", context)
