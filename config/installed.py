"""The site as an app on somebody's device: its manifest, its worker and what it says offline."""

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe


@require_safe
@cache_control(max_age=3600)
def manifest(request: HttpRequest) -> JsonResponse:
    icons = [
        {"src": static("favicon.svg"), "sizes": "any", "type": "image/svg+xml"},
        _icon("icon-192.png", 192),
        _icon("icon-512.png", 512),
        _icon("maskable-512.png", 512) | {"purpose": "maskable"},
    ]
    home = reverse("home")
    said = {
        "id": home,
        "name": _("Parlour"),
        "short_name": _("Parlour"),
        "description": _("Card games in the browser, with friends, strangers and bots."),
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "background_color": "#f2eee6",
        "theme_color": "#f2eee6",
        "categories": ["games"],
        "icons": icons,
    }
    return JsonResponse(said, content_type="application/manifest+json")


def _icon(name: str, size: int) -> dict[str, str]:
    return {"src": static(f"img/app/{name}"), "sizes": f"{size}x{size}", "type": "image/png"}


@require_safe
@cache_control(no_cache=True)
def worker(request: HttpRequest) -> HttpResponse:
    """At the root, for that is how far a worker's power goes. Another version of the static files
    is another worker, which lets go of the old ones."""
    said = {
        "version": getattr(staticfiles_storage, "manifest_hash", "") or "plain",
        "static_url": settings.STATIC_URL,
        "offline": reverse("offline"),
    }
    return render(request, "installed/worker.js", said, content_type="text/javascript")


@require_safe
@cache_control(no_cache=True)
def offline(request: HttpRequest) -> HttpResponse:
    """Rendered without the request: there is nobody in it."""
    said = {"LANGUAGE_CODE": get_language()}
    return HttpResponse(render_to_string("installed/offline.html", said))
