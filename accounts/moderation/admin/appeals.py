"""The queue of appeals, decided by somebody else than who imposed the sanction."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.timesince import timesince
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _

from accounts.moderation import services
from accounts.moderation.admin.forms import AppealForm
from accounts.moderation.admin.pages import LookedAt, check_permission, page
from accounts.moderation.models import Appeal
from games.services import Refusal


class Waiting(admin.SimpleListFilter):
    title = _("state")
    parameter_name = "queue"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("mine", _("That I can decide")), ("decided", _("Decided")), ("all", _("All"))]

    def choices(self, changelist: Any):
        yield {
            "selected": self.value() is None,
            "query_string": changelist.get_query_string(remove=[self.parameter_name]),
            "display": _("Open"),
        }
        for key, title in self.lookup_choices:
            yield {
                "selected": self.value() == key,
                "query_string": changelist.get_query_string({self.parameter_name: key}),
                "display": title,
            }

    def queryset(self, request: HttpRequest, appeals: QuerySet[Appeal]) -> QuerySet[Appeal]:
        chosen = self.value()
        if chosen == "decided":
            return appeals.filter(decided_at__isnull=False)
        if chosen == "mine":
            return appeals.filter(decided_at=None).exclude(sanction__by=request.user)
        return appeals if chosen == "all" else appeals.filter(decided_at=None)


@admin.register(Appeal)
class AppealAdmin(LookedAt):
    list_display = ["person", "kind", "waiting", "imposed_by", "is_granted", "decided_by"]
    list_filter = [Waiting, "sanction__kind"]
    list_select_related = ["sanction__user", "sanction__by", "decided_by"]
    search_fields = ["sanction__user__username"]
    ordering = ["created_at"]

    @admin.display(description=_("person"))
    def person(self, appeal: Appeal) -> str:
        return appeal.sanction.user.username

    @admin.display(description=_("sanction"))
    def kind(self, appeal: Appeal) -> str:
        return appeal.sanction.get_kind_display()

    @admin.display(description=_("waiting"), ordering="created_at")
    def waiting(self, appeal: Appeal) -> str:
        return timesince(appeal.created_at, appeal.decided_at)

    @admin.display(description=_("imposed by"))
    def imposed_by(self, appeal: Appeal) -> str:
        return appeal.sanction.by.username

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        check_permission(request, "moderation.view_appeal")
        appeal = get_object_or_404(
            Appeal.objects.select_related(
                "sanction__user", "sanction__by", "sanction__report", "decided_by"
            ),
            pk=object_id if object_id.isdecimal() else None,
        )
        form = AppealForm(request.POST or None)
        if request.method == "POST":
            check_permission(request, "moderation.decide_appeal")
            if form.is_valid():
                given = form.cleaned_data
                try:
                    services.decide_appeal(
                        request.user, appeal, given["decision"] == "grant", given["answer"]
                    )
                except Refusal as refusal:
                    form.add_error(None, str(refusal))
                else:
                    messages.success(request, __("Decided; the person has been told."))
                    return redirect("admin:moderation_appeal_changelist")
        report = appeal.sanction.report
        context = {
            "title": __("Appeal of %(name)s") % {"name": appeal.sanction.user},
            "original": appeal,
            "appeal": appeal,
            "sanction": appeal.sanction,
            "statements": report.statements.select_related("match") if report else [],
            "is_own": appeal.sanction.by_id == request.user.pk,
            "form": form if appeal.decided_at is None else None,
        }
        return page(request, self, "appeal", **context)
