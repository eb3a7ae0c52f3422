"""What a try came to."""

from games.deals.models import Try
from games.models import Match


def keep_score(match: Match) -> None:
    """In the transaction that ends the match: a result without its score cannot be."""
    for attempt in Try.objects.filter(match=match):
        attempt.score = match.result["scores"][attempt.seat]
        attempt.save(update_fields=["score"])
