"""What every template may know of whoever looks at it."""

from typing import Any

from django.http import HttpRequest

from accounts.preferences import Preferences


def viewer(request: HttpRequest) -> dict[str, Any]:
    """`viewer`: a User, or none for a visitor; `preferences`: theirs, or everybody's defaults."""
    # An error page may be rendered before anybody was looked up.
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return {"viewer": None, "preferences": Preferences()}
    return {"viewer": user, "preferences": user.preferences}
