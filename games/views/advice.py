"""A hint: what the strongest bot would do with one's cards, and why."""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from accounts.sessions import person_of
from games import services, tables, thinking
from games.bots import Decision
from games.services import Refusal, Thought
from games.threads import in_game_thread
from games.views.codes import match_id
from games.views.table import is_htmx

PART, PAGE = "tables/advice.html", "tables/advice_page.html"


@require_GET
@never_cache
def advice(request: HttpRequest, code: str, seat: int) -> HttpResponse:
    """Into the table's page where it asks, else as a page of its own."""
    try:
        thought = question(request, code, seat)
    except Refusal as refusal:
        return told(request, code, {"refusal": str(refusal)}, HTTPStatus.FORBIDDEN)
    # Not in the game thread: others must not wait for a bot.
    decision = thinking.advised(thought)
    return told(request, code, answer(thought, decision))


@in_game_thread
def question(request: HttpRequest, code: str, seat: int) -> Thought:
    return services.question_of(match_id(code), person_of(request.session), seat)


@in_game_thread
def answer(thought: Thought, decision: Decision | None) -> dict[str, object]:
    table = tables.current(thought.match)
    if table.version != thought.version:
        return {"refusal": _("Something has happened meanwhile: ask again.")}
    if decision is None:
        return {"refusal": _("Nobody had an idea in time: ask again.")}
    return {"decision": decision, "seat": thought.seat, "seats": table.seats, "view": thought.view}


@in_game_thread
def told(
    request: HttpRequest,
    code: str,
    facts: dict[str, object],
    status: HTTPStatus = HTTPStatus.OK,
) -> HttpResponse:
    table = tables.current(match_id(code))
    context = {"code": code, "slug": table.slug, "title": table.game.title, **facts}
    if is_htmx(request):
        # Also a refusal: on an error the page would be left as it is.
        return render(request, PART, context)
    return render(request, PAGE, context, status=status)
