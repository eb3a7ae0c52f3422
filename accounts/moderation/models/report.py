"""What somebody says that another has done."""

from django.db import models
from django.utils.translation import gettext_lazy as _

PERSON = "accounts.User"
LONGEST = 1000


class Category(models.TextChoices):
    INSULT = "insult", _("Insults or harassment")
    HATE = "hate", _("Hate or threats")
    SPAM = "spam", _("Spam or advertising")
    CHEATING = "cheating", _("Cheating or playing together")
    STALLING = "stalling", _("Stalling or leaving on purpose")
    NAME = "name", _("An offensive name")
    OTHER = "other", _("Something else")


class State(models.TextChoices):
    OPEN = "open", _("open")
    TAKEN = "taken", _("taken")
    DECIDED = "decided", _("decided")


class Outcome(models.TextChoices):
    DISMISSED = "dismissed", _("dismissed")
    WARNED = "warned", _("warned")
    SANCTIONED = "sanctioned", _("sanctioned")


class Report(models.Model):
    """All that one person has reported of another since the last decision."""

    reporter = models.ForeignKey(
        PERSON, models.PROTECT, verbose_name=_("reported by"), related_name="reports"
    )
    subject = models.ForeignKey(
        PERSON, models.PROTECT, verbose_name=_("person"), related_name="reports_about"
    )
    category = models.CharField(_("category"), max_length=10, choices=Category)
    state = models.CharField(_("state"), max_length=8, choices=State, default=State.OPEN)
    created_at = models.DateTimeField(_("reported"), auto_now_add=True)
    taken_by = models.ForeignKey(
        PERSON, models.PROTECT, verbose_name=_("taken by"), null=True, blank=True, related_name="+"
    )
    outcome = models.CharField(_("outcome"), max_length=10, choices=Outcome, blank=True)
    decided_by = models.ForeignKey(
        PERSON,
        models.PROTECT,
        verbose_name=_("decided by"),
        null=True,
        blank=True,
        related_name="+",
    )
    decided_at = models.DateTimeField(_("decided"), null=True, blank=True)
    note = models.TextField(_("why"), max_length=1000, blank=True)

    class Meta:
        verbose_name = _("report")
        verbose_name_plural = _("reports")
        # The longest waiting first.
        ordering = ["created_at"]
        permissions = [("decide_report", "Can take and decide a report")]
        indexes = [
            models.Index(fields=["state", "created_at"]),
            models.Index(fields=["subject", "-created_at"]),
            models.Index(fields=["decided_at", "outcome"]),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["reporter", "subject"],
                condition=~models.Q(state="decided"),
                name="one_open_report_per_reporter_and_person",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.get_category_display()}: {self.subject}"


class Statement(models.Model):
    """One time that something was reported, with the lines as they were read then."""

    report = models.ForeignKey(Report, models.PROTECT, related_name="statements")
    # The same as the report's: how much one person reports is asked at every report.
    reporter = models.ForeignKey(PERSON, models.PROTECT, related_name="+")
    category = models.CharField(max_length=10, choices=Category)
    words = models.TextField(max_length=LONGEST, blank=True)
    match = models.ForeignKey("games.Match", models.PROTECT, null=True, related_name="+")
    version = models.PositiveIntegerField(null=True)
    # [{"id", "user", "name", "room", "text", "at", "is_reported"}]
    lines = models.JSONField(default=list)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]
        indexes = [models.Index(fields=["reporter", "-at"])]

    def __str__(self) -> str:
        return self.words
