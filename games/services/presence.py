"""Who is here. A page that is open renews its seats' lease; a lease that ends means away."""

from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

RENEW_EVERY = 20.0  # seconds between two renewals by an open page
# How long after its last page was closed a match that nobody else plays goes on by itself: as long
# as it may take to open the next one.
REOPENING = 3.0


def lease() -> datetime:
    """Until when somebody counts as here who was just seen."""
    return timezone.now() + timedelta(seconds=RENEW_EVERY + settings.AWAY_GRACE)
