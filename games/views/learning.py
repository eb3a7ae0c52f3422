"""How to play: a page of rules with pictures for each game, and its guided first match."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts.services import Refused, become_guest
from games import lessons, services
from games.engines import GAMES
from games.forms import with_colors_apart
from games.models import Purpose
from games.services import SeatPlan
from games.threads import in_game_thread
from games.views.lobby import game_or_404


@require_safe
def how(request: HttpRequest, slug: str) -> HttpResponse:
    game = game_or_404(slug)
    return how_page(request, slug, game.title)


def how_page(
    request: HttpRequest, slug: str, title: str, reason: str = "", status: int = 200
) -> HttpResponse:
    context = {
        "slug": slug,
        "title": title,
        "games": GAMES.values(),
        "has_lesson": lessons.lesson(slug) is not None,
        "reason": reason,
        "your_name": request.POST.get("your_name", ""),
    }
    return render(request, f"games/{slug}/how.html", context, status=status)


@require_http_methods(["GET", "HEAD", "POST"])
@in_game_thread
def guided(request: HttpRequest, slug: str) -> HttpResponse:
    """The guided first match, in one press: a newcomer needs not even a name."""
    game, lesson = game_or_404(slug), lessons.lesson(slug)
    if lesson is None:
        raise Http404
    if request.method != "POST":
        return redirect("how", slug)
    try:
        host = become_guest(request, request.POST.get("your_name", "").strip() or _("Newcomer"))
    except Refused as refused:
        return how_page(request, slug, game.title, refused.sentence, refused.status)
    plans = [SeatPlan("me"), *[SeatPlan("bot", level="easy")] * (lesson.seats - 1)]
    match = services.open_table(
        host,
        slug,
        lesson.settings,
        with_colors_apart(host, plans),
        is_public=False,
        level="easy",
        purpose=Purpose.GUIDED,
        seed=lesson.seed,
    )
    services.start(match.pk, host)
    return redirect("table", match.code)
