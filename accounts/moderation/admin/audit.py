"""What moderators have done: to be read by all of them, and changed by nobody."""

from django.contrib import admin

from accounts.moderation.admin.pages import LookedAt
from accounts.moderation.models import AuditEntry


@admin.register(AuditEntry)
class AuditAdmin(LookedAt):
    list_display = ["at", "actor", "action", "subject", "match", "reason"]
    list_filter = ["action", "at"]
    list_select_related = ["actor", "subject", "match"]
    search_fields = ["actor__username", "subject__username", "reason", "match__code"]
    fields = ["at", "actor", "action", "subject", "match", "reason", "before", "after"]
