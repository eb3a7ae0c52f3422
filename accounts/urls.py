"""Addresses about people. Where allauth has the same address, ours comes first."""

from allauth.account import views as allauth
from allauth.mfa.base import views as second_factor
from allauth.mfa.recovery_codes import views as recovery_codes
from allauth.mfa.totp import views as totp
from django.urls import path

from accounts import connections, entrance, own_data, views

urlpatterns = [
    path("guest/", views.guest, name="guest"),
    path("profile/", views.profile, name="profile"),
    path("sound/", views.sound, name="sound"),
    path("download/", own_data.download, name="download"),
    path("turn-mail/stop/<str:token>/", own_data.stop_turn_mail, name="stop-turn-mail"),
    path("delete/", own_data.delete, name="delete-account"),
    path("people/<str:name>/", views.person, name="person"),
    path("signup/", entrance.signup, name="account_signup"),
    path("login/", entrance.login, name="account_login"),
    path("logout/", entrance.logout, name="account_logout"),
    path("email/", entrance.members_only(allauth.email), name="account_email"),
    path(
        "password/change/",
        entrance.members_only(allauth.password_change),
        name="account_change_password",
    ),
    path("password/set/", entrance.members_only(allauth.password_set), name="account_set_password"),
    path("2fa/authenticate/", entrance.code, name="mfa_authenticate"),
    path("2fa/", entrance.members_only(second_factor.index), name="mfa_index"),
    path("2fa/totp/activate/", entrance.members_only(totp.activate_totp), name="mfa_activate_totp"),
    path(
        "2fa/recovery-codes/generate/",
        entrance.members_only(recovery_codes.generate_recovery_codes),
        name="mfa_generate_recovery_codes",
    ),
    path("3rdparty/", connections.connections, name="socialaccount_connections"),
]
