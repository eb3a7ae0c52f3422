"""The pages of the same deal: the day's, its boards, and the challenges."""

from datetime import date, timedelta

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_safe

from accounts.models import User
from accounts.services import Refused, become_guest
from games.deals import challenging, daily
from games.deals.board import PAGE, Board, challenge_board, daily_board, own
from games.deals.models import Challenge, DailyDeal, Try
from games.engines import GAMES
from games.services import Refusal
from games.threads import in_game_thread
from games.views.codes import match_id
from games.views.lobby import game_or_404, viewer_of
from games.views.review import number
from games.views.seats import verb

FIRST = 10  # how many of a board the page of all games shows


@require_safe
@never_cache
@in_game_thread
def all_games(request: HttpRequest) -> HttpResponse:
    return daily_page(request, list(GAMES))


@require_safe
@never_cache
@in_game_thread
def one_game(request: HttpRequest, slug: str) -> HttpResponse:
    game_or_404(slug)
    return daily_page(request, [slug], PAGE)


def daily_page(
    request: HttpRequest,
    slugs: list[str],
    size: int = FIRST,
    reason: str = "",
    status: int = 200,
) -> HttpResponse:
    viewer, day = viewer_of(request), daily.today()
    me = viewer.pk if viewer else None
    page = number(request.GET.get("page", ""), 1) if size == PAGE else 1
    context = {
        "day": day,
        "boards": [
            {
                "game": GAMES[slug],
                "today": _board(slug, day, me, page, size),
                "yesterday": _board(slug, day - timedelta(days=1), me, 1, size),
            }
            for slug in slugs
        ],
        "is_one": len(slugs) == 1,
        "zone": timezone.get_current_timezone_name(),
        "reason": reason,
        "your_name": request.POST.get("your_name", ""),
    }
    return render(request, "deals/daily.html", context, status=status)


def _board(slug: str, day: date, viewer: int | None, page: int, size: int) -> Board:
    deal = DailyDeal.objects.filter(game=slug, day=day).first()
    return daily_board(deal, viewer, page, size) if deal else Board()


@require_http_methods(["GET", "HEAD", "POST"])
@in_game_thread
def play_daily(request: HttpRequest, slug: str) -> HttpResponse:
    game_or_404(slug)
    if request.method != "POST":
        return redirect("daily-game", slug)
    try:
        user = become_guest(request, request.POST.get("your_name", ""))
        match = daily.play(user, slug, daily.today())
    except Refused as refused:
        return daily_page(request, [slug], PAGE, refused.sentence, refused.status)
    except Refusal as refusal:
        return daily_page(request, [slug], PAGE, str(refusal), 409)
    return redirect("table", match.code)


@verb
def challenge(request: HttpRequest, match: int, user: User) -> HttpResponse:
    made = challenging.challenge(match, user)
    return redirect("challenge", made.code)


@require_safe
@never_cache
@in_game_thread
def challenge_page(request: HttpRequest, code: str) -> HttpResponse:
    return _challenge_page(request, _challenge(code))


@require_http_methods(["GET", "HEAD", "POST"])
@in_game_thread
def accept(request: HttpRequest, code: str) -> HttpResponse:
    found = _challenge(code)
    if request.method != "POST":
        return redirect("challenge", code)
    try:
        user = become_guest(request, request.POST.get("your_name", ""))
        match = challenging.accept(found, user)
    except Refused as refused:
        return _challenge_page(request, found, refused.sentence, refused.status)
    except Refusal as refusal:
        return _challenge_page(request, found, str(refusal), 409)
    return redirect("table", match.code)


def _challenge(code: str) -> Challenge:
    return get_object_or_404(Challenge.objects.select_related("match", "user"), code=code)


def _challenge_page(
    request: HttpRequest, found: Challenge, reason: str = "", status: int = 200
) -> HttpResponse:
    """Whoever has not played it yet is told nothing of how it went, nor where to look it up."""
    viewer, rows = viewer_of(request), challenge_board(found)
    mine = own(rows, viewer.pk if viewer else None)
    knows = viewer is not None and bool(challenging.reason_against(found, viewer))
    context = {
        "challenge": found,
        "game": GAMES[found.match.game],
        "seats": found.match.seats.count(),
        "own": mine,
        "is_challenger": viewer is not None and viewer.pk == found.user_id,
        "may_play": not knows and mine is None,
        "rows": rows if knows or (mine is not None and mine.is_over) else (),
        "others": len(rows) - 1,
        "reason": reason,
        "your_name": request.POST.get("your_name", ""),
    }
    return render(request, "deals/challenge.html", context, status=status)


@require_GET
@in_game_thread
def compared(request: HttpRequest, code: str) -> HttpResponse:
    """From a table to where its result is compared."""
    attempt = Try.objects.filter(match=match_id(code)).select_related("deal", "challenge").first()
    if attempt is None:
        raise Http404
    if attempt.deal is not None:
        return redirect("daily-game", attempt.deal.game)
    return redirect("challenge", attempt.challenge.code)
