"""What the pages of moderators have in common."""

from collections.abc import Callable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from games.services import Refusal


class Titled:
    """Pages that are called after what they show, not after what could be done there."""

    def changelist_view(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        title = {"title": capfirst(self.opts.verbose_name_plural)}
        return super().changelist_view(request, title | (extra_context or {}))

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **kwargs: Any
    ) -> HttpResponse:
        if context.get("original"):
            context |= {"title": str(context["original"]), "subtitle": None}
        return super().render_change_form(request, context, *args, **kwargs)


class LookedAt(Titled, admin.ModelAdmin):
    """Rows that are made and changed by services alone."""

    list_per_page = 50
    actions = None

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False


class ReasonForm(forms.Form):
    reason = forms.CharField(
        label=_("Reason"),
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("The people concerned will read it."),
    )


def check_permission(request: HttpRequest, permission: str) -> None:
    if not request.user.has_perm(permission):
        raise PermissionDenied


def check_looks(request: HttpRequest, permission: str) -> None:
    """For pages on which there is nothing to post."""
    check_permission(request, permission)
    if request.method not in ("GET", "HEAD"):
        raise PermissionDenied


def page(
    request: HttpRequest, model_admin: admin.ModelAdmin, template: str, **context: Any
) -> HttpResponse:
    """A page of our own with the admin's frame."""
    full = {
        **model_admin.admin_site.each_context(request),
        "opts": model_admin.model._meta,
        **context,
    }
    return TemplateResponse(request, f"admin/moderation/{template}.html", full)


def act_page(
    request: HttpRequest,
    model_admin: admin.ModelAdmin,
    *,
    title: str,
    form: forms.Form,
    do: Callable[[dict[str, Any]], object],
    done: str,
    back: str,
    lead: str = "",
) -> HttpResponse:
    """One form for one verb. A refusal is shown above it, and nothing has changed."""
    if form.is_valid():
        try:
            do(form.cleaned_data)
        except Refusal as refusal:
            form.add_error(None, str(refusal))
        else:
            messages.success(request, done)
            return redirect(back)
    return page(request, model_admin, "act", title=title, form=form, back=back, lead=lead)
