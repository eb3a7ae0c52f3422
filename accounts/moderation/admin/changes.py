"""Before and after, as the audit log keeps them, in words."""

from datetime import datetime
from typing import Any, NamedTuple

from django.utils.dateparse import parse_datetime
from django.utils.formats import localize
from django.utils.timezone import localtime
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.moderation.models import AuditEntry, Kind, Outcome, State
from games.models import Status

NAMES = {
    "annulled": _("annulled"),
    "appeal": _("number of the appeal"),
    "days": _("days"),
    "decided": _("decided"),
    "granted": _("granted"),
    "id": _("number"),
    "kind": _("sanction"),
    "lifted": _("lifted"),
    "name": _("name"),
    "outcome": _("outcome"),
    "record": _("record"),
    "fields": _("fields"),
    "groups": _("roles"),
    "report": _("number of the report"),
    "sanction": _("number of the sanction"),
    "state": _("state"),
    "status": _("match"),
    "taken_by": _("taken by"),
    "text": _("reason"),
    "title": _("title"),
    "until": _("until"),
    "username": _("name"),
}
VALUES: dict[str, Any] = {"kind": Kind, "outcome": Outcome, "state": State, "status": Status}


class Change(NamedTuple):
    name: str
    before: str
    after: str

    @property
    def is_change(self) -> bool:
        return self.before != self.after


def changes(entry: AuditEntry) -> list[Change]:
    """What differs first, and whatever else was kept."""
    kept = dict.fromkeys([*entry.before, *entry.after])
    found = [
        Change(
            str(NAMES.get(key, key)),
            _said(key, entry.before.get(key)),
            _said(key, entry.after.get(key)),
        )
        for key in kept
    ]
    return sorted(found, key=lambda change: not change.is_change)


def _said(key: str, value: Any) -> str:
    if value in (None, ""):
        return "–"
    if isinstance(value, bool):
        return __("yes") if value else __("no")
    if key in VALUES and value in VALUES[key].values:
        return str(VALUES[key](value).label)
    if key == "taken_by":
        return User.objects.filter(pk=value).values_list("username", flat=True).first() or "–"
    moment = _moment(value)
    return localize(localtime(moment)) if moment else str(value)


def _moment(value: Any) -> datetime | None:
    try:
        return parse_datetime(value) if isinstance(value, str) else None
    except ValueError:
        return None
