"""Who is on the leaderboards: accounts in use, after enough matches."""

from collections.abc import Iterable

from django.db.models import Q

from accounts.ratings.models import Rating
from accounts.ratings.scale import MINIMUM


def relist(people: Iterable[int]) -> None:
    """Put people on the leaderboards or take them off, as their accounts now are. To be called
    by whoever changes `is_active` in many rows at once, of which Django says nothing."""
    ratings = Rating.objects.filter(user__in=list(people))
    in_use = Q(user__is_active=True, user__is_guest=False, matches__gte=MINIMUM)
    listed = list(ratings.filter(in_use, is_listed=False).values_list("pk", flat=True))
    gone = list(ratings.exclude(in_use).filter(is_listed=True).values_list("pk", flat=True))
    Rating.objects.filter(pk__in=listed).update(is_listed=True)
    Rating.objects.filter(pk__in=gone).update(is_listed=False)
