"""What is imposed on whom, and its end before time."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import path, reverse
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _

from accounts.moderation import services
from accounts.moderation.admin.pages import LookedAt, ReasonForm, act_page, check_permission
from accounts.moderation.models import Sanction


class InForce(admin.SimpleListFilter):
    title = _("in force")
    parameter_name = "in_force"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("yes", _("Yes")), ("no", _("No"))]

    def queryset(self, request: HttpRequest, sanctions: QuerySet[Sanction]) -> QuerySet[Sanction]:
        active = Sanction.objects.active().values("pk")
        if self.value() == "yes":
            return sanctions.filter(pk__in=active)
        return sanctions.exclude(pk__in=active) if self.value() == "no" else sanctions


@admin.register(Sanction)
class SanctionAdmin(LookedAt):
    list_display = ["user", "kind", "in_force", "created_at", "ends_at", "by", "appealed"]
    list_filter = [InForce, "kind", "created_at"]
    list_select_related = ["user", "by", "appeal"]
    search_fields = ["user__username", "by__username", "reason"]
    fields = [
        "user", "kind", "reason", "report", "by", "created_at", "ends_at", "lifted_at",
        "lifted_by",
    ]  # fmt: skip
    change_form_template = "admin/moderation/sanction.html"

    @admin.display(description=_("in force"), boolean=True)
    def in_force(self, sanction: Sanction) -> bool:
        return sanction.is_active

    @admin.display(description=_("appeal"), boolean=True)
    def appealed(self, sanction: Sanction) -> bool | None:
        return True if hasattr(sanction, "appeal") else None

    def get_urls(self) -> list:
        lift = self.admin_site.admin_view(self.lift)
        return [
            path("<int:number>/lift/", lift, name="moderation_sanction_lift"),
            *super().get_urls(),
        ]

    def lift(self, request: HttpRequest, number: int) -> HttpResponse:
        check_permission(request, "moderation.lift_sanction")
        sanction = get_object_or_404(Sanction.objects.select_related("user"), pk=number)
        return act_page(
            request,
            self,
            title=__("Lift: %(sanction)s") % {"sanction": sanction},
            form=ReasonForm(request.POST or None),
            do=lambda given: services.lift(request.user, sanction, given["reason"]),
            done=__("Lifted."),
            back=reverse("admin:moderation_sanction_change", args=[number]),
        )
