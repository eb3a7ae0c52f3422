"""From which networks somebody has come, where the site is set to keep that."""

from django.db import models

PERSON = "accounts.User"


class Trace(models.Model):
    """No address: a keyed hash of it, by which two of them can be compared and no more."""

    user = models.ForeignKey(PERSON, models.CASCADE, related_name="traces")
    network = models.CharField(max_length=64)
    seen_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user", "network"], name="one_trace_per_network")
        ]
        indexes = [
            models.Index(fields=["network", "-seen_at"]),
            models.Index(fields=["seen_at"]),
        ]

    def __str__(self) -> str:
        return f"{self.user} from {self.network[:8]}"
