"""People in the admin."""

from collections.abc import Callable
from typing import Any

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm
from django.db import transaction
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts import records_admin, services  # noqa: F401 (registers what others keep)
from accounts.admin_verbs import PersonVerbs
from accounts.models import User
from accounts.moderation.admin.pages import Titled
from accounts.moderation.models import Action
from accounts.moderation.services import record
from accounts.preferences import Preferences
from accounts.second_factor import permitted_with, second_factor_first

# The site's own log-in, with its limits on guessing, is the admin's too.
admin.site.login = second_factor_first(secure_admin_login(admin.site.login))
admin.site.has_permission = permitted_with(admin.site.has_permission)

admin.site.site_header = admin.site.site_title = _("Parlour: keeping the house")
admin.site.index_title = _("What is to be done")
admin.site.index_template = "admin/moderation/index.html"

POWERS = ("is_staff", "is_superuser", "groups", "user_permissions")
# Whoever is kept out is banned, or merged, or gone: each by a verb of its own, none by a tick.
STANDING = ("may_log_in", "is_guest", "merged_into", "forgotten_at")
DATES = ("last_login", "date_joined")
# What a moderator needs to know of somebody: who it is, and since when. No address.
LOOKED_AT = (
    (None, {"fields": ("username",)}),
    (_("Standing"), {"fields": STANDING}),
    (_("Dates"), {"fields": DATES}),
)


class PersonCreationForm(AdminUserCreationForm):
    class Meta(AdminUserCreationForm.Meta):
        model = User


@admin.register(User)
class PersonAdmin(PersonVerbs, Titled, UserAdmin):
    add_form = PersonCreationForm
    list_display = ("username", "is_guest", "is_active", "date_joined", "last_login")
    list_filter = ("is_guest", "is_active", "is_staff", "date_joined")
    list_per_page = 50
    search_fields = ("username",)
    ordering = ("-date_joined",)
    date_hierarchy = "date_joined"
    actions = None
    readonly_fields = (*STANDING, *DATES)
    fieldsets = (
        (None, {"fields": ("username", "email", "password")}),
        (_("Standing"), {"fields": STANDING}),
        (_("Look"), {"fields": ("color", "avatar")}),
        (_("Preferences"), {"fields": Preferences.__struct_fields__}),
        (_("Powers"), {"fields": POWERS}),
        (_("Dates"), {"fields": DATES}),
    )

    @admin.display(description=_("may log in"), boolean=True)
    def may_log_in(self, person: User) -> bool:
        return person.is_active

    def get_fieldsets(self, request: HttpRequest, obj: User | None = None) -> tuple:
        may_change = obj is None or self.has_change_permission(request, obj)
        return super().get_fieldsets(request, obj) if may_change else LOOKED_AT

    def get_search_fields(self, request: HttpRequest) -> tuple[str, ...]:
        return (*self.search_fields, *(["email"] if self.has_change_permission(request) else []))

    def get_readonly_fields(self, request: HttpRequest, obj: User | None = None) -> tuple:
        """Powers are given by those who have all of them; a merged record is history."""
        fields = tuple(super().get_readonly_fields(request, obj))
        if obj and (obj.merged_into_id or obj.forgotten_at):
            fields += ("username",)
        return fields if request.user.is_superuser else fields + POWERS

    def has_change_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Nobody changes somebody of more power, their password least of all."""
        is_above = obj is not None and obj.is_superuser and not request.user.is_superuser
        return super().has_change_permission(request, obj) and not is_above

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """People are never deleted: the log knows them."""
        return False

    def save_model(self, request: HttpRequest, obj: User, form: ModelForm, change: bool) -> None:
        """The same consequences as everywhere: tables say the new name."""
        old = User.objects.get(pk=obj.pk) if change else None
        if change and "username" in form.changed_data:
            services.rename(User.objects.get(pk=obj.pk), obj.username)
        super().save_model(request, obj, form, change)
        record(
            request.user,
            Action.EDIT_PERSON if change else Action.MAKE_PERSON,
            subject=obj,
            before=_told(form, lambda field: getattr(old, field)) if old else {},
            # Powers are stored after this.
            after=_told(form, lambda field: form.cleaned_data.get(field, getattr(obj, field))),
        )

    def user_change_password(
        self, request: HttpRequest, id: str, form_url: str = ""
    ) -> HttpResponse:
        with transaction.atomic():
            answer = super().user_change_password(request, id, form_url)
            if request.method == "POST" and answer.status_code == 302:
                record(request.user, Action.SET_PASSWORD, subject=User.objects.get(pk=id))
        return answer


# That it was changed is told, and not what it was: the record is kept longer than an account.
UNTOLD = {"password", "password1", "password2", "email"}
MANY = {"groups", "user_permissions"}


def _told(form: ModelForm, value: Callable[[str], Any]) -> dict[str, str]:
    return {
        field: "…" if field in UNTOLD else _text(field, value(field)) for field in form.changed_data
    }


def _text(field: str, value: Any) -> str:
    if field not in MANY:
        return str(value)
    return ", ".join(sorted(map(str, value.all())))
