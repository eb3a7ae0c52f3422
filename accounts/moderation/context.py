"""What pages say of moderation to whoever looks at them."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest
from django.urls import reverse

from accounts.moderation.services.notices import unread
from accounts.sanctions import ban_token, banned_in


def notices(request: HttpRequest) -> dict[str, Callable[[], Any]]:
    """`unread_notices()`, and `ban_url()` for somebody who was banned in this browser: functions,
    because few pages ask."""
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return {"unread_notices": lambda: 0, "ban_url": lambda: _ban_url(request)}
    return {"unread_notices": lambda: unread(user.pk), "ban_url": lambda: ""}


def _ban_url(request: HttpRequest) -> str:
    banned = banned_in(request.session)
    return reverse("ban", args=[ban_token(banned)]) if banned else ""
