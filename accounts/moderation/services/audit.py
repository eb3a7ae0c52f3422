"""The record of what moderators do."""

from typing import Any

from accounts.models import User
from accounts.moderation.models import Action, AuditEntry
from games.models import Match


def record(
    actor: User,
    action: Action,
    *,
    subject: User | None = None,
    match: Match | None = None,
    reason: str = "",
    before: dict[str, Any] | None = None,
    after: dict[str, Any] | None = None,
) -> AuditEntry:
    """In the transaction of what is recorded: either both happen or neither."""
    return AuditEntry.objects.create(
        actor=actor,
        action=action,
        subject=subject,
        match=match,
        reason=reason,
        before=before or {},
        after=after or {},
    )
