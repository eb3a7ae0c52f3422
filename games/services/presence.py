"""Who is here. A page that is open renews its seats' lease; a lease that ends means away."""

from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

RENEW_EVERY = 20.0  # seconds between two renewals by an open page
# Seconds after which a page that was closed is not about to be opened again: then a match that
# nobody else plays waits, and of one that is over is known who has left.
RELOADING = 3.0


def lease() -> datetime:
    """Until when somebody counts as here who was just seen."""
    return timezone.now() + timedelta(seconds=RENEW_EVERY + settings.AWAY_GRACE)
