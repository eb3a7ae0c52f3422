"""Addresses about people. Where allauth has the same address, ours comes first."""

from allauth.account import views as allauth
from django.urls import path

from accounts import entrance, views

urlpatterns = [
    path("guest/", views.guest, name="guest"),
    path("profile/", views.profile, name="profile"),
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
]
