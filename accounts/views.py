"""Pages about people: guests and profiles."""

from allauth.account.utils import get_next_redirect_url
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from accounts.forms import ProfileForm
from accounts.history import recent_matches
from accounts.looks import AVATARS
from accounts.models import User
from accounts.names import check_name, name_key, tidy
from accounts.services import Refused, become_guest


def onward(request: HttpRequest) -> HttpResponse:
    """To the page that `next` names, if it is one of ours; else home."""
    return HttpResponseRedirect(get_next_redirect_url(request) or reverse("home"))


def since(user: User) -> str:
    return date_format(localtime(user.date_joined), "YEAR_MONTH_FORMAT")


@require_http_methods(["GET", "HEAD", "POST"])
def guest(request: HttpRequest) -> HttpResponse:
    """Play by name alone."""
    if request.user.is_authenticated:
        return onward(request)
    name, reason, status = "", "", 200
    if request.method == "POST":
        name = request.POST.get("your_name", "")
        try:
            become_guest(request, name)
            return onward(request)
        except Refused as refused:
            reason, status = refused.sentence, refused.status
    context = {"your_name": name, "reason": reason, "next": get_next_redirect_url(request)}
    return render(request, "accounts/guest.html", context, status=status)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def profile(request: HttpRequest) -> HttpResponse:
    """One's own page: look and preferences."""
    posted = request.POST if request.method == "POST" else None
    # The form works on a copy: a refused value must not show in the page's own heading.
    form = ProfileForm(posted, instance=User.objects.get(pk=request.user.pk))
    if form.is_valid():
        form.save()
        messages.success(request, _("Saved."))
        return redirect("profile")
    context = {
        "form": form,
        "avatars": AVATARS,
        "since": since(request.user),
        "matches": recent_matches(request.user, request.user),
    }
    return render(request, "accounts/profile.html", context, status=400 if posted else 200)


@require_safe
def person(request: HttpRequest, name: str) -> HttpResponse:
    """What everybody may see of somebody."""
    name = tidy(name)
    try:
        check_name(name)
    except ValidationError as error:
        raise Http404 from error
    somebody = get_object_or_404(User, name_key=name_key(name), is_active=True)
    context = {
        "person": somebody,
        "since": since(somebody),
        "matches": recent_matches(somebody, request.user),
    }
    return render(request, "accounts/person.html", context)
