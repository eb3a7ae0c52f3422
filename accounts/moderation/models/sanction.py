"""What a moderator imposes on somebody, and what that person can say against it."""

from datetime import datetime
from typing import Self

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

PERSON = "accounts.User"


class Kind(models.TextChoices):
    """Graded: a warning bars from nothing."""

    WARNING = "warning", _("warning")
    CHAT = "chat", _("no chat")
    RATED = "rated", _("no rated play")
    BAN = "ban", _("ban")


class Template(models.Model):
    """A reason in words that have been thought about, with what usually follows from it."""

    title = models.CharField(_("title"), max_length=80, unique=True)
    kind = models.CharField(_("sanction"), max_length=8, choices=Kind)
    days = models.PositiveSmallIntegerField(
        _("days"), null=True, blank=True, help_text=_("Empty: without an end.")
    )
    text = models.TextField(_("reason, as the person will read it"), max_length=1000)

    class Meta:
        verbose_name = _("template")
        verbose_name_plural = _("templates")
        ordering = ["title"]

    def __str__(self) -> str:
        return self.title


class Sanctions(models.QuerySet["Sanction"]):
    def active(self, at: datetime | None = None) -> Self:
        return self.filter(
            Q(ends_at=None) | Q(ends_at__gt=at or timezone.now()), lifted_at__isnull=True
        )


class Sanction(models.Model):
    user = models.ForeignKey(
        PERSON, models.PROTECT, verbose_name=_("person"), related_name="sanctions"
    )
    kind = models.CharField(_("kind"), max_length=8, choices=Kind)
    reason = models.TextField(_("reason"), max_length=1000)
    report = models.ForeignKey(
        "moderation.Report",
        models.PROTECT,
        verbose_name=_("evidence"),
        null=True,
        blank=True,
        related_name="sanctions",
    )
    by = models.ForeignKey(PERSON, models.PROTECT, verbose_name=_("imposed by"), related_name="+")
    created_at = models.DateTimeField(_("since"), auto_now_add=True)
    ends_at = models.DateTimeField(_("until"), null=True, blank=True)
    lifted_at = models.DateTimeField(_("lifted"), null=True, blank=True)
    lifted_by = models.ForeignKey(
        PERSON, models.PROTECT, verbose_name=_("lifted by"), null=True, blank=True, related_name="+"
    )

    objects = Sanctions.as_manager()

    class Meta:
        verbose_name = _("sanction")
        verbose_name_plural = _("sanctions")
        ordering = ["-pk"]
        permissions = [
            ("impose_sanction", "Can impose a sanction"),
            ("lift_sanction", "Can lift a sanction"),
            ("rename_person", "Can give a person another name"),
            ("find_alternatives", "Can see which accounts come from the same network"),
            ("abort_match", "Can break off a match"),
            ("annul_match", "Can annul a match"),
        ]
        indexes = [
            models.Index(fields=["user", "kind", "ends_at"]),
            models.Index(fields=["created_at", "kind"]),
        ]

    def __str__(self) -> str:
        return f"{self.user}: {self.get_kind_display()}"

    @property
    def is_active(self) -> bool:
        return self.lifted_at is None and (self.ends_at is None or self.ends_at > timezone.now())


class Appeal(models.Model):
    """One for each sanction, decided by somebody who did not impose it."""

    sanction = models.OneToOneField(Sanction, models.PROTECT, verbose_name=_("sanction"))
    words = models.TextField(_("what the person says"), max_length=2000)
    created_at = models.DateTimeField(_("lodged"), auto_now_add=True)
    is_granted = models.BooleanField(_("granted"), null=True, blank=True)
    answer = models.TextField(_("answer"), max_length=1000, blank=True)
    decided_by = models.ForeignKey(
        PERSON, models.PROTECT, verbose_name=_("decided by"), null=True, related_name="+"
    )
    decided_at = models.DateTimeField(_("decided"), null=True, blank=True)

    class Meta:
        verbose_name = _("appeal")
        verbose_name_plural = _("appeals")
        ordering = ["decided_at", "pk"]
        permissions = [("decide_appeal", "Can decide an appeal")]
        indexes = [models.Index(fields=["decided_at", "created_at"])]

    def __str__(self) -> str:
        return f"appeal of {self.sanction.user}"
