"""What somebody sees of a sanction of theirs, and where they say that it is wrong."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from accounts.models import User
from accounts.moderation import services
from accounts.moderation.models import Sanction
from accounts.sanctions import barring, person_of_token, until
from games.services import Refusal


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def own(request: HttpRequest, number: int) -> HttpResponse:
    sanction = get_object_or_404(
        Sanction.objects.select_related("appeal", "report"), pk=number, user=request.user
    )
    return sanction_page(request, sanction)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def ban(request: HttpRequest, token: str) -> HttpResponse:
    user = get_object_or_404(User, pk=person_of_token(token))
    sanction = barring(user, "ban")
    if sanction is None:
        messages.success(request, _("Your ban has ended. You can log in again."))
        return redirect("account_login")
    return sanction_page(request, sanction)


def sanction_page(request: HttpRequest, sanction: Sanction) -> HttpResponse:
    reason, status = "", 200
    if request.method == "POST":
        try:
            services.appeal(sanction.user, sanction, request.POST.get("words", ""))
        except Refusal as refusal:
            reason, status = str(refusal), 400
        else:
            messages.success(request, _("Your appeal is in. Somebody else will decide about it."))
            return redirect(request.path)
    context = {
        "sanction": sanction,
        "appeal": getattr(sanction, "appeal", None),
        "until": until(sanction),
        "evidence": evidence(sanction),
        "words": request.POST.get("words", ""),
        "reason": reason,
    }
    return render(request, "moderation/sanction.html", context, status=status)


def evidence(sanction: Sanction) -> list[dict]:
    """One's own lines among those that were reported. Who reported is not told, and the lines of
    others would tell."""
    if sanction.report is None:
        return []
    statements = sanction.report.statements.all()
    own = {
        line["id"]: line
        for statement in statements
        for line in statement.lines
        if line["user"] == sanction.user_id
    }
    return [own[number] for number in sorted(own)]
