"""What moderators have done: for ever."""

from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _

PERSON = "accounts.User"


class AuditIsAppendOnly(Exception):
    """Somebody tried to change or delete what a moderator has done."""


class AppendOnly(models.QuerySet["AuditEntry"]):
    def update(self, **values: Any) -> int:
        raise AuditIsAppendOnly("An audit entry cannot be changed.")

    def delete(self) -> tuple[int, dict[str, int]]:
        raise AuditIsAppendOnly("An audit entry cannot be deleted.")


class AuditEntry(models.Model):
    """Database triggers (migration 0002) refuse what the model refuses here."""

    actor = models.ForeignKey(PERSON, models.PROTECT, verbose_name=_("who"), related_name="+")
    action = models.CharField(_("action"), max_length=40)
    subject = models.ForeignKey(
        PERSON, models.PROTECT, verbose_name=_("about"), null=True, related_name="audit_entries"
    )
    match = models.ForeignKey(
        "games.Match", models.PROTECT, verbose_name=_("match"), null=True, related_name="+"
    )
    reason = models.TextField(_("reason"), blank=True)
    before = models.JSONField(_("before"), default=dict)
    after = models.JSONField(_("after"), default=dict)
    at = models.DateTimeField(_("when"), auto_now_add=True)

    objects = AppendOnly.as_manager()

    class Meta:
        verbose_name = _("audit entry")
        verbose_name_plural = _("audit log")
        ordering = ["-pk"]
        indexes = [
            models.Index(fields=["-at"]),
            models.Index(fields=["subject", "-at"]),
            models.Index(fields=["action", "-at"]),
        ]

    def __str__(self) -> str:
        return f"{self.actor}: {self.action}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if not self._state.adding:
            raise AuditIsAppendOnly("An audit entry cannot be changed.")
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> tuple[int, dict[str, int]]:
        raise AuditIsAppendOnly("An audit entry cannot be deleted.")
