"""Accounts that come from the same network. Off unless the site is set to it."""

import hashlib
import hmac
from datetime import timedelta

from allauth.account.adapter import get_adapter
from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from django.utils import timezone

from accounts.models import User
from accounts.moderation.models import Trace

KEPT = timedelta(days=90)


def leave_trace(request: HttpRequest | None, user: User) -> None:
    if not settings.NETWORK_TRACES or request is None:
        return
    try:
        address = get_adapter(request).get_client_ip(request)
    except PermissionDenied:
        return  # behind a proxy that does not say
    now = timezone.now()
    Trace.objects.update_or_create(
        user=user, network=network_of(address), defaults={"seen_at": now}
    )
    Trace.objects.filter(seen_at__lt=now - KEPT).delete()


def network_of(address: str) -> str:
    """Keyed with the site's secret: without it nobody can try all addresses."""
    key = f"network:{settings.SECRET_KEY}".encode()
    return hmac.new(key, address.encode(), hashlib.sha256).hexdigest()


def alternatives(user: User) -> list[User]:
    """Others who have come from a network that this person has come from lately."""
    if not settings.NETWORK_TRACES:
        return []
    since = timezone.now() - KEPT
    networks = Trace.objects.filter(user=user, seen_at__gte=since).values("network")
    others = User.objects.filter(traces__network__in=networks, traces__seen_at__gte=since)
    return list(others.exclude(pk=user.pk).distinct().order_by("-last_login")[:50])
