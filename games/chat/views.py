"""The chat of a table: what its page shows, and the forms that it posts."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST
from markupsafe import Markup

from accounts.models import User
from accounts.moderation.models import Kind
from accounts.sanctions import barring, refusal
from games import tables
from games.chat import phrases, rendering, services
from games.chat.models import LONGEST
from games.services import Refusal
from games.table import Table
from games.threads import in_game_thread
from games.views.codes import match_id


def chat(request: HttpRequest, table: Table) -> dict[str, Any]:
    """What `chat/panel.html` needs."""
    user = request.user if request.user.is_authenticated else None
    return {
        "region": Markup(rendering.page_region(table, user.pk if user else None)),
        "refusal": Markup(rendering.refusal("")),
        "phrases": [(key, phrases.words(table.slug, key)) for key in phrases.keys(table.slug)],
        "has_words": user is not None and (settings.GUEST_CHAT or not user.is_guest),
        "longest": LONGEST,
        "silenced": silenced(user),
    }


def silenced(user: Any) -> str:
    """Why somebody may not write, until when; empty if they may."""
    sanction = barring(user, Kind.CHAT) if user is not None else None
    return refusal(sanction) if sanction else ""


@require_POST
@in_game_thread
def say(request: HttpRequest, code: str) -> HttpResponse:
    """Say something. The line itself comes over the socket, or with the answer."""
    match, is_htmx = match_id(code), "HX-Request" in request.headers
    try:
        if not isinstance(request.user, User):
            raise Refusal(_("Say your name first."))
        phrase = request.POST.get("phrase", "")
        services.say(match, request.user, text=request.POST.get("text", ""), phrase=phrase)
    except Refusal as refusal:
        if is_htmx:
            return HttpResponse(rendering.refusal(str(refusal)), status=HTTPStatus.CONFLICT)
        messages.error(request, str(refusal))
        return to_the_chat(code)
    if not is_htmx:
        return to_the_chat(code)
    answer = rendering.refusal("")
    if "X-Live" not in request.headers:
        answer += rendering.page_region(tables.current(match), request.user.pk)
    return HttpResponse(answer)


def verb(do: Callable[[User, User], None]) -> Callable[[HttpRequest, str], HttpResponse]:
    """A view for what one does about another person in the chat."""

    @require_POST
    @in_game_thread
    @login_required
    def view(request: HttpRequest, code: str) -> HttpResponse:
        match_id(code)
        number = request.POST.get("person", "")
        if not (number.isascii() and number.isdigit() and len(number) < 19):
            raise Http404
        try:
            do(request.user, get_object_or_404(User, pk=number))
        except Refusal as refusal:
            messages.error(request, str(refusal))
        return to_the_chat(code)

    return view


mute = verb(services.mute)
unmute = verb(services.unmute)


def to_the_chat(code: str) -> HttpResponse:
    """A browser opens what it is sent into, so the chat is open also without scripts."""
    return redirect(reverse("table", args=[code]) + "#chat-lines")
