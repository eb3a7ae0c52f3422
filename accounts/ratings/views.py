"""The leaderboards."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from markupsafe import Markup

from accounts.models import User
from accounts.ratings import leaderboards
from games.engines import GAMES
from games.threads import in_game_thread


@require_safe
def leaders(request: HttpRequest) -> HttpResponse:
    return redirect("leaders-of", next(iter(GAMES)))


@require_safe
@never_cache
@in_game_thread
def leaders_of(request: HttpRequest, slug: str, period: str = "all") -> HttpResponse:
    """One page of a game's board; everybody may look."""
    if slug not in GAMES:
        raise Http404
    page = number(request.GET.get("page", "1"))
    shown = leaderboards.fragments(leaderboards.board(slug, period, page, account(request)))
    context: dict[str, Any] = {
        "regions": {name: Markup(html) for name, html in shown.items()},
        "games": GAMES.values(),
        "game": GAMES[slug],
        "period": period,
        "socket": f"/ws/leaders/{slug}/{period}/{page}/",
    }
    return render(request, "leaders/leaders.html", context)


def number(text: str) -> int:
    """A page that is none is the first."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 1


def account(request: HttpRequest) -> int | None:
    user = request.user
    return user.pk if isinstance(user, User) and not user.is_guest else None
