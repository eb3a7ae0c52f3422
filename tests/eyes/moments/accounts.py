"""Log-in, sign-up, and what belongs to an account."""

from typing import Any
from unittest import mock

from allauth.account.forms import default_token_generator
from allauth.account.models import EmailConfirmationHMAC
from allauth.account.utils import user_pk_to_url_str
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP
from allauth.socialaccount.models import SocialAccount, SocialLogin
from allauth.socialaccount.providers import registry
from allauth.socialaccount.providers.dummy.provider import DummyProvider
from django.contrib.auth.models import AnonymousUser
from django.shortcuts import render
from django.test import Client, RequestFactory

from accounts.models import User
from accounts.moderation.services import impose
from accounts.turn_mail import token_of
from tests.accounts.visits import PASSWORD
from tests.eyes.cast import guest, member, playing, shown_to_be
from tests.eyes.catalogue import Look, moment
from tests.eyes.looks import answered, visit
from tests.eyes.stage import spoken

SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"


def another_site():
    """allauth's dummy stands for a site that one may log in with."""
    return (
        mock.patch.dict(registry.provider_map, {DummyProvider.id: DummyProvider}),
        mock.patch.object(DummyProvider, "get_login_url", return_value="/elsewhere/"),
    )


@moment("accounts.login")
def login() -> Look:
    """The door."""
    return visit("/accounts/login/")


@moment("accounts.login.other_sites")
def login_elsewhere() -> Look:
    """The same where one may come from another site."""
    known, way = another_site()
    with known, way:
        return visit("/accounts/login/")


@moment("accounts.login.refused")
def login_refused() -> Look:
    """Name and password do not belong together."""
    return visit("/accounts/login/", post={"login": "Anna", "password": "wrong"})


@moment("accounts.login.code")
def login_code() -> Look:
    """The second step: the code of an app."""
    anna = member()
    TOTP.activate(anna, SECRET)
    client = Client()
    client.post("/accounts/login/", {"login": "Anna", "password": PASSWORD})
    return visit("/accounts/2fa/authenticate/", client=client)


@moment("accounts.signup")
def signup() -> Look:
    """A new account."""
    return visit("/accounts/signup/")


@moment("accounts.signup.refused")
def signup_refused() -> Look:
    """Every field has something against it."""
    member()
    fields = {"username": "Anna", "email": "anna@", "password1": "short", "password2": "other"}
    return visit("/accounts/signup/", post=fields)


@moment("accounts.guest")
def as_guest() -> Look:
    """A name is enough."""
    return visit("/accounts/guest/")


@moment("accounts.guest.refused")
def guest_refused() -> Look:
    """The name will not do."""
    return visit("/accounts/guest/", post={"your_name": "<Anna>"}, status=400)


@moment("accounts.logout.guest")
def logout() -> Look:
    """A guest who leaves cannot come back as the same."""
    return visit("/accounts/logout/", guest())


@moment("accounts.profile")
def profile() -> Look:
    """One's own page: look and preferences."""
    return visit("/accounts/profile/", member())


@moment("accounts.profile.guest")
def profile_guest() -> Look:
    """The same for a guest, who may keep all of it by signing up."""
    return visit("/accounts/profile/", guest())


@moment("accounts.profile.refused")
def profile_refused() -> Look:
    """Something in the form will not do."""
    return visit("/accounts/profile/", member(), post={"username": ""}, status=400)


@moment("accounts.menu", opens=".page-header .menu > summary")
def menu() -> Look:
    """The menu behind one's face, opened."""
    return visit("/fair-play/", guest())


@moment("accounts.delete")
def delete() -> Look:
    """Asked once more before an account is deleted."""
    anna = member()
    playing("spades", anna)
    return visit("/accounts/delete/", client=shown_to_be(anna))


@moment("accounts.delete.guest")
def delete_guest() -> Look:
    """A guest has no password to be asked for."""
    return visit("/accounts/delete/", guest())


@moment("accounts.reauthenticate")
def again() -> Look:
    """Is it you?"""
    return visit("/accounts/reauthenticate/", member())


@moment("accounts.reauthenticate.code")
def again_by_code() -> Look:
    """The same by the code of an app."""
    anna = member()
    TOTP.activate(anna, SECRET)
    return visit("/accounts/2fa/reauthenticate/", anna)


@moment("accounts.email")
def email() -> Look:
    """One's address, and a new one in its place."""
    return visit("/accounts/email/", member())


@moment("accounts.email.confirm")
def email_confirm() -> Look:
    """The link of a mail was followed."""
    anna = member()
    key = EmailConfirmationHMAC(anna.emailaddress_set.get()).key
    return visit(f"/accounts/confirm-email/{key}/")


@moment("accounts.email.dead_link")
def email_dead() -> Look:
    """The link is none any more."""
    return visit("/accounts/confirm-email/nothing/")


@moment("accounts.email.sent")
def email_sent() -> Look:
    """A mail is on its way."""
    return visit("/accounts/confirm-email/")


@moment("accounts.inactive")
def inactive() -> Look:
    """Nobody plays under this account any more."""
    return visit("/accounts/inactive/")


@moment("accounts.password.change")
def password() -> Look:
    """A new password for the old one."""
    return visit("/accounts/password/change/", client=shown_to_be(member()))


@moment("accounts.password.set")
def password_set() -> Look:
    """Who came from another site has none yet."""
    anna = member()
    anna.set_unusable_password()
    anna.save()
    return visit("/accounts/password/set/", anna)


@moment("accounts.password.reset")
def reset() -> Look:
    """Forgotten: where shall the link go?"""
    return visit("/accounts/password/reset/")


@moment("accounts.password.reset_sent")
def reset_sent() -> Look:
    """It is on its way."""
    return visit("/accounts/password/reset/done/")


def _key(anna: User) -> str:
    return f"{user_pk_to_url_str(anna)}-{default_token_generator.make_token(anna)}"


@moment("accounts.password.from_key")
def from_key() -> Look:
    """The link was followed: a new password."""
    client = Client()
    way = client.get(f"/accounts/password/reset/key/{_key(member())}/")["Location"]
    return visit(way, client=client)


@moment("accounts.password.dead_key")
def dead_key() -> Look:
    """The link was used already."""
    return visit("/accounts/password/reset/key/1-nothing/")


@moment("accounts.password.from_key_done")
def from_key_done() -> Look:
    """The new password is in force."""
    return visit("/accounts/password/reset/key/done/")


@moment("accounts.second_factor")
def second_factor() -> Look:
    """It is off."""
    return visit("/accounts/2fa/", member())


@moment("accounts.second_factor.on")
def second_factor_on() -> Look:
    """It is on, with codes for the day on which the phone is lost."""
    anna = member()
    TOTP.activate(anna, SECRET)
    RecoveryCodes.activate(anna)
    return visit("/accounts/2fa/", anna)


@moment("accounts.second_factor.activate")
def activate() -> Look:
    """The picture to be scanned."""
    with mock.patch("allauth.mfa.totp.internal.auth.generate_totp_secret", return_value=SECRET):
        return visit("/accounts/2fa/totp/activate/", client=shown_to_be(member()))


def _with_codes() -> Client:
    anna = member()
    client = shown_to_be(anna)
    TOTP.activate(anna, SECRET)
    seed = "eyes" * 10
    codes = Authenticator(user=anna, type="recovery_codes", data={"seed": seed, "used_mask": 0})
    codes.save()
    return client


@moment("accounts.second_factor.deactivate")
def deactivate() -> Look:
    """Asked before it is switched off."""
    return visit("/accounts/2fa/totp/deactivate/", client=_with_codes())


@moment("accounts.second_factor.codes")
def codes() -> Look:
    """The codes for the day on which the phone is lost."""
    return visit("/accounts/2fa/recovery-codes/", client=_with_codes())


@moment("accounts.second_factor.new_codes")
def new_codes() -> Look:
    """New ones make the old ones worthless."""
    return visit("/accounts/2fa/recovery-codes/generate/", client=_with_codes())


@moment("accounts.connections")
def connections() -> Look:
    """The sites that one's account is connected with."""
    anna = member()
    SocialAccount.objects.create(user=anna, provider="dummy", uid="7")
    known, way = another_site()
    with known, way:
        return visit("/accounts/3rdparty/", anna)


@moment("accounts.connections.name")
def name_from_elsewhere() -> Look:
    """Whoever comes from another site chooses a name."""
    known, way = another_site()
    with known, way:
        client, site = Client(), DummyProvider(request=None)
        account = SocialAccount(provider=site.id, uid="7")
        session = client.session
        session["socialaccount_sociallogin"] = SocialLogin(
            user=User(), account=account, provider=site
        ).serialize()
        session.save()
        return visit("/accounts/3rdparty/signup/", client=client)


@moment("accounts.connections.error")
def connection_error() -> Look:
    """The other site said no."""
    return visit("/accounts/3rdparty/login/error/", status=401)


@moment("accounts.connections.cancelled")
def cancelled() -> Look:
    """One changed one's mind over there."""
    return visit("/accounts/3rdparty/login/cancelled/")


@moment("accounts.turn_mail.stop")
def stop() -> Look:
    """The link of a mail: no more of them?"""
    return visit(f"/accounts/turn-mail/stop/{token_of(member(turn_mail=True))}/")


@moment("accounts.turn_mail.stopped")
def stopped() -> Look:
    """No more of them."""
    return visit(f"/accounts/turn-mail/stop/{token_of(member(turn_mail=False))}/")


@moment("accounts.login.onward")
def login_onward() -> Look:
    """On the way to another page, as a guest."""
    return visit("/accounts/login/?next=/daily/", guest())


@moment("accounts.login.banned")
def login_banned() -> Look:
    """Somebody who played in this browser is banned."""
    return visit("/accounts/login/", client=_banned())


@moment("accounts.guest.banned")
def guest_banned() -> Look:
    """The same where one says a name."""
    return visit("/accounts/guest/", client=_banned())


def _banned() -> Client:
    ben, client = guest("Ben"), Client()
    client.force_login(ben, "django.contrib.auth.backends.ModelBackend")
    impose(member("Mia", is_staff=True, is_superuser=True), ben, "ban", "Insults.")
    return client


@moment("accounts.logout.member")
def logout_member() -> Look:
    """Somebody with an account can come back."""
    return visit("/accounts/logout/", member())


@moment("accounts.profile.saved")
def profile_saved() -> Look:
    """What was just done is said once."""
    client, anna = Client(), member()
    client.force_login(anna, "django.contrib.auth.backends.ModelBackend")
    looks = {"username": "Anna", "color": anna.color, "avatar": anna.avatar, "animation": "normal"}
    client.post("/accounts/profile/", looks)
    return visit("/accounts/profile/", client=client)


@moment("accounts.profile.no_address")
def profile_no_address() -> Look:
    """Mails need an address; other sites are known here."""
    anna = member()
    anna.emailaddress_set.all().delete()
    known, way = another_site()
    with known, way:
        return visit("/accounts/profile/", anna)


@moment("accounts.delete.refused")
def delete_refused() -> Look:
    """The only administrator cannot leave."""
    client = shown_to_be(member("Cleo", is_superuser=True, is_staff=True))
    return visit("/accounts/delete/", client=client, post={"sure": "yes"}, status=409)


@moment("accounts.email.pending")
def email_pending() -> Look:
    """A new address that is not confirmed yet."""
    anna = member()
    anna.emailaddress_set.create(email="anna@example.net", primary=False, verified=False)
    return visit("/accounts/email/", anna)


@moment("accounts.email.unconfirmed")
def email_unconfirmed() -> Look:
    """The link of a mail was followed: is it theirs?"""
    anna = member()
    new = anna.emailaddress_set.create(email="anna@example.net", primary=False, verified=False)
    return visit(f"/accounts/confirm-email/{EmailConfirmationHMAC(new).key}/", anna)


@moment("accounts.connections.none")
def no_connections() -> Look:
    """Connected with no other site; one cannot be disconnected."""
    known, way = another_site()
    with known, way:
        return visit("/accounts/3rdparty/", member(), post={"account": "7"})


def _bare(template: str, status: int = 200, **context: Any) -> Look:
    request = RequestFactory().get("/")
    request.user, request.session, request.LANGUAGE_CODE = AnonymousUser(), {}, spoken()
    return answered(render(request, template, context, status=status), status=status)


@moment("accounts.connections.go_on")
def go_on() -> Look:
    """Asked before one is sent to another site."""
    return _bare("socialaccount/login.html", provider=DummyProvider(request=None))


@moment("accounts.too_many")
def too_many() -> Look:
    """Too many attempts from one network."""
    return _bare("429.html", 429)
