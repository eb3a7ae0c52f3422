"""What is known of how somebody plays, for the file that they can download."""

from collections.abc import Iterator
from typing import Any

from accounts.exporting import exports
from accounts.models import User
from accounts.ratings.models import Change, Performance, Rating


@exports("ratings")
def ratings(user: User) -> list[dict[str, Any]]:
    own = Rating.objects.filter(user=user).order_by("game")
    return list(own.values("game", "mu", "sigma", "shown", "matches", "wins"))


@exports("rating_changes")
def changes(user: User) -> Iterator[dict[str, Any]]:
    own = Change.objects.filter(rating__user=user).order_by("rating", "matches")
    return own.values("match__code", "match__game", "place", "shown", "gain").iterator()


@exports("performances")
def performances(user: User) -> Iterator[dict[str, Any]]:
    own = Performance.objects.filter(user=user).order_by("pk")
    fields = ("match__code", "game", "finished_at", "place", "places", "has_left", "figures")
    return own.values(*fields).iterator()
