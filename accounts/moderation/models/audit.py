"""What moderators have done: for ever."""

from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _

PERSON = "accounts.User"


class Action(models.TextChoices):
    TAKE = "take", _("took a report")
    PUT_BACK = "put back", _("put a report back")
    DECIDE = "decide", _("decided a report")
    IMPOSE = "impose", _("imposed a sanction")
    LIFT = "lift", _("lifted a sanction")
    GRANT = "grant appeal", _("granted an appeal")
    REJECT = "reject appeal", _("rejected an appeal")
    RENAME = "rename", _("renamed a person")
    ABORT = "abort", _("broke off a match")
    ANNUL = "annul", _("annulled a match")
    REINSTATE = "reinstate", _("let a match count again")
    LOOK = "look for alternatives", _("looked for accounts of the same network")
    MAKE_PERSON = "make person", _("made a person")
    EDIT_PERSON = "edit person", _("edited a person")
    SET_PASSWORD = "set password", _("set a person's password")
    EDIT_RECORD = "edit record", _("edited a record")
    DELETE_RECORD = "delete record", _("deleted a record")
    EDIT_TEMPLATE = "edit template", _("edited a template")
    DELETE_TEMPLATE = "delete template", _("deleted a template")


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
    action = models.CharField(_("action"), max_length=40, choices=Action)
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
        verbose_name_plural = _("audit entries")
        ordering = ["-pk"]
        indexes = [
            models.Index(fields=["-at"]),
            models.Index(fields=["subject", "-at"]),
            models.Index(fields=["action", "-at"]),
        ]

    def __str__(self) -> str:
        return f"{self.actor}: {self.get_action_display()}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if not self._state.adding:
            raise AuditIsAppendOnly("An audit entry cannot be changed.")
        kwargs["force_insert"] = True
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> tuple[int, dict[str, int]]:
        raise AuditIsAppendOnly("An audit entry cannot be deleted.")
