"""The addresses of the leaderboards."""

from django.urls import path

from accounts.ratings import views

urlpatterns = [
    path("leaders/", views.leaders, name="leaders"),
    path("leaders/<slug:slug>/", views.leaders_of, name="leaders-of"),
    path("leaders/<slug:slug>/month/", views.leaders_of, {"period": "month"}, name="leaders-month"),
]
