"""The form in which a moderator decides."""

from datetime import timedelta
from typing import Any

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.moderation.models import Kind, Template

AS_TEMPLATE, DISMISS = "template", "dismiss"
SANCTIONS = [
    (AS_TEMPLATE, _("As the template says")),
    (Kind.WARNING, _("Warn")),
    (Kind.CHAT, _("No chat")),
    (Kind.RATED, _("No rated play")),
    (Kind.BAN, _("Ban: log out at once, bots take the seats")),
]


class SanctionForm(forms.Form):
    decision = forms.ChoiceField(label=_("Decision"), choices=SANCTIONS, widget=forms.RadioSelect)
    template = forms.ModelChoiceField(
        Template.objects.all(),
        label=_("Template"),
        empty_label=_("without a template"),
        required=False,
        help_text=_("Gives reason, kind and length where you leave them open."),
    )
    days = forms.IntegerField(
        label=_("Days"),
        min_value=1,
        max_value=3650,
        required=False,
        help_text=_("Empty: as the template says, or without an end."),
    )
    reason = forms.CharField(
        label=_("Reason"),
        max_length=1000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("The person will read it. Empty: the words of the template."),
    )

    def clean(self) -> dict[str, Any]:
        """Afterwards there are a `kind` (none: dismissed), a `reason` and `ends_at`."""
        given = super().clean() or {}
        decision, template = given.get("decision"), given.get("template")
        if decision == AS_TEMPLATE and template is None:
            self.add_error("template", _("Choose a template, or say yourself what shall follow."))
            return given
        kind = template.kind if decision == AS_TEMPLATE else decision
        given["kind"] = "" if kind == DISMISS else kind
        if template and not given.get("reason") and given["kind"]:
            given["reason"] = template.text
        if given["kind"] and not given.get("reason"):
            self.add_error("reason", _("A sanction needs a reason: the person will read it."))
        days = given.get("days") or (template.days if template else None)
        given["ends_at"] = timezone.now() + timedelta(days=days) if days else None
        return given


class DecisionForm(SanctionForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["decision"].choices = [(DISMISS, _("Dismiss: nothing against it")), *SANCTIONS]


class AppealForm(forms.Form):
    decision = forms.ChoiceField(
        label=_("Decision"),
        choices=[("grant", _("Grant: the sanction is lifted")), ("reject", _("Reject: it stays"))],
        widget=forms.RadioSelect,
    )
    answer = forms.CharField(
        label=_("Answer"),
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("The person will read it."),
    )
