"""People who log out or are banned lose their open sockets: those knew them from the start."""

from typing import Any

from django.contrib.auth.signals import user_logged_out
from django.db.models.signals import post_save
from django.dispatch import receiver

from accounts.models import User
from games import push


@receiver(user_logged_out)
def close_sockets_on_logout(sender: Any, user: User | None, **kwargs: Any) -> None:
    if user is not None:
        push.kick(user.pk)


@receiver(post_save, sender=User)
def close_sockets_on_ban(sender: Any, instance: User, **kwargs: Any) -> None:
    if not instance.is_active:
        push.kick(instance.pk)
