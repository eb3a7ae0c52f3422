"""Where allauth's flows meet our guests, names and words."""

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialLogin
from django.contrib.auth import update_session_auth_hash
from django.db import transaction
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.names import check_free_for_people, check_name, name_key, tidy
from accounts.sanctions import ban_token, is_barred, readmit
from accounts.services import is_taken, make_member, merge_guest, rename

# A guest whose session was ended on the way to their account, by a reset link for instance.
FORMER_GUEST = "former_guest"


def guest_of(request: HttpRequest) -> User | None:
    """The guest who plays in this browser."""
    pk = request.user.pk if request.user.is_authenticated else request.session.get(FORMER_GUEST)
    return User.objects.filter(pk=pk, is_guest=True, is_active=True).first() if pk else None


class AccountAdapter(DefaultAccountAdapter):
    error_messages = DefaultAccountAdapter.error_messages | {
        "username_taken": _("Somebody else has that name."),
        "email_taken": _("An account with that e-mail address already exists."),
        "username_password_mismatch": _("Wrong name or password."),
        "email_password_mismatch": _("Wrong e-mail address or password."),
        "enter_current_password": _("That is not your current password."),
        "too_many_login_attempts": _("Too many failed attempts. Please try again in a while."),
        "rate_limited": _("Too many attempts. Please try again in a while."),
    }

    def clean_username(self, username: str, shallow: bool = False) -> str:
        name = tidy(username)
        check_name(name)
        if not shallow:
            check_free_for_people(name)
        # A guest's own name is theirs to keep.
        if not shallow and is_taken(name, but_by=guest_of(self.request)):
            raise self.validation_error("username_taken")
        return name

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: str) -> str:
        """Whom somebody tries to log in as: the limit is the account's, however it is spelt."""
        return name_key(tidy(credentials.get("email") or credentials.get("username") or ""))

    @transaction.atomic
    def save_user(self, request: HttpRequest, user: User, form: Form, commit: bool = True) -> User:
        """A guest who signs up stays the same record and stays logged in."""
        guest = user if user.pk else guest_of(request)
        if guest is None:
            return super().save_user(request, user, form, commit)
        # An address from an earlier attempt that was never confirmed.
        EmailAddress.objects.filter(user=guest).delete()
        rename(guest, form.cleaned_data["username"])
        user = super().save_user(request, guest, form, commit)
        if request.user.is_authenticated:
            update_session_auth_hash(request, user)
        return user

    def login(self, request: HttpRequest, user: User) -> None:
        """Whoever logs in brings along what they did as a guest in this browser."""
        guest = guest_of(request)
        super().login(request, user)
        request.session.pop(FORMER_GUEST, None)
        make_member(user)
        # A guest with a password is an account that waits for its e-mail to be confirmed.
        if guest and not guest.has_usable_password():
            merge_guest(guest, user)

    def pre_login(self, request: HttpRequest, user: User, **facts) -> HttpResponse | None:
        """A ban that has ended is over; of one that has not, reason and appeal are shown."""
        readmit(user)
        return super().pre_login(request, user, **facts)

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        if is_barred(user, "ban"):
            return redirect("ban", ban_token(user))
        return super().respond_user_inactive(request, user)

    def logout(self, request: HttpRequest) -> None:
        guest = guest_of(request)
        super().logout(request)
        if guest and request.resolver_match.url_name != "account_logout":
            request.session[FORMER_GUEST] = guest.pk

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        confirmed = super().confirm_email(request, email_address)
        if confirmed:
            make_member(email_address.user)
        return confirmed

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return reverse("profile")

    def get_email_verification_redirect_url(self, email_address: EmailAddress) -> str:
        if self.request.user.is_authenticated:
            return reverse("profile")
        return super().get_email_verification_redirect_url(email_address)


class SocialAdapter(DefaultSocialAccountAdapter):
    error_messages = DefaultSocialAccountAdapter.error_messages | {
        "no_password": _("Set a password first: without one you could not log in any more."),
    }

    def save_user(
        self, request: HttpRequest, sociallogin: SocialLogin, form: Form | None = None
    ) -> User:
        sociallogin.user = guest_of(request) or sociallogin.user
        return super().save_user(request, sociallogin, form)

    def get_signup_form_initial_data(self, sociallogin: SocialLogin) -> dict[str, str]:
        guest = guest_of(self.request)
        initial = super().get_signup_form_initial_data(sociallogin)
        return initial | ({"username": guest.username} if guest else {})
