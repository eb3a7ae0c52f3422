"""Moderation of tables. What has happened can be looked at here, and changed nowhere."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext_lazy as _

from accounts.moderation import log
from accounts.moderation.admin.pages import LookedAt, check_looks, page
from accounts.moderation.models import Report
from games.admin_verbs import MatchVerbs
from games.engines import GAMES
from games.models import Match, Seat
from games.options import in_words


class OfGame(admin.SimpleListFilter):
    title = _("game")
    parameter_name = "game"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(game.slug, game.title) for game in GAMES.values()]

    def queryset(self, request: HttpRequest, matches: QuerySet[Match]) -> QuerySet[Match]:
        return matches.filter(game=self.value()) if self.value() else matches


@admin.register(Match)
class MatchAdmin(MatchVerbs, LookedAt):
    """The seed is not shown: it would tell a moderator who plays every hand."""

    list_display = ["code", "title", "status", "people", "is_rated", "created_at"]
    list_filter = [OfGame, "status", "is_rated", "is_public", "created_at"]
    search_fields = ["code", "host__username", "seats__name", "seats__user__username"]
    date_hierarchy = "created_at"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Match]:
        return super().get_queryset(request).prefetch_related("seats")

    @admin.display(description=_("game"), ordering="game")
    def title(self, match: Match) -> str:
        return GAMES[match.game].title

    @admin.display(description=_("people"))
    def people(self, match: Match) -> str:
        return ", ".join(seat.name for seat in match.seats.all() if seat.kind == Seat.Kind.PERSON)

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        check_looks(request, "games.view_match")
        match = get_object_or_404(
            Match.objects.select_related("host"),
            pk=object_id if object_id.isdecimal() else None,
        )
        game = GAMES[match.game]
        reports = Report.objects.filter(statements__match=match).distinct()
        return page(
            request,
            self,
            "match",
            title=str(match),
            original=match,
            game=game,
            seats=_seats(match),
            options=in_words(game, match.settings),
            reports=reports.select_related("subject", "reporter"),
            # Public facts alone, as anybody at the table reads them: safe also while it is played.
            log=log.in_words(match),
        )


def _seats(match: Match) -> list[dict[str, Any]]:
    """Who sits where, who gave that seat up, and what it came to."""
    left = {one.seat: one for one in match.resignations.select_related("user").order_by("-pk")}
    scores = match.result["scores"] if match.result else []
    winners = match.result["winners"] if match.result else []
    return [
        {
            "row": seat,
            "left": left.get(seat.index),
            "score": scores[seat.index] if scores else None,
            "has_won": seat.index in winners,
        }
        for seat in match.seats.select_related("user")
    ]
