"""What a moderator does about a person, each on a page of its own."""

from django import forms
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import path, reverse
from django.utils.translation import gettext as __
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.moderation import services
from accounts.moderation.admin.forms import SanctionForm
from accounts.moderation.admin.pages import ReasonForm, act_page, check_permission, page
from accounts.moderation.models import Action
from accounts.moderation.services.networks import alternatives
from accounts.names import LONGEST


class RenameForm(ReasonForm):
    name = forms.CharField(label=_("New name"), max_length=LONGEST)
    field_order = ["name", "reason"]


class PersonVerbs:
    """Mixed into the admin of people."""

    change_form_template = "admin/moderation/person.html"

    def get_urls(self) -> list:
        verbs = [
            path(
                f"<int:number>/{verb.__name__}/",
                self.admin_site.admin_view(verb),
                name=f"accounts_user_{verb.__name__}",
            )
            for verb in (self.sanction, self.rename, self.alternatives)
        ]
        return [*verbs, *super().get_urls()]

    def sanction(self, request: HttpRequest, number: int) -> HttpResponse:
        check_permission(request, "moderation.impose_sanction")
        person = get_object_or_404(User, pk=number)
        return act_page(
            request,
            self,
            title=__("Sanction %(name)s") % {"name": person},
            form=SanctionForm(request.POST or None),
            do=lambda given: services.impose(
                request.user, person, given["kind"], given["reason"], ends_at=given["ends_at"]
            ),
            done=__("Imposed; the person has been told."),
            back=reverse("admin:accounts_user_change", args=[number]),
        )

    def rename(self, request: HttpRequest, number: int) -> HttpResponse:
        check_permission(request, "moderation.rename_person")
        person = get_object_or_404(User, pk=number)
        return act_page(
            request,
            self,
            title=__("Rename %(name)s") % {"name": person},
            form=RenameForm(request.POST or None),
            do=lambda given: services.rename(request.user, person, given["name"], given["reason"]),
            done=__("Renamed; the person has been told."),
            back=reverse("admin:accounts_user_change", args=[number]),
        )

    def alternatives(self, request: HttpRequest, number: int) -> HttpResponse:
        check_permission(request, "moderation.find_alternatives")
        person = get_object_or_404(User, pk=number)
        if settings.NETWORK_TRACES:
            services.record(request.user, Action.LOOK, subject=person)
        return page(
            request,
            self,
            "alternatives",
            title=__("From the same network as %(name)s") % {"name": person},
            alternatives=alternatives(person),
            is_on=settings.NETWORK_TRACES,
        )
