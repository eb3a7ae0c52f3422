"""Pages about people: guests and profiles."""

from typing import Any

from allauth.account.utils import get_next_redirect_url
from allauth.socialaccount.adapter import get_adapter as get_social_adapter
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts.forms import ProfileForm
from accounts.models import User
from accounts.ratings.careers import careers, played
from accounts.services import Refused, become_guest, set_sound


def onward(request: HttpRequest) -> HttpResponse:
    """To the page that `next` names, if it is one of ours; else home."""
    return HttpResponseRedirect(get_next_redirect_url(request) or reverse("home"))


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
        "avatars": form.avatars,
        **career_of(request, request.user),
        "has_address": request.user.emailaddress_set.filter(verified=True).exists(),
        "has_sites": bool(get_social_adapter().list_providers(request)),
    }
    return render(request, "accounts/profile.html", context, status=400 if posted else 200)


@require_POST
def sound(request: HttpRequest) -> HttpResponse:
    """Sound on or off, from the table's menu. A visitor's choice lasts as long as the page."""
    if request.user.is_authenticated:
        set_sound(request.user, request.POST.get("sound") == "on")
    return HttpResponse(status=204)


@require_safe
def person(request: HttpRequest, name: str) -> HttpResponse:
    """What everybody may see of somebody."""
    somebody = User.objects.find(name)
    if somebody is None or not somebody.is_active:
        raise Http404
    context = {"person": somebody, **career_of(request, somebody)}
    return render(request, "accounts/person.html", context)


def career_of(request: HttpRequest, person: User) -> dict[str, Any]:
    """How somebody plays, and what they played last, as far as whoever looks may know it."""
    text = request.GET.get("page", "1")
    page = max(1, int(text)) if text.isascii() and text.isdigit() and len(text) < 6 else 1
    found, chosen = careers(person, request.GET.get("game", ""))
    matches, has_more = played(person, request.user, page)
    return {
        "careers": found,
        "chosen": chosen,
        "matches": matches,
        "page": page,
        "has_more": has_more,
    }
