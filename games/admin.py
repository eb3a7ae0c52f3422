"""Moderation of tables. What has happened can be looked at here, and changed nowhere."""

from django.contrib import admin
from django.http import HttpRequest
from django.utils.safestring import mark_safe
from django.utils.translation import gettext_lazy as _

from accounts.moderation import log
from accounts.moderation.admin.pages import LookedAt
from games.admin_verbs import MatchVerbs
from games.models import Match, Resignation, Seat


class ReadOnly(admin.TabularInline):
    extra = 0
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False


class Seats(ReadOnly):
    model = Seat
    fields = ["index", "name", "kind", "user", "level", "is_away", "present_until"]


class Resignations(ReadOnly):
    model = Resignation
    fields = readonly_fields = ["seat", "user", "version", "at"]


@admin.register(Match)
class MatchAdmin(MatchVerbs, LookedAt):
    """The seed is not shown: it would tell a moderator who plays every hand."""

    list_display = [
        "code",
        "game",
        "status",
        "host",
        "version",
        "is_rated",
        "is_public",
        "created_at",
    ]
    list_filter = ["game", "status", "is_rated", "is_public", "created_at"]
    list_select_related = ["host"]
    search_fields = ["code", "host__username", "seats__name", "seats__user__username"]
    date_hierarchy = "created_at"
    fields = [
        "code", "game", "settings", "status", "host", "is_public", "is_rated", "annulled_at",
        "level", "version", "revision", "wake_at", "result", "created_at", "started_at",
        "finished_at", "in_words",
    ]  # fmt: skip
    readonly_fields = fields
    inlines = [Seats, Resignations]

    @admin.display(description=_("log"))
    def in_words(self, match: Match) -> str:
        """Public facts alone, as anybody at the table reads them: safe also while it is played."""
        return mark_safe(log.in_words(match))
