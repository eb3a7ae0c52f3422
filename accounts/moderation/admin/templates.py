"""Reasons that have been thought about."""

from django.contrib import admin
from django.forms import ModelForm
from django.forms.models import model_to_dict
from django.http import HttpRequest

from accounts.moderation.admin.pages import Titled
from accounts.moderation.models import Action, Template
from accounts.moderation.services import record


@admin.register(Template)
class TemplateAdmin(Titled, admin.ModelAdmin):
    list_display = ["title", "kind", "days", "text"]
    list_filter = ["kind"]
    search_fields = ["title", "text"]
    actions = None

    def save_model(
        self, request: HttpRequest, obj: Template, form: ModelForm, change: bool
    ) -> None:
        before = model_to_dict(Template.objects.get(pk=obj.pk)) if change else {}
        super().save_model(request, obj, form, change)
        record(request.user, Action.EDIT_TEMPLATE, before=before, after=model_to_dict(obj))

    def delete_model(self, request: HttpRequest, obj: Template) -> None:
        record(request.user, Action.DELETE_TEMPLATE, before=model_to_dict(obj))
        super().delete_model(request, obj)
