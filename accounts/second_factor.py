"""A second factor: a code from an app beside the password, and recovery codes for a lost phone.

allauth has the mathematics and the pages' flow; here are its words, and whether the admin asks
for one.
"""

from collections.abc import Callable

from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.base import forms as allauth
from allauth.mfa.totp import forms as allauth_totp
from allauth.mfa.utils import is_mfa_enabled
from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts.models import User


class SecondFactorAdapter(DefaultMFAAdapter):
    error_messages = DefaultMFAAdapter.error_messages | {
        "add_email_blocked": gettext_lazy(
            "Your account has a second factor: switch it off before you add an address."
        ),
        "cannot_generate_recovery_codes": gettext_lazy(
            "Recovery codes belong to a second factor: set that up first."
        ),
        "incorrect_code": gettext_lazy("That is not the code of this moment."),
        "unverified_email": gettext_lazy(
            "Please confirm your e-mail address first: it is the way back in if all else is lost."
        ),
    }

    def get_totp_label(self, user: User) -> str:
        """What the app calls this account: the name alone, for whoever looks over a shoulder."""
        return user.username


class Coded:
    """A form with one code in it, in our words."""

    code_label = gettext_lazy("Code")
    code_help = ""

    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        code = self.fields["code"]
        code.label, code.help_text = self.code_label, self.code_help
        code.widget.attrs.pop("placeholder", None)
        code.widget.attrs |= {"inputmode": "numeric", "spellcheck": "false", "autofocus": True}


class ActivateForm(Coded, allauth_totp.ActivateTOTPForm):
    code_label = gettext_lazy("The code that your app shows now")


class CodeForm(Coded, allauth.AuthenticateForm):
    code_help = gettext_lazy("From your app, or one of your recovery codes.")


class CodeAgainForm(Coded, allauth.ReauthenticateForm):
    code_help = gettext_lazy("From your app, or one of your recovery codes.")


def is_missing(user: User) -> bool:
    """Whether the admin is closed to this member of the staff until they set up a second factor."""
    return settings.ADMIN_SECOND_FACTOR and user.is_staff and not is_mfa_enabled(user)


def second_factor_first(login: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The admin's log-in, for staff who lack what it asks for: the way to get it."""

    def guarded(request: HttpRequest, *args, **kwargs) -> HttpResponse:
        if request.user.is_authenticated and is_missing(request.user):
            messages.warning(request, _("The admin asks for a second factor. Set it up here."))
            return redirect("mfa_index")
        return login(request, *args, **kwargs)

    return guarded


def permitted_with(has_permission: Callable[[HttpRequest], bool]) -> Callable[[HttpRequest], bool]:
    return lambda request: has_permission(request) and not is_missing(request.user)
