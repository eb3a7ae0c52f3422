"""The queue of reports."""

from typing import Any

from django.conf import settings
from django.contrib import admin, messages
from django.db.models import Count, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.timesince import timesince
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _

from accounts.moderation import services
from accounts.moderation.admin.forms import DecisionForm
from accounts.moderation.admin.pages import LookedAt, check_permission, page
from accounts.moderation.log import in_words
from accounts.moderation.models import Report, State
from games.services import Refusal


class Queue(admin.SimpleListFilter):
    """What is still to be done, unless one asks for something else."""

    title = _("state")
    parameter_name = "queue"
    ALL = "all"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [
            ("open", _("Open")),
            ("taken", _("Taken")),
            ("mine", _("Taken by me")),
            ("decided", _("Decided")),
            (self.ALL, _("All")),
        ]

    def choices(self, changelist: Any):
        chosen = self.value()
        yield {
            "selected": chosen is None,
            "query_string": changelist.get_query_string(remove=[self.parameter_name]),
            "display": _("Open and taken"),
        }
        for key, title in self.lookup_choices:
            yield {
                "selected": chosen == key,
                "query_string": changelist.get_query_string({self.parameter_name: key}),
                "display": title,
            }

    def queryset(self, request: HttpRequest, reports: QuerySet[Report]) -> QuerySet[Report]:
        chosen = self.value()
        if chosen in State.values:
            return reports.filter(state=chosen)
        if chosen == "mine":
            return reports.filter(state=State.TAKEN, taken_by=request.user)
        return reports if chosen == self.ALL else reports.exclude(state=State.DECIDED)


@admin.register(Report)
class ReportAdmin(LookedAt):
    list_display = [
        "about", "category", "state", "waiting", "times", "reporter", "taken_by", "outcome",
    ]  # fmt: skip
    list_display_links = ["about"]
    list_filter = [Queue, "category", "outcome"]
    list_select_related = ["subject", "reporter", "taken_by"]
    search_fields = ["subject__username", "reporter__username"]
    ordering = ["created_at"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        return super().get_queryset(request).annotate(number=Count("statements"))

    @admin.display(description=_("person"), ordering="subject__username")
    def about(self, report: Report) -> str:
        return report.subject.username

    @admin.display(description=_("waiting"), ordering="created_at")
    def waiting(self, report: Report) -> str:
        return timesince(report.created_at, report.decided_at)

    @admin.display(description=_("times"), ordering="number")
    def times(self, report: Report) -> int:
        return report.number

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        """Everything there is to know, and one form that does everything."""
        check_permission(request, "moderation.view_report")
        report = get_object_or_404(
            Report.objects.select_related("subject", "reporter", "taken_by", "decided_by"),
            pk=object_id if object_id.isdecimal() else None,
        )
        form = DecisionForm()
        if request.method == "POST":
            check_permission(request, "moderation.decide_report")
            verb = request.POST.get("verb")
            form = DecisionForm(request.POST) if verb == "decide" else form
            answer = self.act(request, report, verb, form)
            if answer is not None:
                return answer
        statements = list(report.statements.select_related("match"))
        context = {
            "title": str(report),
            "report": report,
            "original": report,
            "statements": [(each, _around(each)) for each in statements],
            "form": form if report.state != State.DECIDED else None,
            "may_decide": request.user.has_perm("moderation.decide_report"),
            "has_traces": settings.NETWORK_TRACES,
        }
        return page(request, self, "report", **context)

    def act(
        self, request: HttpRequest, report: Report, verb: str | None, form: DecisionForm
    ) -> HttpResponse | None:
        try:
            if verb == "take":
                services.take(request.user, report)
                return redirect(request.path)
            if verb == "put_back":
                services.put_back(request.user, report)
                return redirect("admin:moderation_report_changelist")
            if verb == "decide" and form.is_valid():
                given = form.cleaned_data
                services.decide(
                    request.user, report, given["kind"], given["reason"], given["ends_at"]
                )
                messages.success(request, __("Decided; the reporter has been told."))
                return redirect("admin:moderation_report_changelist")
        except Refusal as refusal:
            form.add_error(None, str(refusal)) if form.is_bound else messages.error(
                request, str(refusal)
            )
        return None


def _around(statement: Any) -> Any:
    return in_words(statement.match, statement.version) if statement.match else ""
