"""Addresses at which everybody meets moderation; moderators meet it in the admin."""

from django.urls import path

from accounts.moderation.views import figures, notices, reports, sanctions

urlpatterns = [
    path("report/<str:name>/", reports.report, name="report"),
    path("report/at/<slug:code>/<int:seat>/", reports.at_table, name="report-seat"),
    path("notices/", notices.notices, name="notices"),
    path("notices/sanctions/<int:number>/", sanctions.own, name="sanction"),
    path("moderation/", figures.figures, name="moderation"),
    path("moderation/ban/<str:token>/", sanctions.ban, name="ban"),
]
