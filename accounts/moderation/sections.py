"""What moderation knows of a person, and what it forgets of them."""

from typing import Any

from django.db.models import Q

from accounts.exporting import exports
from accounts.forgetting import forgets
from accounts.models import User
from accounts.moderation.models import Appeal, Notice, Report, Sanction, Statement, Trace


@exports("reports")
def reports(user: User) -> list[dict[str, Any]]:
    """What one has reported; what others have reported is theirs."""
    own = Statement.objects.filter(reporter=user)
    return list(own.values("at", "category", "words", "report__outcome"))


@exports("sanctions")
def sanctions(user: User) -> list[dict[str, Any]]:
    own = Sanction.objects.filter(user=user)
    return list(own.values("kind", "reason", "created_at", "ends_at", "lifted_at"))


@exports("appeals")
def appeals(user: User) -> list[dict[str, Any]]:
    own = Appeal.objects.filter(sanction__user=user)
    return list(own.values("words", "created_at", "is_granted", "answer", "decided_at"))


@exports("networks")
def networks(user: User) -> list[dict[str, Any]]:
    return list(Trace.objects.filter(user=user).values("network", "seen_at"))


@forgets
def forget_traces(user: User, name: str) -> None:
    """The lines in reports stay as evidence, under the new name; what was decided stays."""
    Trace.objects.filter(user=user).delete()
    Notice.objects.filter(user=user).delete()
    about = Q(report__in=Report.objects.filter(Q(subject=user) | Q(reporter=user)))
    for statement in Statement.objects.filter(about):
        for line in statement.lines:
            if line["user"] == user.pk:
                line["name"] = name
        statement.save(update_fields=["lines"])
