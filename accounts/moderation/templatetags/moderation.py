"""What waits for a moderator, for the first page of the admin."""

from typing import Any

from django import template

from accounts.models import User
from accounts.moderation.models import Appeal, Report, State

register = template.Library()


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
