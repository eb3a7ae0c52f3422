"""What the site tells one person."""

from typing import Any

from django.core.cache import caches
from django.db import transaction
from django.utils import timezone
from django.utils.connection import ConnectionProxy

from accounts.models import User
from accounts.moderation.models import Notice

LISTED = 100
cache = ConnectionProxy(caches, "dispensable")  # the database knows it too


def tell(user: User, about: str, **facts: Any) -> Notice:
    notice = Notice.objects.create(user=user.account, about=about, **facts)
    transaction.on_commit(lambda: cache.delete(_key(notice.user_id)))
    return notice


def unread(user: int) -> int:
    """How many; asked by every page, and so remembered until there is a new one."""
    known = cache.get(_key(user))
    if known is None:
        known = Notice.objects.filter(user=user, read_at=None).count()
        cache.set(_key(user), known, 300)
    return known


def read(user: User) -> list[Notice]:
    """The latest, those that are new among them; after this they are not."""
    latest = Notice.objects.filter(user=user).select_related(
        "report__subject", "sanction__appeal", "match"
    )[:LISTED]
    notices = list(latest)
    Notice.objects.filter(user=user, read_at=None).update(read_at=timezone.now())
    cache.delete(_key(user.pk))
    return notices


def _key(user: int) -> str:
    return f"unread-notices:{user}"
