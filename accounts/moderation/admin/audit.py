"""What moderators have done: to be read by all of them, and changed by nobody."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from accounts.moderation.admin.changes import changes
from accounts.moderation.admin.pages import LookedAt, check_looks, page
from accounts.moderation.models import AuditEntry


@admin.register(AuditEntry)
class AuditAdmin(LookedAt):
    list_display = ["at", "actor", "action", "subject", "match", "reason"]
    list_filter = ["action", "at"]
    list_select_related = ["actor", "subject", "match"]
    search_fields = ["actor__username", "subject__username", "reason", "match__code"]

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        check_looks(request, "moderation.view_auditentry")
        entry = get_object_or_404(
            AuditEntry.objects.select_related("actor", "subject", "match"),
            pk=object_id if object_id.isdecimal() else None,
        )
        return page(request, self, "audit", title=str(entry), entry=entry, changes=changes(entry))
