"""Where the site is set to it, who logs in leaves a trace of the network they come from."""

from typing import Any

from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.models import User
from accounts.moderation.services.networks import leave_trace


@receiver(user_logged_in)
def trace(sender: Any, request: HttpRequest, user: User, **kwargs: Any) -> None:
    leave_trace(request, user)
