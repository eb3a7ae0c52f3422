"""What a guest has tried belongs to the account that they became."""

from accounts.models import User
from games.deals.models import Challenge, Try


def hand_over(guest: User, user: User) -> None:
    """Where both have had a try at the same deal, the account's own counts."""
    Challenge.objects.filter(user=guest).update(user=user)
    for attempt in Try.objects.filter(user=guest):
        same = Try.objects.filter(user=user, deal=attempt.deal_id, challenge=attempt.challenge_id)
        if not same.exists():
            attempt.user = user
            attempt.save(update_fields=["user"])
