"""People in the admin."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin, messages
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm
from django.db.models import QuerySet
from django.forms import ModelForm
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from accounts import services
from accounts.admin_verbs import PersonVerbs
from accounts.models import User
from accounts.moderation.models import Kind, Sanction
from accounts.moderation.services import record
from accounts.preferences import Preferences
from accounts.second_factor import permitted_with, second_factor_first

# The site's own log-in, with its limits on guessing, is the admin's too.
admin.site.login = second_factor_first(secure_admin_login(admin.site.login))
admin.site.has_permission = permitted_with(admin.site.has_permission)

admin.site.site_header = admin.site.site_title = _("Parlour: keeping the house")
admin.site.index_title = _("What is to be done")

POWERS = ("is_staff", "is_superuser", "groups", "user_permissions")


class PersonCreationForm(AdminUserCreationForm):
    class Meta(AdminUserCreationForm.Meta):
        model = User


@admin.register(User)
class PersonAdmin(PersonVerbs, UserAdmin):
    add_form = PersonCreationForm
    list_display = ("username", "email", "is_guest", "is_active", "date_joined", "last_login")
    list_filter = ("is_guest", "is_active", "is_staff", "date_joined")
    list_per_page = 50
    search_fields = ("username", "email")
    ordering = ("-date_joined",)
    date_hierarchy = "date_joined"
    actions = ("deactivate", "reactivate")
    readonly_fields = ("is_guest", "merged_into", "forgotten_at", "last_login", "date_joined")
    fieldsets = (
        (None, {"fields": ("username", "email", "password")}),
        (_("Standing"), {"fields": ("is_active", "is_guest", "merged_into", "forgotten_at")}),
        (_("Look"), {"fields": ("color", "avatar")}),
        (
            _("Preferences"),
            {"fields": Preferences.__struct_fields__},
        ),
        (_("Powers"), {"fields": POWERS}),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )

    def get_readonly_fields(self, request: HttpRequest, obj: User | None = None) -> tuple:
        """Powers are given by those who have all of them; a merged record is history."""
        fields = tuple(super().get_readonly_fields(request, obj))
        if obj and (obj.merged_into_id or obj.forgotten_at):
            fields += ("username", "is_active")
        return fields if request.user.is_superuser else fields + POWERS

    def has_change_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Nobody changes somebody of more power, their password least of all."""
        is_above = obj is not None and obj.is_superuser and not request.user.is_superuser
        return super().has_change_permission(request, obj) and not is_above

    def get_actions(self, request: HttpRequest) -> dict:
        """People are never deleted: the log knows them."""
        return {
            name: act
            for name, act in super().get_actions(request).items()
            if name != "delete_selected"
        }

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: User, form: ModelForm, change: bool) -> None:
        """The same consequences as everywhere: tables say the new name, sockets are closed."""
        old = User.objects.get(pk=obj.pk) if change else None
        if change and "username" in form.changed_data:
            services.rename(User.objects.get(pk=obj.pk), obj.username)
        if change and "is_active" in form.changed_data and not obj.is_active:
            services.deactivate([obj])
        super().save_model(request, obj, form, change)
        record(
            request.user,
            "edit person" if change else "make person",
            subject=obj,
            before=_told(old, form.changed_data) if old else {},
            after=_told(obj, form.changed_data),
        )

    @admin.action(description=_("Deactivate: log out and keep out"), permissions=["change"])
    def deactivate(self, request: HttpRequest, people: QuerySet[User]) -> None:
        others = people.exclude(pk=request.user.pk).exclude(is_superuser=True)
        left = people.count() - others.count()
        for person in others.filter(is_active=True):
            record(request.user, "deactivate", subject=person)
        count = services.deactivate(others)
        self.message_user(
            request,
            ngettext("%d person deactivated.", "%d people deactivated.", count) % count,
        )
        if left:
            self.message_user(
                request, _("You and superusers cannot be deactivated here."), messages.WARNING
            )

    @admin.action(description=_("Reactivate"), permissions=["change"])
    def reactivate(self, request: HttpRequest, people: QuerySet[User]) -> None:
        # A merged guest's record stays closed: its person plays under the account. A deleted
        # account has nobody to come back. And a ban is lifted, with a reason.
        banned = Sanction.objects.filter(kind=Kind.BAN).active().values("user")
        gone = people.filter(is_active=False, merged_into=None, forgotten_at=None)
        closed = list(gone.exclude(pk__in=banned))
        for person in closed:
            record(request.user, "reactivate", subject=person)
        count = User.objects.filter(pk__in=[each.pk for each in closed]).update(is_active=True)
        self.message_user(
            request,
            ngettext("%d person reactivated.", "%d people reactivated.", count) % count,
        )


# What is secret, or too long to be of use in the record.
UNTOLD = {"password", "groups", "user_permissions"}


def _told(person: User, fields: list[str]) -> dict[str, str]:
    return {field: str(getattr(person, field)) for field in fields if field not in UNTOLD}
