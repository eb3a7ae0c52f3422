"""What a moderator does about a match, each on a page of its own."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import path, reverse
from django.utils.translation import gettext as __

from accounts.models import User
from accounts.moderation import services
from accounts.moderation.admin.pages import ReasonForm, act_page, check_permission
from games.models import Match


class MatchVerbs:
    """Mixed into the admin of matches."""

    def get_urls(self) -> list:
        verbs = [
            path(
                f"<int:number>/{verb.__name__}/",
                self.admin_site.admin_view(verb),
                name=f"games_match_{verb.__name__}",
            )
            for verb in (self.abort, self.annul, self.reinstate)
        ]
        return [*verbs, *super().get_urls()]

    def abort(self, request: HttpRequest, number: int) -> HttpResponse:
        check_permission(request, "moderation.abort_match")
        title = __("Break off for everybody: %(match)s")
        return self.verb(request, number, title, services.abort, __("Broken off."))

    def annul(self, request: HttpRequest, number: int) -> HttpResponse:
        check_permission(request, "moderation.annul_match")
        title = __("Annul, and reckon ratings anew: %(match)s")
        return self.verb(request, number, title, services.annul, __("Annulled."))

    def reinstate(self, request: HttpRequest, number: int) -> HttpResponse:
        check_permission(request, "moderation.annul_match")
        title = __("Let it count again: %(match)s")
        return self.verb(request, number, title, services.reinstate, __("It counts again."))

    def verb(
        self,
        request: HttpRequest,
        number: int,
        title: str,
        do: Callable[[User, Match, str], None],
        done: str,
    ) -> HttpResponse:
        match = get_object_or_404(Match, pk=number)
        return act_page(
            request,
            self,
            title=title % {"match": match},
            form=ReasonForm(request.POST or None),
            do=lambda given: do(request.user, match, given["reason"]),
            done=done,
            back=reverse("admin:games_match_change", args=[number]),
        )
