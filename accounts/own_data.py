"""One's own data: to download it, and to have it deleted."""

from allauth.account.decorators import reauthentication_required
from asgiref.sync import sync_to_async
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from accounts.exporting import document
from accounts.leaving import delete_account
from accounts.services import Refused
from accounts.turn_mail import person_of
from games.models import Seat, Status
from games.threads import in_game_thread


@never_cache
@login_required
@require_safe
def download(request: HttpRequest) -> StreamingHttpResponse:
    """All that is known of whoever asks, as one file: written while it is read."""
    pieces = document(request.user)

    async def written():
        # One piece at a time, each in the thread of the request: nothing waits for the whole.
        while (piece := await sync_to_async(next)(pieces, None)) is not None:
            yield piece

    name = f"parlour-{localdate():%Y-%m-%d}.json"
    response = StreamingHttpResponse(written(), content_type="application/json")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    """Asked once more, with the password; a guest, who has none, only once more."""
    return _delete_guest(request) if request.user.is_guest else _delete_member(request)


def _delete_guest(request: HttpRequest) -> HttpResponse:
    return _deletion(request)


@reauthentication_required(allow_get=True)
def _delete_member(request: HttpRequest) -> HttpResponse:
    return _deletion(request)


def _deletion(request: HttpRequest) -> HttpResponse:
    reason, status = "", 200
    if request.method == "POST" and request.POST.get("sure") != "yes":
        reason, status = _("Tick the box first: deleting cannot be undone."), 400
    elif request.method == "POST":
        try:
            in_game_thread(delete_account)(request.user)
        except Refused as refused:
            reason, status = refused.sentence, refused.status
        else:
            logout(request)
            messages.success(request, _("Your account is deleted. Thank you for having played."))
            return redirect("home")
    playing = Seat.objects.filter(user=request.user.pk, match__status=Status.PLAYING)
    context = {"reason": reason, "playing": playing.values("match").distinct().count()}
    return render(request, "accounts/delete.html", context, status=status)


@csrf_exempt  # a mail program's button posts here; the token says who, and can do nothing else
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def stop_turn_mail(request: HttpRequest, token: str) -> HttpResponse:
    """No more mails about turns, without logging in. Asked by a link, done by a button: mail
    programs open links before anybody reads them."""
    person = person_of(token)
    if person is None:
        raise Http404
    if request.method == "POST":
        person.turn_mail = False
        person.save(update_fields=["turn_mail"])
    return render(request, "accounts/stop_turn_mail.html", {"done": not person.turn_mail})
