"""Everything a person does about a table besides playing: plain forms, answered with the table."""

from collections.abc import Callable
from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from accounts.models import User
from games import metrics, services
from games.services import Refusal
from games.threads import in_game_thread
from games.views.codes import match_id

Verb = Callable[[HttpRequest, int, User], str | HttpResponse | None]


def verb(do: Verb) -> Callable[[HttpRequest, str], HttpResponse]:
    """A view for one verb: a refusal is shown on the table's page, and nothing has changed.

    The verb may name another table to go to, or answer with a page of its own. A script that says
    that its page is pushed to (X-Live) is answered with nothing: what has changed is pushed.
    """

    @require_POST
    @in_game_thread
    @login_required
    def view(request: HttpRequest, code: str) -> HttpResponse:
        match = match_id(code)
        assert isinstance(request.user, User)
        is_quiet = "X-Live" in request.headers
        try:
            elsewhere = do(request, match, request.user)
        except Refusal as refusal:
            metrics.REFUSALS.labels("forbidden").inc()
            elsewhere = None
            if not is_quiet:
                messages.error(request, str(refusal))
        if isinstance(elsewhere, HttpResponse):
            return elsewhere
        if is_quiet:
            return HttpResponse(status=HTTPStatus.NO_CONTENT)
        return redirect("table", elsewhere or code)

    return view


def _index(request: HttpRequest) -> int:
    text = request.POST.get("seat", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


@verb
def take(request: HttpRequest, match: int, user: User) -> None:
    services.take_seat(match, user, _index(request))


@verb
def leave(request: HttpRequest, match: int, user: User) -> None:
    services.leave_seat(match, user)


@verb
def ready(request: HttpRequest, match: int, user: User) -> None:
    services.set_ready(match, user, request.POST.get("ready") == "yes")


@verb
def bot(request: HttpRequest, match: int, user: User) -> None:
    services.set_bot(match, user, _index(request), request.POST.get("level", ""))


@verb
def listing(request: HttpRequest, match: int, user: User) -> None:
    services.make_public(match, user, request.POST.get("public") == "yes")


@verb
def rated(request: HttpRequest, match: int, user: User) -> None:
    services.set_rated(match, user, request.POST.get("rated") == "yes")


@verb
def start(request: HttpRequest, match: int, user: User) -> None:
    services.start(match, user, fill=request.POST.get("fill") == "yes")


@verb
def resign(request: HttpRequest, match: int, user: User) -> None:
    services.resign(match, user)


@verb
def abort(request: HttpRequest, match: int, user: User) -> None:
    services.abort(match, user)


@verb
def take_back(request: HttpRequest, match: int, user: User) -> None:
    services.ask_to_take_back(match, user, _index(request))


@verb
def rematch(request: HttpRequest, match: int, user: User) -> str:
    return services.rematch(match, user).code


@verb
def pause(request: HttpRequest, match: int, user: User) -> None:
    services.ask_for_pause(match, user)


@verb
def more_time(request: HttpRequest, match: int, user: User) -> None:
    services.ask_for_time(match, user)


@verb
def agree(request: HttpRequest, match: int, user: User) -> None:
    services.answer_proposal(match, user, request.POST.get("agree") == "yes")


@verb
def resume(request: HttpRequest, match: int, user: User) -> None:
    services.resume(match, user)


@verb
def here(request: HttpRequest, match: int, user: User) -> None:
    """Somebody who has sat there idle has pressed something."""
    services.arrive(match, user.pk, stirs=True)


@verb
def told(request: HttpRequest, match: int, user: User) -> None:
    services.close_notice(match, user.pk)


@verb
def has_read(request: HttpRequest, match: int, user: User) -> None:
    number = request.POST.get("number", "")
    if number.isascii() and number.isdigit() and len(number) < 7:
        services.close_summary(match, user.pk, int(number))
