"""The table: its page, its fragments, and the one address to which every action is posted."""

import time
from functools import lru_cache
from http import HTTPStatus
from importlib import import_module
from importlib.util import find_spec
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
from config import languages
from games import metrics, services, tables
from games.chat.rendering import news
from games.chat.views import chat
from games.engines.game import IllegalAction, InvalidAction
from games.models import Match
from games.rendering import Viewer, angle, ending, fragments, is_open, watchers
from games.sentences import translated
from games.services import Refusal
from games.table import Table
from games.threads import in_game_thread
from games.views.blanks import filled
from games.views.codes import match_id
from games.watching import watching

REFUSAL = "tables/refusal.html"
LIVE = ("table-live", "table-live-seat", "table-live-stay")  # by how much was chosen


@require_GET
@never_cache
@in_game_thread
def page(request: HttpRequest, code: str, seat: int | None = None, stay: str = "") -> HttpResponse:
    """The table as this viewer may see it; with `seat`, from one of several seats they hold;
    with `stay`, from that one as long as nothing else is asked of them (see Viewer)."""
    match = match_id(code)
    seen(request, match, stirs=True)
    return table_page(request, tables.current(match), viewer(request, seat, stay))


@require_GET
@never_cache
@in_game_thread
def live(request: HttpRequest, code: str, seat: int | None = None, stay: str = "") -> HttpResponse:
    """The page's own version check: nothing if it is up to date, else every region."""
    match = match_id(code)
    seen(request, match)
    table = tables.current(match)
    who = viewer(request, seat, stay)
    said = news(table, who.user, request.GET["chat"]) if "chat" in request.GET else ""
    if request.GET.get("revision") != str(table.revision):
        said += "".join(fragments(table, who).values())
    return HttpResponse(said) if said else HttpResponse(status=HTTPStatus.NO_CONTENT)


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
        "lines": [*tables.history(match), *ending(table)],
        # A reason tells of the hand behind it.
        "reasons": tables.reasons(match) if is_open(table) else {},
    }
    return render(request, "tables/log.html", context)


@require_GET
@never_cache
@in_game_thread
def figures(request: HttpRequest, code: str, round: int | None = None) -> HttpResponse:
    """The match or one round of it in figures, as the game reads its own log: for a dialog of the
    table that asks for it, or as a page."""
    match = get_object_or_404(Match, code=code, started_at__isnull=False)
    table = tables.current(match.pk)
    if find_spec(f"games.figures.{table.slug}") is None:
        raise Http404
    context = {
        "title": table.game.title,
        "slug": table.slug,
        "code": code,
        "seats": table.seats,
        "events": [line.event for line in tables.history(match) if not line.is_void],
        "figures": import_module(f"games.figures.{table.slug}"),
        "round": round,
    }
    part = f"games/{table.slug}/figures.html"
    return render(request, part if is_htmx(request) else "tables/figures.html", context)


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
        lot = request.POST.get("lot")
        table = services.submit(match, user, seat, action_of(request), taken, lot)
    except InvalidAction as error:
        return refused(request, match, seat, translated(str(error)), HTTPStatus.BAD_REQUEST)
    except IllegalAction as error:
        return refused(request, match, seat, translated(str(error)), HTTPStatus.CONFLICT)
    except Refusal as error:
        return refused(request, match, seat, str(error), HTTPStatus.FORBIDDEN)
    if not is_htmx(request):
        several = len(table.seats_of(user.pk)) > 1
        return redirect("table-seat", code, seat) if several else redirect("table", code)
    # A page whose socket is open gets its regions there, in order.
    if "X-Live" in request.headers:
        return HttpResponse(refusal_region(""))
    seen(request, match)
    who = Viewer(user.pk, seat, sorts=user.auto_sort, language=languages.current())
    shown = fragments(table, who)
    return HttpResponse("".join([refusal_region(""), *shown.values()]))


def seen(request: HttpRequest, match: int, *, stirs: bool = False) -> None:
    """Who asks for a page is here, also without a socket; `stirs`: somebody has opened it, which a
    page that asks by itself has not."""
    if request.user.is_authenticated:
        services.arrive(match, request.user.pk, stirs=stirs)


def action_of(request: HttpRequest) -> Any:
    """The posted action: JSON in the field `action`, its blanks filled in from other fields."""
    text = request.POST.get("action", "")
    try:
        action = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise InvalidAction(_("That is not an action.")) from None
    return filled(action, request.POST) if "$" in text else action


def number(request: HttpRequest, field: str) -> int:
    text = request.POST.get(field, "")
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise InvalidAction(_("The form is incomplete: reload the page and try again."))
    return int(text)


def refused(
    request: HttpRequest, match: int, seat: int | None, sentence: str, status: HTTPStatus
) -> HttpResponse:
    metrics.REFUSALS.labels(status.name.lower()).inc()
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
    chosen: list[Any] = [who.seat] if who.seat in seen_from.own else []
    if chosen and who.stay:
        chosen.append(who.stay)
    context = {
        "regions": {name: Markup(html) for name, html in shown.items()},
        "refusal": Markup(refusal_region(refusal)),
        "chat": chat(request, table),
        "title": table.game.title,
        "code": table.code,
        "slug": table.slug,
        "is_rated": table.is_rated,
        "purpose": table.purpose,
        "is_practice": bool(table.origin),
        "watchers": Markup(watchers(watching(table.match))),
        "own": seen_from.own,
        "now": int(time.time() * 1000),
        "socket": "/ws/t/" + "".join(f"{part}/" for part in (table.code, *chosen)),
        "live_url": reverse(LIVE[len(chosen)], args=[table.code, *chosen]),
    }
    return render(request, template, context, status=status)


@lru_cache(maxsize=1_000)
def refusal_region(sentence: str) -> str:
    return engines["jinja2"].env.get_template(REFUSAL).render(sentence=sentence)


def viewer(request: HttpRequest, seat: int | None, stay: str = "") -> Viewer:
    user = request.user
    if not user.is_authenticated:
        return Viewer(None, seat, stay, language=languages.current())
    return Viewer(user.pk, seat, stay, user.auto_sort, languages.current())


def is_htmx(request: HttpRequest) -> bool:
    return "HX-Request" in request.headers
