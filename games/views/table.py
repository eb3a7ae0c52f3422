"""The table: its page, its fragments, and the one address to which every action is posted."""

import time
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template import engines
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST
from markupsafe import Markup

from accounts.sessions import person_of
from games import services, tables
from games.engines.game import IllegalAction, InvalidAction
from games.models import Match
from games.rendering import Viewer, angle, fragments
from games.services import Refusal
from games.tables import Table
from games.threads import in_game_thread

REFUSAL = "tables/refusal.html"


@require_GET
@never_cache
@in_game_thread
def page(request: HttpRequest, code: str, seat: int | None = None) -> HttpResponse:
    """The table as this viewer may see it; with `seat`, from one of several seats they hold."""
    match = match_id(code)
    seen(request, match)
    return table_page(request, tables.current(match), viewer(request, seat))


@require_GET
@never_cache
@in_game_thread
def live(request: HttpRequest, code: str, seat: int | None = None) -> HttpResponse:
    """The page's own version check: nothing if it is up to date, else every region."""
    match = match_id(code)
    seen(request, match)
    table = tables.current(match)
    if request.GET.get("revision") == str(table.revision):
        return HttpResponse(status=HTTPStatus.NO_CONTENT)
    return HttpResponse("".join(fragments(table, viewer(request, seat)).values()))


@require_GET
@never_cache
@in_game_thread
def log(request: HttpRequest, code: str) -> HttpResponse:
    """Everything that happened at this table, in words."""
    match = get_object_or_404(Match, code=code, started_at__isnull=False)
    table = tables.current(match.pk)
    context = {
        "title": table.game.title,
        "slug": table.slug,
        "code": code,
        "seats": table.seats,
        "lines": tables.history(match),
    }
    return render(request, "tables/log.html", context)


@require_POST
@in_game_thread
def act(request: HttpRequest, code: str) -> HttpResponse:
    """An action. A refusal is a sentence beside the prompt; nothing has changed then."""
    match = match_id(code)
    seat: int | None = None
    try:
        user = person_of(request.session)
        if user is None:
            raise Refusal(_("Take a seat first."))
        seat = number(request, "seat")
        taken = number(request, "taken") if "taken" in request.POST else None
        table = services.submit(match, user, seat, action_of(request), taken)
    except InvalidAction as error:
        return refused(request, match, seat, str(error), HTTPStatus.BAD_REQUEST)
    except IllegalAction as error:
        return refused(request, match, seat, str(error), HTTPStatus.CONFLICT)
    except Refusal as error:
        return refused(request, match, seat, str(error), HTTPStatus.FORBIDDEN)
    if not is_htmx(request):
        several = len(table.seats_of(user.pk)) > 1
        return redirect("table-seat", code, seat) if several else redirect("table", code)
    # A page whose socket is open gets its regions there, in order.
    if "X-Live" in request.headers:
        return HttpResponse(refusal_region(""))
    seen(request, match)
    shown = fragments(table, Viewer(user.pk, seat))
    return HttpResponse("".join([refusal_region(""), *shown.values()]))


def seen(request: HttpRequest, match: int) -> None:
    """Who asks for a page is here, also without a socket."""
    if request.user.is_authenticated:
        services.arrive(match, request.user.pk)


def action_of(request: HttpRequest) -> Any:
    """The posted action: JSON in the field `action`."""
    text = request.POST.get("action", "")
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise InvalidAction(_("That is not an action.")) from None


def number(request: HttpRequest, field: str) -> int:
    text = request.POST.get(field, "")
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise InvalidAction(_("The form is incomplete: reload the page and try again."))
    return int(text)


def refused(
    request: HttpRequest, match: int, seat: int | None, sentence: str, status: HTTPStatus
) -> HttpResponse:
    if is_htmx(request):
        return HttpResponse(refusal_region(sentence), status=status)
    table = tables.current(match)
    return table_page(request, table, viewer(request, seat), sentence, status)


def table_page(
    request: HttpRequest,
    table: Table,
    who: Viewer,
    refusal: str = "",
    status: HTTPStatus = HTTPStatus.OK,
) -> HttpResponse:
    seen_from = angle(table, who)
    shown = fragments(table, who)
    template = "tables/waiting.html" if table.state is None else f"games/{table.slug}/table.html"
    chosen = who.seat if who.seat in seen_from.own else None
    context = {
        "regions": {name: Markup(html) for name, html in shown.items()},
        "refusal": Markup(refusal_region(refusal)),
        "title": table.game.title,
        "code": table.code,
        "slug": table.slug,
        "own": seen_from.own,
        "now": int(time.time() * 1000),
        "socket": f"/ws/t/{table.code}/" + (f"{chosen}/" if chosen is not None else ""),
        "live_url": reverse("table-live", args=[table.code])
        if chosen is None
        else reverse("table-live-seat", args=[table.code, chosen]),
    }
    return render(request, template, context, status=status)


@lru_cache(maxsize=1_000)
def refusal_region(sentence: str) -> str:
    return engines["jinja2"].env.get_template(REFUSAL).render(sentence=sentence)


def viewer(request: HttpRequest, seat: int | None) -> Viewer:
    return Viewer(request.user.pk if request.user.is_authenticated else None, seat)


def is_htmx(request: HttpRequest) -> bool:
    return "HX-Request" in request.headers


def match_id(code: str) -> int:
    """The match of a code; a code never changes hands, so each is looked up once."""
    try:
        return _match_id(code)
    except Match.DoesNotExist:
        raise Http404 from None


@lru_cache(maxsize=10_000)
def _match_id(code: str) -> int:
    return Match.objects.only("pk").get(code=code).pk


forget_codes = _match_id.cache_clear
