"""Who may be on a leaderboard can change with the account."""

from typing import Any

from django.db.models.signals import post_save
from django.dispatch import receiver

from accounts.models import User
from accounts.ratings.models import Rating
from accounts.ratings.scale import MINIMUM


@receiver(post_save, sender=User)
def _saved(instance: User, created: bool, update_fields: Any, **more: Any) -> None:
    fields = {"is_active", "is_guest"}
    if not created and (update_fields is None or fields & set(update_fields)):
        is_listed = instance.is_active and not instance.is_guest
        Rating.objects.filter(user=instance, matches__gte=MINIMUM).update(is_listed=is_listed)
