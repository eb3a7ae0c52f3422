"""Reporting a person or what they said."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from accounts.models import User
from accounts.moderation import services
from accounts.moderation.models import Category
from accounts.moderation.models.report import LONGEST
from accounts.moderation.services.reporting import attached
from games import tables
from games.chat.models import Message
from games.chat.reading import readable_rooms
from games.models import Match, Seat
from games.services import Refusal
from games.threads import in_game_thread


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@in_game_thread
def report(request: HttpRequest, name: str) -> HttpResponse:
    """What it is about, in a word and in one's own; the lines go along."""
    subject, match = person_named(name), match_named(request.GET.get("table", ""))
    message = message_numbered(request, match, subject)
    reason, status = "", 200
    if request.method == "POST":
        try:
            services.report(
                request.user,
                subject,
                request.POST.get("category", ""),
                request.POST.get("words", ""),
                match=match,
                message=message,
            )
        except Refusal as refusal:
            reason, status = str(refusal), 400
        else:
            messages.success(
                request, _("Thank you. A moderator will look at it, and you will be told.")
            )
            return redirect("table", match.code) if match else redirect("notices")
    context = {
        "subject": subject,
        "match": match,
        "lines": attached(request.user, match, message),
        "categories": Category.choices,
        "category": request.POST.get("category", Category.INSULT if message else ""),
        "words": request.POST.get("words", ""),
        "longest": LONGEST,
        "reason": reason,
    }
    return render(request, "moderation/report.html", context, status=status)


@login_required
@require_safe
def at_table(request: HttpRequest, code: str, seat: int) -> HttpResponse:
    """To the report of whoever holds a seat, by whatever name they sit there."""
    held = get_object_or_404(
        Seat.objects.select_related("user__merged_into"),
        match__code=code,
        index=seat,
        user__isnull=False,
    )
    way = reverse("report", args=[held.user.account.username])
    return redirect(f"{way}?table={code}")


def person_named(name: str) -> User:
    found = User.objects.find(name)
    if found is None:
        raise Http404
    return found


def match_named(code: str) -> Match | None:
    return get_object_or_404(Match, code=code) if code else None


def message_numbered(request: HttpRequest, match: Match | None, subject: User) -> Message | None:
    """The reported message: of this table and this person, and one that the reporter may read."""
    number = request.GET.get("message", "")
    if not number or match is None:
        return None
    if not (number.isascii() and number.isdigit() and len(number) < 19):
        raise Http404
    rooms = readable_rooms(tables.current(match.pk), request.user.pk)
    said = Message.objects.select_related("user__merged_into").filter(match=match, room__in=rooms)
    message = get_object_or_404(said, pk=number)
    if message.user.account != subject:
        raise Http404
    return message
