"""The ratings of those who sit at a table, and what its match did to them."""

from collections.abc import Iterable

import msgspec

from accounts.ratings.models import Change, Rating
from accounts.ratings.scale import START, is_provisional
from games.models import Match, Status


class Rated(msgspec.Struct, frozen=True):
    number: int
    is_provisional: bool
    # What the match changed; none until it is over, or where it does not count.
    gain: int | None = None


def ratings_at(match: Match, people: Iterable[int]) -> dict[int, Rated]:
    """By person. Once the match has been rated, as they stood after it."""
    wanted = set(people)
    if match.status == Status.FINISHED:
        changes = Change.objects.filter(match_id=match.pk, rating__user__in=wanted)
        told = changes.values_list("rating__user", "shown", "matches", "gain")
        after = {user: Rated(n, is_provisional(count), gain) for user, n, count, gain in told}
        return _now(match, wanted) | after
    return _now(match, wanted)


def _now(match: Match, people: set[int]) -> dict[int, Rated]:
    ratings = Rating.objects.filter(game=match.game, user__in=people)
    told = ratings.values_list("user", "shown", "matches")
    return dict.fromkeys(people, Rated(START, is_provisional(0))) | {
        user: Rated(number, is_provisional(count)) for user, number, count in told
    }
