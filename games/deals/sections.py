"""What is kept of somebody's tries, for the file that they can download."""

from collections.abc import Iterator
from typing import Any

from accounts.exporting import exports
from accounts.models import User
from games.deals.models import Try


@exports("same_deals")
def same_deals(user: User) -> Iterator[dict[str, Any]]:
    for attempt in Try.objects.filter(user=user).select_related("deal", "challenge", "match"):
        yield {
            "game": attempt.match.game,
            "day": attempt.deal.day.isoformat() if attempt.deal else None,
            "challenge": attempt.challenge.code if attempt.challenge else None,
            "match": attempt.match.code,
            "seat": attempt.seat,
        }
