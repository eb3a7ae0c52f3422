"""What others' apps keep about people, in the admin: whoever edits it is recorded as everywhere.

Which sites one can log in with is a matter of configuration, and their tokens are nobody's.
"""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialToken
from django.contrib import admin
from django.contrib.auth.models import Group
from django.forms import ModelForm
from django.http import HttpRequest

from accounts.moderation.admin.pages import Titled
from accounts.moderation.models import Action
from accounts.moderation.services import record


class Recorded(Titled):
    actions = None

    def save_model(self, request: HttpRequest, obj: Any, form: ModelForm, change: bool) -> None:
        super().save_model(request, obj, form, change)
        self.record(request, Action.EDIT_RECORD, obj, fields=", ".join(form.changed_data))

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        self.record(request, Action.DELETE_RECORD, obj)
        super().delete_model(request, obj)

    def record(self, request: HttpRequest, action: Action, obj: Any, **facts: str) -> None:
        # Its name where that is of the house's making; an address would outlive its account.
        name = obj.name if isinstance(obj, Group) else obj.pk
        kept = {"record": f"{self.opts.verbose_name}: {name}"} | facts
        record(request.user, action, subject=getattr(obj, "user", None), after=kept)


for model in (Group, EmailAddress, SocialAccount, Authenticator):
    plain = type(admin.site.get_model_admin(model))
    admin.site.unregister(model)
    admin.site.register(model, type(f"Recorded{plain.__name__}", (Recorded, plain), {}))
admin.site.unregister([SocialApp, SocialToken])
