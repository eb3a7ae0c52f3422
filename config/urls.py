"""Every address of the site."""

from django.contrib import admin
from django.urls import include, path

from config import health, installed, languages, pages

urlpatterns = [
    # First what is asked for most: until one matches, each is tried.
    path("", include("games.urls")),
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("metrics", health.metrics, name="metrics"),
    path("design/", pages.design, name="design"),
    path("manifest.webmanifest", installed.manifest, name="manifest"),
    path("worker.js", installed.worker, name="worker"),
    path("offline/", installed.offline, name="offline"),
    path("language/", languages.choose, name="language"),
    path("admin/", admin.site.urls),
    path("accounts/", include("accounts.urls")),
    path("accounts/", include("allauth.urls")),
    path("", include("accounts.ratings.urls")),
    path("", include("accounts.moderation.urls")),
]
handler400 = "config.pages.bad_request"
handler403 = "config.pages.forbidden"
handler404 = "config.pages.not_found"
handler500 = "config.pages.server_error"
