"""What the site tells one person; kept as what happened, and worded when it is read."""

from django.db import models

PERSON = "accounts.User"


class Notice(models.Model):
    class About(models.TextChoices):
        REPORT = "report"  # one's own report was decided
        SANCTION = "sanction"
        LIFTED = "lifted"
        APPEAL = "appeal"
        RENAMED = "renamed"
        MATCH = "match"  # a match one played was broken off or annulled

    user = models.ForeignKey(PERSON, models.CASCADE, related_name="notices")
    about = models.CharField(max_length=8, choices=About)
    report = models.ForeignKey("moderation.Report", models.PROTECT, null=True, related_name="+")
    sanction = models.ForeignKey("moderation.Sanction", models.PROTECT, null=True, related_name="+")
    match = models.ForeignKey("games.Match", models.PROTECT, null=True, related_name="+")
    words = models.TextField(blank=True)
    at = models.DateTimeField(auto_now_add=True)
    read_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-pk"]
        indexes = [models.Index(fields=["user", "read_at"])]

    def __str__(self) -> str:
        return f"{self.user}: {self.about}"
