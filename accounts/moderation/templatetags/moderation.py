"""What moderators' pages ask for: what waits, and what there was about somebody."""

from typing import Any

from django import template

from accounts.models import User
from accounts.moderation.models import Appeal, Report, Sanction, State

register = template.Library()
LOOKED_BACK_AT = 20


@register.simple_tag
def waiting(user: User) -> dict[str, Any]:
    """Counts, and since when the longest has waited; of appeals those that this one may decide."""
    reports = Report.objects.exclude(state=State.DECIDED).order_by("created_at")
    appeals = Appeal.objects.filter(decided_at=None).exclude(sanction__by=user)
    return {
        "open": reports.filter(state=State.OPEN).count(),
        "mine": reports.filter(taken_by=user).count(),
        "longest": reports.filter(state=State.OPEN).first(),
        "appeals": appeals.count(),
    }


@register.inclusion_tag("admin/moderation/until_now.html")
def until_now(person: User, but: Report | None = None) -> dict[str, Any]:
    """The latest sanctions of somebody, and reports about them but for this one."""
    reports = Report.objects.filter(subject=person).select_related("reporter")
    return {
        "sanctions": Sanction.objects.filter(user=person)[:LOOKED_BACK_AT],
        "reports": reports.exclude(pk=but.pk if but else None).order_by("-created_at")[
            :LOOKED_BACK_AT
        ],
    }
