"""Moderation of tables. What has happened can be looked at here, and changed nowhere."""

from django.contrib import admin, messages
from django.http import HttpRequest
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _

from games import services
from games.models import LogEntry, Match, Resignation, Seat
from games.services import Refusal


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


class Log(ReadOnly):
    model = LogEntry
    fields = ["number", "seat", "by", "user", "action", "at"]


class Resignations(ReadOnly):
    model = Resignation
    fields = ["seat", "user", "version", "at"]


@admin.register(Match)
class MatchAdmin(admin.ModelAdmin):
    """The seed is not shown: it would tell a moderator who plays every hand."""

    list_display = ["code", "game", "status", "host", "version", "is_public", "created_at"]
    list_filter = ["game", "status", "is_public"]
    search_fields = ["code", "host__username", "seats__name"]
    date_hierarchy = "created_at"
    fields = [
        "code", "game", "settings", "status", "host", "is_public", "level", "version", "revision",
        "wake_at", "result", "created_at", "started_at", "finished_at",
    ]  # fmt: skip
    readonly_fields = fields
    inlines = [Seats, Resignations]
    actions = ["break_off", "hide"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False

    def get_inlines(self, request: HttpRequest, obj: Match | None = None):
        """The actions of a match that is being played are as secret as its cards."""
        return [*self.inlines, Log] if obj and obj.finished_at else self.inlines

    @admin.action(description=_("Break off the chosen matches"))
    def break_off(self, request: HttpRequest, matches) -> None:
        for match in matches:
            try:
                services.abort(match.pk, match.host)
            except Refusal as refusal:
                self.message_user(request, f"{match}: {refusal}", messages.WARNING)
            else:
                self.message_user(request, __("%(match)s was broken off.") % {"match": match})

    @admin.action(description=_("Take the chosen tables off the lobby's lists"))
    def hide(self, request: HttpRequest, matches) -> None:
        for match in matches:
            services.make_public(match.pk, match.host, False)
