"""What the site has told somebody."""

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from accounts.moderation.services.notices import read
from accounts.sanctions import until


@never_cache
@login_required
@require_safe
def notices(request: HttpRequest) -> HttpResponse:
    context = {"notices": read(request.user), "until": until}
    return render(request, "moderation/notices.html", context)
