"""Everything a person does about a table besides playing: plain forms, answered with the table."""

from collections.abc import Callable
from http import HTTPStatus

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST

from accounts.models import User
from games import metrics, services
from games.services import Refusal
from games.threads import in_game_thread
from games.views.codes import match_id

Verb = Callable[[HttpRequest, int, User], str | HttpResponse | None]


def verb(do: Verb) -> Callable[[HttpRequest, str], HttpResponse]:
    """A view for one verb: a refusal is shown on the table's page, and nothing has changed.

    The verb may name another table to go to, or answer with a page of its own. A button that wants
    to be confirmed posts its question as `confirm`: it is asked first. With scripts a dialog has
    asked it already (confirm.js), and nothing of it is posted. A script that says that its page is
    pushed to (X-Live) is answered with nothing: what has changed is pushed.
    """

    @require_POST
    @in_game_thread
    @login_required
    def view(request: HttpRequest, code: str) -> HttpResponse:
        match = match_id(code)
        assert isinstance(request.user, User)
        is_quiet = "X-Live" in request.headers
        if question := request.POST.get("confirm"):
            return confirm_page(request, code, question)
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


def confirm_page(request: HttpRequest, code: str, question: str) -> HttpResponse:
    """The question, and what was pressed to be pressed again."""
    own = ("confirm", "csrfmiddlewaretoken")
    fields = {name: value for name, value in request.POST.items() if name not in own}
    context = {"question": question, "fields": fields, "code": code}
    return render(request, "tables/confirm.html", context)


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
def close(request: HttpRequest, match: int, user: User) -> None:
    services.close_table(match, user)


@verb
def end(request: HttpRequest, match: int, user: User) -> None:
    services.ask_to_end(match, user)


@verb
def take_back(request: HttpRequest, match: int, user: User) -> None:
    services.ask_to_take_back(match, user, _index(request))


@verb
def rematch(request: HttpRequest, match: int, user: User) -> str | None:
    answer = request.POST.get("answer", "")
    if answer == "no":
        services.decline_rematch(match, user)
        return None
    again = services.rematch(match, user, with_bots=answer == "bots")
    return again.code if again else None


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
