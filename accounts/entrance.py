"""allauth's log-in and sign-up as views of ours: open to guests, closed to those inside."""

from collections.abc import Callable
from functools import wraps

from allauth.account import views as allauth
from allauth.account.adapter import get_adapter
from allauth.mfa.base.views import authenticate
from allauth.socialaccount.adapter import get_adapter as get_social_adapter
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AnonymousUser
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from accounts.adapter import FORMER_GUEST, guest_of
from accounts.forms import SignupForm
from accounts.views import onward
from config.middleware import CONTENT_SECURITY_POLICY

View = Callable[..., HttpResponse]


def for_newcomers(view: View) -> View:
    """Somebody with an account who is logged in has no business at the door; a guest does."""

    @wraps(view)
    def guarded(request: HttpRequest) -> HttpResponse:
        if request.user.is_authenticated and not request.user.is_guest:
            return onward(request)
        return view(request)

    return guarded


def members_only(view: View) -> View:
    """For whoever has an account: a guest, who has no password to change, is shown the way."""

    @login_required
    @wraps(view)
    def guarded(request: HttpRequest) -> HttpResponse:
        return redirect("account_signup") if request.user.is_guest else view(request)

    return guarded


def letting_go_elsewhere(response: HttpResponse) -> HttpResponse:
    """The browser follows a form's redirect to another site only if the policy lets it."""
    response.headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY.replace(
        "form-action 'self'", "form-action 'self' https:"
    )
    return response


class Providers:
    """The other sites that a visitor may log in with."""

    def get_context_data(self, **kwargs) -> dict:
        context = super().get_context_data(**kwargs)
        providers = get_social_adapter().list_providers(self.request)
        process = {"process": "login", "next": self.get_next_url() or ""}
        context["providers"] = [
            (provider.name, provider.get_login_url(self.request, **process))
            for provider in providers
        ]
        return context

    def render_to_response(self, context: dict, **kwargs) -> HttpResponse:
        response = super().render_to_response(context, **kwargs)
        return letting_go_elsewhere(response) if context["providers"] else response


class Login(Providers, allauth.LoginView):
    pass


class Signup(Providers, allauth.SignupView):
    def get_initial(self) -> dict:
        guest = guest_of(self.request)
        return super().get_initial() | ({"username": guest.username} if guest else {})

    def form_valid(self, form: SignupForm) -> HttpResponse:
        try:
            return super().form_valid(form)
        except IntegrityError:
            # Somebody took the name between the question and the answer.
            form.add_error("username", get_adapter().validation_error("username_taken"))
            return self.form_invalid(form)


@require_http_methods(["GET", "HEAD", "POST"])
def logout(request: HttpRequest) -> HttpResponse:
    """A guest who leaves cannot come back as the same: they are asked first, wherever they
    pressed the button."""
    if request.user.is_authenticated and request.user.is_guest and "sure" not in request.POST:
        return render(request, "account/logout.html", {"redirect_field_value": None})
    return allauth.logout(request)


def code(request: HttpRequest) -> HttpResponse:
    """The second step of a log-in. allauth turns away whoever is logged in: also the guest who
    is on the way to their account, and who therefore waits outside for as long as it takes."""
    guest = guest_of(request)
    if guest and request.user.is_authenticated:
        request.session[FORMER_GUEST] = guest.pk
        request.user = AnonymousUser()
    return authenticate(request)


login = for_newcomers(Login.as_view())
signup = for_newcomers(Signup.as_view())
